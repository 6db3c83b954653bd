/**
 * Checks a history of transfers and reads against the books that were found afterwards. It knows nothing about how the
 * bank works.
 *
 * @typedef {{key: string, from: string, to: string, amount: bigint, start: number, end: number, answer: {ok: true,
 *   entryId: string} | {ok: false}}} TransferOp `start` of the first attempt, `end` of the definite answer, both in
 * milliseconds of one clock
 * @typedef {{start: number, end: number, balances: Map<string, bigint>}} ReadOp all accounts at one moment
 * @typedef {{id: string, key: string, from: string, to: string, fromNumber: bigint, fromAfter: bigint, toNumber:
 *   bigint, toAfter: bigint, amount: bigint}} Entry accounts that are not in `accounts` are left out of all sums
 * @typedef {{id: string, balance: bigint, entries: bigint, offset: bigint}} Account
 *   `offset`: what a read shows in addition to the ledger account's balance; it never changes
 */

/**
 * @param {{transfers: TransferOp[], reads: ReadOp[], entries: Entry[], accounts: Account[], total: bigint}} found
 *   `total`: the sum of all accounts in every read
 */
export function check({ transfers, reads, entries, accounts, total }) {
  const versions = versionsOf(entries, accounts);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byKey = Map.groupBy(entries, (entry) => entry.key);
  const acknowledged = transfers.filter(({ answer }) => answer.ok);
  const refused = transfers.filter(({ answer }) => !answer.ok);
  const isThere = (op) => {
    const entry = byId.get(op.answer.entryId);
    return entry !== undefined && entry.from === op.from && entry.to === op.to && entry.amount === op.amount;
  };
  const beyondOne = sum(acknowledged.map(({ key }) => Math.max(0, (byKey.get(key)?.length ?? 0) - 1)));
  const matched = reads.map((read) => match(read, versions, total));
  return {
    acknowledged: acknowledged.length,
    refused: refused.length,
    reads: reads.length,
    lost: acknowledged.filter((op) => !isThere(op)).length,
    duplicated: beyondOne + refused.filter(({ key }) => byKey.has(key)).length,
    negative:
      [...versions.values()].flatMap(({ balances }) => balances).filter((balance) => balance < 0n).length +
      reads.filter(({ balances }) => [...balances.values()].some((balance) => balance < 0n)).length,
    badReads: matched.filter((places) => places === null).length,
    cyclic: cyclic(acknowledged.filter(isThere), reads, matched, versions),
    unfolded: [...versions.values()].filter(({ folds }) => !folds).length,
  };
}

/** True when no fault was found. */
export const isSound = ({ lost, duplicated, negative, badReads, cyclic, unfolded }) =>
  lost + duplicated + negative + badReads + cyclic + unfolded === 0;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * The balance of each account after each of its entries: `balances[n]` after the n-th, `balances[0]` before the first;
 * `writers[n]` is the entry that produced it. `folds`: the entries are numbered without gaps or duplicates, each adds
 * up, and the last one gives the stored balance.
 */
function versionsOf(entries, accounts) {
  const sides = Map.groupBy(
    entries.flatMap(({ id, from, to, fromNumber, fromAfter, toNumber, toAfter, amount }) => [
      { account: from, id, number: fromNumber, after: fromAfter, signed: -amount },
      { account: to, id, number: toNumber, after: toAfter, signed: amount },
    ]),
    ({ account }) => account,
  );
  return new Map(accounts.map((account) => [account.id, versionsOfAccount(account, sides.get(account.id) ?? [])]));
}

function versionsOfAccount({ balance, entries, offset }, sides) {
  const inOrder = sides.toSorted((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0));
  const balances = [offset];
  const writers = [null];
  let folds = BigInt(inOrder.length) === entries;
  for (const [place, { id, number, after, signed }] of inOrder.entries()) {
    const held = balances[place] + signed;
    folds &&= number === BigInt(place + 1) && held - offset === after;
    balances.push(held);
    writers.push(id);
  }
  folds &&= balances.at(-1) - offset === balance;
  const places = Map.groupBy(balances.keys(), (place) => balances[place]);
  return { balances, writers, places, folds };
}

/**
 * The versions that a read may have seen, by account; null when it saw a balance that never existed, or the total is
 * wrong.
 */
function match(read, versions, total) {
  let shown = 0n;
  const seen = new Map();
  for (const [account, balance] of read.balances) {
    shown += balance;
    const known = versions.get(account);
    if (!known) continue;
    const places = known.places.get(balance);
    if (!places) return null;
    seen.set(account, { least: places[0], most: places.at(-1) });
  }
  return shown === total ? seen : null;
}

/**
 * The number of operations that cannot be put into one order that agrees with the accounts' versions, with what the
 * reads saw, and with real time (an operation that ended before another began comes first). When a balance occurred
 * more than once, a read is only bound to what all these versions have in common.
 */
function cyclic(transfers, reads, matched, versions) {
  const after = new Map();
  const edge = (from, to) => after.get(from)?.push(to) ?? after.set(from, [to]);
  for (const { writers } of versions.values()) {
    for (let place = 2; place < writers.length; place += 1) edge(writers[place - 1], writers[place]);
  }
  matched.forEach((seen, place) => {
    for (const [account, { least, most }] of seen ?? []) {
      const { writers } = versions.get(account);
      if (writers[least]) edge(writers[least], `read ${place}`);
      if (most + 1 < writers.length) edge(`read ${place}`, writers[most + 1]);
    }
  });
  const timed = [
    ...transfers.map(({ start, end, answer }) => ({ id: answer.entryId, start, end })),
    ...reads.map(({ start, end }, place) => ({ id: `read ${place}`, start, end })),
  ];
  realTime(timed, edge);
  return unordered(after);
}

/** A chain of moments replaces the edges between every two operations of which one ended before the other began. */
function realTime(timed, edge) {
  const ends = timed.toSorted((a, b) => a.end - b.end);
  const starts = timed.toSorted((a, b) => a.start - b.start);
  let passed = 0;
  for (const { id, start } of starts) {
    while (passed < ends.length && ends[passed].end < start) {
      if (passed > 0) edge(`moment ${passed - 1}`, `moment ${passed}`);
      edge(ends[passed].id, `moment ${passed}`);
      passed += 1;
    }
    if (passed > 0) edge(`moment ${passed - 1}`, id);
  }
}

/**
 * The number of nodes that remain after nodes without predecessors are removed repeatedly: those in a cycle, or after
 * one.
 */
function unordered(after) {
  const before = new Map();
  for (const [from, list] of after) {
    if (!before.has(from)) before.set(from, 0);
    for (const to of list) before.set(to, (before.get(to) ?? 0) + 1);
  }
  const free = [...before].filter(([, count]) => count === 0).map(([id]) => id);
  let taken = 0;
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    taken += 1;
    for (const to of after.get(id) ?? []) {
      const count = before.get(to) - 1;
      before.set(to, count);
      if (count === 0) free.push(to);
    }
  }
  return before.size - taken;
}
