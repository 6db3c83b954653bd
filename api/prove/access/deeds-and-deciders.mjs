/**
 * People without any relation to the waqf get no byte of a deed's file or pages, or of an exported table.
 * @param {Record<string, string[]>} records
 * @param {{owner: import('./records.mjs').Person, strangers: Record<string, import('./records.mjs').Person>}} people
 */
export async function files(records, { owner, strangers }) {
  const [waqfId] = records.waqf;
  const [documentId] = records.document;
  const [accountId] = records.account;
  const paths = [
    `/api/waqf/${waqfId}/documents/${documentId}/file`,
    `/api/waqf/${waqfId}/documents/${documentId}/pages/1.png`,
    `/api/bank-account/${accountId}/transactions`,
  ];
  const faults = [];
  let calls = 0;
  for (const path of paths) {
    const own = await owner.call('GET', path);
    if (own.status !== 200) faults.push(`GET ${path} as its owner: ${own.status}`);
    for (const [name, person] of Object.entries(strangers)) {
      const { status } = await person.call('GET', path);
      calls += 1;
      if (status !== 404 && status !== 403) faults.push(`GET ${path} as ${name}: ${status}`);
    }
  }
  for (const table of ['transactions', 'waqfs', 'transfers', 'account-statement']) {
    for (const [name, person] of Object.entries(strangers)) {
      const json = { table, filters: { waqfId, accountId } };
      const answer = await person.call('POST', '/api/exports', { json });
      calls += 1;
      if (records.iban.some((iban) => answer.text.includes(iban)))
        faults.push(`export of ${table} as ${name}: an IBAN`);
      if (answer.status >= 500) faults.push(`export of ${table} as ${name}: ${answer.status}`);
    }
  }
  return { calls, faults };
}

/**
 * A request is never decided by the person who made it, nor by a stranger, and stays unchanged.
 * @param {{requester: Person, strangers: Record<string, Person>}} people
 * @typedef {import('./records.mjs').Person} Person
 */
export async function proveDeciders({ requester, strangers }) {
  const faults = [];
  let calls = 0;
  const waiting = async () => {
    const { approvals = [] } = (await requester.call('GET', '/api/approvals?status=waiting')).json ?? {};
    return approvals;
  };
  const before = await waiting();
  if (before.length === 0) faults.push('nothing waits for an approval: nothing was tried');
  for (const { id } of before) {
    for (const [name, person] of Object.entries({ 'the requester': requester, ...strangers })) {
      for (const decision of ['approve', 'reject']) {
        const path = `/api/approvals/${id}/${decision}`;
        const { status } = await decide(person, path, decision === 'reject' ? { reason: 'سبب كاف للرفض' } : {});
        calls += 1;
        if (status < 400) faults.push(`POST ${path} as ${name}: ${status}`);
      }
    }
  }
  const after = await waiting();
  const states = (rows) => JSON.stringify(rows.map(({ id, state }) => [id, state]));
  if (states(before) !== states(after)) faults.push(`what waits has changed: ${states(before)} to ${states(after)}`);
  return { calls, faults };
}

/**
 * Tries to decide, with a fresh confirmation if the answer asks for one: the confirmation alone must not help either.
 */
async function decide(person, path, json) {
  const first = await person.call('POST', path, { json });
  if (first.json?.code !== 'identity.step-up-needed') return first;
  const started = await person.call('POST', '/api/auth/step-up', { json: { act: first.json.act } });
  if (started.status !== 201) return started;
  const { stepUpId, random } = started.json;
  await person.call('POST', `/simulator/nafath/transactions/${stepUpId}/approve`, { json: { random } });
  return person.call('POST', path, { json, headers: { 'x-step-up': stepUpId } });
}

/**
 * Signing in as somebody else is possible only up to the limit.
 * @param {(address: string) => import('./records.mjs').Person} stranger returns a new person
 */
export async function proveSignInGuesses(stranger, limit = 5) {
  const faults = [];
  const statuses = [];
  let last;
  for (let attempt = 1; attempt <= limit + 1; attempt += 1) {
    last = await stranger().call('POST', '/api/auth/nafath', { json: { nationalId: '1000000040' } });
    statuses.push(last.status);
  }
  const wanted = [...Array(limit).fill(201), 429];
  if (JSON.stringify(statuses) !== JSON.stringify(wanted)) faults.push(`sign-ins in a row: ${statuses.join(' ')}`);
  if (!/^\d+$/.test(last?.retryAfter ?? '')) faults.push('the last one without Retry-After');
  return { calls: statuses.length, faults };
}
