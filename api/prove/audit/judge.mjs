/*
 * The requirement for the audit trail: every successful unsafe call has left an entry that says who did it, what it
 * was, and what it changed.
 */

/**
 * @typedef {{action: string, actor: string, subject: string, before: object | null, after: object | null,
 *   details: object}} Entry
 *
 * @typedef {{route: string, status: number, entries: readonly Entry[]}} Call
 *
 * @typedef {{route: string, calls: number, entries: number, silent: number}} Line
 */

/** Calls that change no data of the product, each with the reason why no entry is required. */
export const changesNothing = {
  'POST /api/auth/nafath': 'nobody is known yet; the sign-in is written down when it succeeds or fails',
  'POST /api/auth/nafath/callback': 'news from Nafath; what follows from it is written down when the person is let in',
  'POST /api/auth/step-up': 'asks for a confirmation; its use, its refusal and its end are written down',
  'POST /api/notifications/read-all': 'a mark of the reader on their own list',
  'PATCH /api/notifications/:id/read': 'a mark of the reader on their own list',
  'POST /api/releases/checks': 'compares a manifest with what runs, and stores nothing',
  'POST /api/releases/reports': 'faults and times that a page reports; they count, and are no act of a person',
  'POST /api/user/session/prolong': 'the person goes on using their own session',
  'POST /api/waqf/recognise': 'tells what files are before there is a waqf; nothing of them is kept in one',
  'POST /api/waqf/:id/rules/preview': 'calculates, and stores nothing',
};

/** Calls that may find their result already in place, each with the case in which that happens. */
const again = 'the same call again: its answer is given once more';
const decided = 'already decided so by the same person';
const same = 'the values are what they were';
export const mayFindItDone = {
  'PATCH /api/beneficiary/:id': same,
  'PATCH /api/waqf/:id': same,
  'PATCH /api/admin/system/settings': same,
  'POST /api/approvals/:id/approve': decided,
  'POST /api/approvals/:id/reject': decided,
  'POST /api/approvals/:id/withdraw': decided,
  'POST /api/auth/email/verify': 'the address was verified already',
  'POST /api/bank-transfer': again,
  'POST /api/transactions': again,
  'POST /api/transactions/:id/reverse': again,
  'POST /api/waqf/:id/certificate': 'the same certificate was issued already',
  'POST /api/waqf/:id/distributions/:runId/approve': decided,
  'POST /api/waqf/:id/distributions/:runId/calculate': 'a large run is calculated afterwards and written down then',
  'POST /api/waqf/:id/distributions/:runId/reject': decided,
  'POST /api/waqf/:id/documents/:documentId/fields/by-hand': same,
  'POST /api/waqf/:id/name/from-deed': same,
  'PUT /api/beneficiary/preferences': same,
  'PUT /api/releases/policy': same,
  'PUT /api/system/settings': same,
  'PUT /api/user/notifications': same,
  'PUT /api/waqf/:id/fiscal-calendar': same,
  'POST /api/bank-transactions/:id/receipt': 'the document was issued already',
  'POST /api/beneficiary/:id/bank-account': 'the account was asked for already',
  'POST /api/exports': 'the same file was asked for already and is given',
  'DELETE /api/user/sessions': 'there is no other session',
  'POST /api/exports/:id/share': 'the readers have the file already',
  'POST /api/report-schedules/:id/end': 'the report had ended already',
  'POST /api/report-schedules/:id/leave': 'the reader had left already',
  'POST /api/report-stops': 'the reports were stopped already, or the link is unknown',
  'POST /api/waqf/:id/beneficiaries/import': 'a preview of the file',
  'POST /api/waqf/:id/distributions/:runId/statement': 'the document was issued already',
  'POST /api/waqf/:id/documents/:documentId/fields/undo': 'there is nothing left to undo',
  'POST /api/waqf/:id/process': 'the deeds are being read already',
  'POST /api/waqf/:id/match': 'the line was matched so already',
  'POST /api/waqf/:id/reconciliation/match': 'the line was matched so already',
  'POST /api/waqf/:id/statements': 'a preview of the file, or the same file again',
  'PUT /api/user/profile': same,
  'PUT /api/waqf/:id/transfer-policy': same,
};

/** Calls whose act has no values, each with a description of the act. */
export const withoutValues = { 'POST /api/admin/system/test-message': 'a message to oneself' };

/**
 * Calls of the simulated bank and Nafath: systems of other parties, present only on a machine for trying the platform.
 */
const simulated = /^\w+ \/simulator\//;

/**
 * @param {readonly string[]} routes every unsafe route of the route table
 * @param {readonly Call[]} calls unsafe calls that succeeded, with the entries of their reference
 * @returns {{lines: Line[], faults: string[]}}
 */
export function judged(routes, calls) {
  const asked = routes.filter((route) => !simulated.test(route));
  const byRoute = Map.groupBy(calls, ({ route }) => route);
  const faults = [...strangersIn(changesNothing, asked), ...strangersIn({ ...mayFindItDone, ...withoutValues }, asked)];
  const lines = asked.map((route) => {
    const made = byRoute.get(route) ?? [];
    faults.push(...faultsOf(route, made));
    const entries = made.reduce((sum, call) => sum + call.entries.length, 0);
    return { route, calls: made.length, entries, silent: made.filter((call) => call.entries.length === 0).length };
  });
  return { lines, faults };
}

/** The routes in an exception list must exist, so that no exception outlives its route. */
const strangersIn = (list, routes) =>
  Object.keys(list)
    .filter((route) => !routes.includes(route))
    .map((route) => `${route}: is listed and is no route`);

function faultsOf(route, calls) {
  if (calls.length === 0) return [`${route}: no call of it succeeded, so nothing is known`];
  if (route in changesNothing) return [];
  const silent = calls.filter(({ entries }) => entries.length === 0).length;
  if (silent === calls.length) return [`${route}: left no entry (${silent} calls)`];
  const faults =
    silent > 0 && !(route in mayFindItDone) ? [`${route}: ${silent} of ${calls.length} left no entry`] : [];
  const entries = calls.flatMap((call) => call.entries);
  return [...faults, ...sidesOf(route, calls), ...new Set(entries.flatMap((entry) => faultsOfEntry(route, entry)))];
}

/**
 * An entry for a change must have values before and after; an entry for what is created, decided or ended at least
 * some.
 */
function sidesOf(route, calls) {
  const entries = calls.flatMap((call) => call.entries);
  if (/^(PUT|PATCH) /.test(route))
    return entries.some(({ before, after }) => before && after) ? [] : [`${route}: says not what was before and after`];
  if (route in withoutValues) return [];
  const mute = calls.filter(({ entries }) => entries.length > 0 && !entries.some(saysValues));
  return mute.length > 0 ? [`${route}: ${mute[0].entries[0].action} says no values`] : [];
}

const saysValues = ({ before, after, details }) =>
  before !== null || after !== null || Object.keys(details ?? {}).length > 0;

function faultsOfEntry(route, { action, actor, subject }) {
  const faults = [];
  if (!actor) faults.push('says not who');
  if (!/^[^:]+:./.test(subject)) faults.push('says not what it was done to');
  return faults.map((fault) => `${route}: ${action} ${fault}`);
}
