import { callsOf, filled, nounOf } from './records.mjs';

/** Calls that anybody may make; all others answer 401 without a session. */
const open = [
  /^(GET|POST) \/api\/auth\/(nafath|register|email\/verify)/,
  /^GET \/api\/(public|samples|verify|docs)/,
  /^\w+ \/simulator\//,
  /^GET \/(health|boot\.json|remotes\.json|\.well-known)/,
  /^POST \/api\/(csp-reports|report-stops)/,
];
const isOpen = ({ method, path }) => open.some((pattern) => pattern.test(`${method} ${path}`));
/** Calls that end the caller's session, or answer for as long as the connection is open. */
const left = /\/auth\/logout$|\/user\/sessions$|\/stream$/;
/**
 * Calls that show a person what owners gave them: these contain ids of an owner's records, but the person may see them.
 */
const ownPlaces = /\/beneficiary\/(entitlements|payments)$/;

/** Calls that take a file: another kind of body is refused before the sender is checked. */
const uploads =
  /\/(documents|api\/transactions\/\{id\}\/receipt|recognise|statements|beneficiaries\/import|releases|files)$/;
const sentTo = (call, json) =>
  call.method === 'POST' && uploads.test(call.path)
    ? { text: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    : { json };

const nameOf = ({ method, path }) => `${method} ${path}`;

/** The body that a stranger would send: all ids that it can name, and no other useful content. */
function bodyFor({ method, path }, records) {
  if (method === 'GET') return undefined;
  const [from, to = from] = records.account;
  const waqfId = records.waqf[0];
  const bodies = {
    '/api/bank-transfer': { fromAccountId: from, toAccountId: to, amount: '1.00', description: 'تحويل من غريب' },
    '/api/transactions': { waqfId, type: 'income', amount: '1.00', source: 'rent', description: 'إيراد من غريب' },
    '/api/exports': { table: 'transactions', filters: { waqfId } },
    '/api/auth/step-up': { act: { kind: 'approval', id: records.approval[0] } },
  };
  return bodies[path] ?? { waqfId, reason: 'سبب من غريب', fullName: 'غريب', text: 'نص من غريب', fields: {} };
}

/** The owners' ids that are in an answer but were not in its request. */
function leaked(text, request, records) {
  return Object.values(records)
    .flat()
    .filter((id) => text.includes(id) && !request.includes(id));
}

/**
 * Makes every call on the owners' records as people without any relation to them: no answer may be a success that shows
 * or changes one of the records.
 * @param {object} openApi
 * @param {Record<string, string[]>} records
 * @param {Record<string, import('./records.mjs').Person>} strangers by name
 * @returns {Promise<{calls: number, faults: string[]}>}
 */
export async function proveStrangersRefused(openApi, records, strangers) {
  const faults = [];
  let calls = 0;
  const named = callsOf(openApi).filter((call) => !isOpen(call) && !left.test(call.path) && !ownPlaces.test(call.path));
  for (const call of named) {
    const own = call.path.match(/\{(\w+)\}/g)?.some((part) => nounOf(call.path, part.slice(1, -1)));
    const address = own ? filled(call.path, records) : `${filled(call.path, records)}?waqfId=${records.waqf[0]}`;
    const json = bodyFor(call, records);
    for (const [name, person] of Object.entries(strangers)) {
      const answer = await person.call(call.method, address, sentTo(call, json));
      calls += 1;
      if (answer.status >= 500) faults.push(`${nameOf(call)} as ${name}: ${answer.status}`);
      if (own && answer.status < 400) faults.push(`${nameOf(call)} as ${name}: ${answer.status} at a record of others`);
      if (call.path.startsWith('/api/admin/') && answer.status < 400)
        faults.push(`${nameOf(call)} as ${name}: ${answer.status} though not an administrator`);
      const seen = leaked(answer.text, `${address} ${JSON.stringify(json ?? '')}`, records);
      if (seen.length > 0) faults.push(`${nameOf(call)} as ${name}: shows ${seen[0]}`);
    }
  }
  return { calls, faults };
}

/**
 * Makes every call without a valid session: with no cookie, with only an administrator's header, with a planted cookie,
 * and with a session that was signed out.
 * @param {object} openApi
 * @param {Record<string, string[]>} records
 * @param {Record<string, import('./records.mjs').Person>} nobodies by name
 */
export async function withoutSession(openApi, records, nobodies) {
  const faults = [];
  let calls = 0;
  for (const call of callsOf(openApi).filter((each) => !isOpen(each))) {
    for (const [name, person] of Object.entries(nobodies)) {
      const { status } = await person.call(
        call.method,
        filled(call.path, records),
        sentTo(call, bodyFor(call, records)),
      );
      calls += 1;
      if (status !== 401) faults.push(`${nameOf(call)} ${name}: ${status}`);
    }
  }
  return { calls, faults };
}

/**
 * A session with somebody else's `x-national-id`, and unsafe calls as another site could make them: all are refused.
 * @param {object} openApi
 * @param {Record<string, string[]>} records
 * @param {import('./records.mjs').Person} person
 */
export async function proveOtherIdentities(openApi, records, person) {
  const faults = [];
  let calls = 0;
  const expect = async (call, headers, allowed, label, text) => {
    const { status } = await person.call(call.method, filled(call.path, records), { headers, text });
    calls += 1;
    if (!allowed.includes(status)) faults.push(`${nameOf(call)} ${label}: ${status}`);
  };
  // A release is authenticated by its token, never by a session.
  const withSession = callsOf(openApi).filter(
    ({ path }) => !/^\/api\/releases(\/checks|\/\{remote\}\/changes)?$/.test(path),
  );
  for (const call of withSession.filter((each) => !isOpen(each) && !left.test(each.path))) {
    for (const claimed of ['1000000131', 'garbage', '1'.repeat(8192)])
      await expect(call, { 'x-national-id': claimed }, [403], `as ${claimed.slice(0, 10)}`);
    if (call.method === 'GET') continue;
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    await expect(call, foreign, [403], 'from another site');
    await expect(call, { origin: undefined }, [403], 'without an origin');
    await expect(call, { 'content-type': 'text/plain' }, [415], 'as text', 'a=1');
    if (!uploads.test(call.path))
      await expect(call, { 'content-type': 'multipart/form-data; boundary=x' }, [415], 'as a form', '--x--');
  }
  return { calls, faults };
}
