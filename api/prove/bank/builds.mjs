import { check, isSound } from './checker.mjs';
import { openLedger } from './database-bank.mjs';
import { runWorkload } from './workload.mjs';

/** Incorrect ways to build a bank, each of which the checker must detect. */
export const wrongBuilds = ['no row lock', 'no transaction', 'no idempotency key', 'synchronous_commit=off'];

/**
 * Runs the workload on one build, with a kill -9 of the database after each share of the transfers.
 * @param {{build: import('./database-bank.mjs').Build, transfers: number, kills: number, clients?: number}} game
 * @returns {Promise<{sound: boolean, verdict: ReturnType<typeof check>}>}
 */
export async function judgeBuild({ build, transfers, kills, clients = 8 }) {
  const ledger = await openLedger({ build, accounts: 4, each: 1_000_000n });
  try {
    let killed = 0;
    const { history, ended } = runWorkload({
      clients,
      accounts: ledger.accounts,
      connect: ledger.connect,
      // The last kill happens while clients still work.
      enough: ({ acknowledged }) => killed >= kills && acknowledged >= transfers,
    });
    const killing = (async () => {
      for (; killed < kills; killed += 1) {
        while (history.acknowledged < (transfers * (killed + 1)) / (kills + 1))
          await Promise.race([new Promise((soon) => setTimeout(soon, 10)), ended]);
        await ledger.kill();
      }
    })();
    await Promise.all([ended, killing]);
    const verdict = check({ ...history, ...(await ledger.books()), total: ledger.total });
    return { sound: isSound(verdict), verdict };
  } finally {
    await ledger.close();
  }
}
