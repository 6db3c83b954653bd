import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Thrown by a bank when it is unknown whether the transfer happened: the transfer is repeated with the same key. */
export class IndefiniteError extends Error {}

/**
 * Runs clients that transfer between the accounts and read all balances, each one call after the other, until `enough`
 * returns true.
 * @param {{clients: number, accounts: string[], connect: (client: number) => Promise<Bank>, enough: (history: History)
 *   => boolean, reads?: number, patienceMs?: number}} game `reads`: share of reads among all calls
 * @typedef {{transfer: (request: {key: string, from: string, to: string, amount: bigint}) =>
 *   Promise<{ok: true, entryId: string} | {ok: false}>, read: () => Promise<Map<string, bigint>>,
 *   close: () => Promise<void>}} Bank
 * @typedef {{transfers: import('./checker.mjs').TransferOp[], reads: import('./checker.mjs').ReadOp[], acknowledged:
 *   number, retried: number}} History
 * @returns {{history: History, ended: Promise<void>}} the history grows until `ended` resolves
 */
export function runWorkload({ clients, accounts, connect, enough, reads = 0.1, patienceMs = 120_000 }) {
  const history = { transfers: [], reads: [], acknowledged: 0, retried: 0 };
  const one = async (client) => {
    const bank = await connect(client);
    try {
      while (!enough(history))
        await (Math.random() < reads ? read(bank, history) : transfer(bank, history, accounts, patienceMs));
    } finally {
      await bank.close();
    }
  };
  return {
    history,
    ended: Promise.all(Array.from({ length: clients }, (_, client) => one(client))).then(() => undefined),
  };
}

async function transfer(bank, history, accounts, patienceMs) {
  const from = randomInt(accounts.length);
  const to = (from + 1 + randomInt(accounts.length - 1)) % accounts.length;
  const request = { key: randomUUID(), from: accounts[from], to: accounts[to], amount: BigInt(randomInt(1, 100_000)) };
  const start = performance.now();
  for (;;) {
    try {
      const answer = await bank.transfer(request);
      history.transfers.push({ ...request, start, end: performance.now(), answer });
      if (answer.ok) history.acknowledged += 1;
      return;
    } catch (error) {
      if (!(error instanceof IndefiniteError)) throw error;
      if (performance.now() - start > patienceMs)
        throw new Error(`no definite answer in ${patienceMs} ms, last: ${error.message}`, { cause: error });
      history.retried += 1;
      await delay(randomInt(20, 150));
    }
  }
}

/** A read without an answer proves nothing and is left out. */
async function read(bank, history) {
  const start = performance.now();
  try {
    const balances = await bank.read();
    history.reads.push({ start, end: performance.now(), balances });
  } catch (error) {
    if (!(error instanceof IndefiniteError)) throw error;
    await delay(randomInt(20, 150));
  }
}
