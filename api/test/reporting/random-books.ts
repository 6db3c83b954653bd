import { expenseCategories, incomeSources } from '@waqf/contracts/finances';
import { addDays, startOfDay } from '@waqf/formats';
import { halalas } from '@waqf/money';
import { EnterTransactions, type Entered } from '../../src/finances/use-cases/enter-transactions.js';
import { type AccountRef, type Fund, LedgerFacade } from '../../src/ledger/index.js';
import { Memberships } from '../../src/membership/index.js';
import { type Ctx, newId, Transactions } from '../../src/platform/index.js';
import { isCorpus } from '../finances/money-people.js';
import type { TestApi } from '../harness.js';
import { approvedWaqf, systemCtx } from '../membership/approved-waqf.js';

/** Pseudo-random numbers from 0 to below 1 that depend only on the seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: () => number, choices: readonly T[]): T => {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
};

/** The first day of the books, and their number of days. */
export const firstDay = '2028-11-05';
export const days = 500;
export const randomDay = (random: () => number): string => addDays(firstDay, Math.floor(random() * days));

type Movement = readonly [Exclude<Fund, 'contra'>, Fund];
const movements: readonly Movement[] = [
  ['ghalla', 'payable'],
  ['ghalla', 'reserve'],
  ['ghalla', 'held'],
  ['payable', 'held'],
  ['payable', 'contra'],
  ['payable', 'ghalla'],
  ['reserve', 'ghalla'],
  ['reserve', 'payable'],
  ['held', 'ghalla'],
];

/** A waqf with random books, made with the product's use cases and ledger. */
export async function randomBooks(api: TestApi, random: () => number, entries: number): Promise<string> {
  const waqfId = await approvedWaqf(api, { name: `وقف ${Math.floor(random() * 1e6)}` });
  const found = (part: never) => api.application.app.get(part, { strict: false }) as never;
  const ledger: LedgerFacade = found(LedgerFacade as never);
  const enter: EnterTransactions = found(EnterTransactions as never);
  const memberships: Memberships = found(Memberships as never);
  const membership = await memberships.of(systemCtx(api), waqfId);
  if (!membership) throw new Error('the waqf has no membership');
  const held = newId();
  const balances: Record<Fund, bigint> = { corpus: 0n, ghalla: 0n, reserve: 0n, payable: 0n, held: 0n, contra: 0n };
  const entered: Entered[] = [];
  // The first and the last minute of a day in Riyadh, which belong to other days in UTC.
  const moment = () => new Date(startOfDay(randomDay(random)).getTime() + pick(random, [0, 43_200_000, 86_399_000]));

  const transact = async (ctx: Ctx, type: 'income' | 'expense', amount: bigint) => {
    const named = random() < 0.9;
    const source = type === 'income' && named ? pick(random, incomeSources) : null;
    const category = type === 'expense' && named ? pick(random, expenseCategories) : null;
    const fund = isCorpus(source) ? 'corpus' : 'ghalla';
    const input = {
      id: newId(),
      waqfId,
      type,
      amount: halalas(amount),
      description: 'قيد من الاختبار',
      source,
      category,
    };
    const [one] = await enter.enter(ctx, membership, [{ ...input, occurredAt: moment() }], true);
    if (one) entered.push(one);
    balances[fund] += type === 'income' ? amount : -amount;
  };
  const undo = async (ctx: Ctx) => {
    const at = Math.floor(random() * entered.length);
    const record = entered[at]?.record;
    const fund = isCorpus(record?.source ?? null) ? 'corpus' : 'ghalla';
    if (!record || (record.type === 'income' && balances[fund] < record.amount)) return;
    const reversal = { entryId: record.id, id: newId(), description: 'عكس', occurredAt: moment() };
    await enter.enterReversal(ctx, record, await ledger.reverse(ctx, reversal), 'سبب من الاختبار');
    balances[fund] += record.type === 'income' ? -record.amount : record.amount;
    entered.splice(at, 1);
  };
  const move = async (ctx: Ctx, [from, to]: Movement) => {
    const amount = balances[from] / BigInt(2 + Math.floor(random() * 3));
    if (amount <= 0n) return;
    const side = (fund: Fund): AccountRef => (fund === 'held' ? { accountId: held } : { fund });
    const posting = { id: newId(), waqfId, debit: side(from), credit: side(to), amount: halalas(amount) };
    await ledger.post(ctx, [{ ...posting, kind: 'movement', description: 'حركة', occurredAt: moment() }]);
    balances[from] -= amount;
    balances[to] += amount;
  };
  await api.application.app.get(Transactions, { strict: false }).run(systemCtx(api), async (ctx) => {
    await ledger.openHeldAccount(ctx, { waqfId, bankAccountId: held });
    for (let count = 0; count < entries; count += 1) {
      const chance = random();
      const amount = 1n + BigInt(Math.floor(random() * 5_000_000));
      if (chance < 0.45 || balances.ghalla === 0n) await transact(ctx, 'income', amount);
      else if (chance < 0.65) await transact(ctx, 'expense', amount > balances.ghalla ? balances.ghalla : amount);
      else if (chance < 0.75) await undo(ctx);
      else await move(ctx, pick(random, movements));
    }
  });
  return waqfId;
}
