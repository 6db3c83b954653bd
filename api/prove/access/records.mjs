/* Collects the ids that the owners can find by reading, by the noun for the record. */

/**
 * @typedef {{status: number, type: string, text: string, json: any, retryAfter: string | null}} Answer
 *
 * @typedef {{call: (method: string, path: string, options?: {json?: unknown, text?: string, headers?: object}) =>
 *   Promise<Answer>}} Person
 */

const pageOf = async (person, path) => (await person.call('GET', path)).json ?? {};

/**
 * Ids of the records of a founder and the nazir of their first waqf.
 * @param {{founder: Person, nazir: Person}} owners
 * @returns {Promise<Record<string, string[]>>}
 */
export async function recordsOf({ founder, nazir }) {
  const { waqfs = [] } = await pageOf(nazir, '/api/waqfs');
  const [waqf] = waqfs;
  const view = await pageOf(founder, `/api/waqf/${waqf.id}`);
  const ids = (rows = []) => rows.map(({ id }) => id);
  const amended = (await pageOf(founder, '/api/waqfs')).waqfs.find(({ hasOpenAmendment }) => hasOpenAmendment);
  const proposed = amended ? (await pageOf(founder, `/api/waqf/${amended.id}`)).amendment : null;
  const sessions = (await pageOf(nazir, '/api/user/sessions')).sessions;
  const all = {
    waqf: [waqf.id, ...(amended ? [amended.id] : [])],
    document: [...ids(view.documents), ...ids(proposed?.documents)],
    account: ids(view.bankAccounts),
    beneficiary: ids(view.beneficiaries),
    transaction: ids((await pageOf(nazir, `/api/transactions?waqfId=${waqf.id}&limit=5`)).transactions),
    transfer: ids((await pageOf(nazir, `/api/bank-transactions?waqfId=${waqf.id}&limit=5`)).transactions),
    approval: ids((await pageOf(nazir, '/api/approvals')).approvals),
    statement: ids((await pageOf(nazir, `/api/waqf/${waqf.id}/statements`)).statements),
    notification: ids((await pageOf(nazir, '/api/notifications')).notifications),
    session: ids(sessions),
    amendment: proposed ? [proposed.id] : [],
    iban: (view.bankAccounts ?? []).map(({ iban }) => iban).filter(Boolean),
  };
  return Object.fromEntries(Object.entries(all).map(([noun, found]) => [noun, found.slice(0, 8)]));
}

/** The noun that a parameter of a path stands for; undefined when there is none. */
export function nounOf(path, parameter) {
  const named = { documentId: 'document', amendmentId: 'amendment', statementId: 'statement', sessionId: 'session' };
  if (named[parameter]) return named[parameter];
  if (parameter !== 'id') return undefined;
  const heads = {
    waqf: 'waqf',
    'bank-account': 'account',
    transactions: 'transaction',
    'bank-transactions': 'transfer',
    approvals: 'approval',
    notifications: 'notification',
    beneficiary: 'beneficiary',
  };
  return heads[path.split('/')[2]];
}

/** The calls in an OpenAPI description, with method and path. */
export function callsOf(openApi) {
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries(openApi.paths).flatMap(([path, calls]) =>
    methods.filter((method) => calls[method]).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

/** A path with ids in place of its parameters; a parameter without a record gets another valid value. */
export function filled(path, records, at = 0) {
  const others = { page: '1', version: '1', remote: 'mf-nazir', name: 'x', type: 'financial' };
  return path.replaceAll(/\{(\w+)\}/g, (_, parameter) => {
    const known = records[nounOf(path, parameter) ?? ''] ?? [];
    return known[at % Math.max(1, known.length)] ?? others[parameter] ?? '0199a000-0000-7000-8000-000000000000';
  });
}
