import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newId } from '../../src/platform/index.js';
import type { EntryKind } from '../../src/ledger/index.js';
import { Books, runConcurrently, type OneWaqf, type PostingInput } from './books.js';

let books: Books;
beforeAll(async () => {
  books = await Books.start();
});
afterAll(() => books.platform.stop());

const places = ['corpus', 'ghalla', 'reserve', 'payable', 'first', 'second'] as const;
type Place = (typeof places)[number] | 'contra';

/** One step of a random sequence; `which` picks one of the ids used so far. */
type Step =
  | {
      readonly do: 'post';
      readonly kind: EntryKind;
      readonly from: Place;
      readonly to: Place;
      readonly amount: number;
      readonly day: number;
    }
  | { readonly do: 'reverse' | 'repeat' | 'reuse'; readonly which: number; readonly day: number };

const amount = fc.integer({ min: 1, max: 300 });
const day = fc.integer({ min: 0, max: 80 });
const place = fc.constantFrom(...places);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('post'),
      kind: fc.constant('income'),
      from: fc.constant('contra'),
      to: place,
      amount,
      day,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('post'),
      kind: fc.constant('expense'),
      from: place,
      to: fc.constant('contra'),
      amount,
      day,
    }),
  },
  {
    weight: 5,
    arbitrary: fc
      .record({
        do: fc.constant('post'),
        kind: fc.constant('movement'),
        from: fc.oneof(place, fc.constant('contra' as const)),
        to: place,
        amount,
        day,
      })
      .filter(({ from, to }) => from !== to),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('reverse', 'repeat', 'reuse'), which: fc.nat({ max: 1_000 }), day }),
  },
) as fc.Arbitrary<Step>;

interface Known {
  readonly id: string;
  readonly step: Extract<Step, { do: 'post' }>;
  readonly reverses?: Known;
  undone: boolean;
}

/** A simple second implementation of the ledger rules, to compare with. */
class Model {
  readonly balances = new Map<Place, bigint>();
  readonly known: Known[] = [];
  readonly months = new Map<string, { revenue: bigint; expenses: bigint; count: number; net: bigint }>();

  /** @returns the sketch to post and its expected outcome */
  apply(step: Step, at: (place: Place) => PostingInput['from']): { sketch: PostingInput; outcome: string } | undefined {
    if (step.do === 'post') return this.enter({ id: newId(), step, undone: false }, at);
    const known = this.known[step.which % this.known.length];
    if (!known) return undefined;
    const sketch = sketchOf(known, at);
    if (step.do === 'repeat') return { sketch, outcome: 'replayed' };
    if (step.do === 'reuse') return { sketch: { ...sketch, amount: known.step.amount + 1 }, outcome: 'key-reused' };
    const { from, to } = known.step;
    const mirror: Known = {
      id: newId(),
      step: { ...known.step, from: to, to: from, day: step.day },
      reverses: known,
      undone: false,
    };
    if (known.undone) return { sketch: sketchOf(mirror, at), outcome: 'already-reversed' };
    if (known.reverses) return { sketch: sketchOf(mirror, at), outcome: 'not-reversible' };
    return this.enter(mirror, at);
  }

  held(place: Place): bigint {
    return this.balances.get(place) ?? 0n;
  }

  private enter(entry: Known, at: (place: Place) => PostingInput['from']): { sketch: PostingInput; outcome: string } {
    const { from, to, amount } = entry.step;
    const sketch = sketchOf(entry, at);
    if (from === 'corpus' && !entry.reverses) return { sketch, outcome: 'corpus-protected' };
    if (from !== 'contra' && this.held(from) < BigInt(amount)) return { sketch, outcome: 'insufficient-balance' };
    this.balances.set(from, this.held(from) - BigInt(amount));
    this.balances.set(to, this.held(to) + BigInt(amount));
    if (entry.reverses) entry.reverses.undone = true;
    this.known.push(entry);
    this.book(entry);
    return { sketch, outcome: 'posted' };
  }

  private book({ step, reverses }: Known): void {
    const key = dayOf(step.day).slice(0, 7);
    const month = this.months.get(key) ?? { revenue: 0n, expenses: 0n, count: 0, net: 0n };
    this.months.set(key, month);
    const signed = BigInt(reverses ? -step.amount : step.amount);
    if (step.kind === 'income') month.revenue += signed;
    if (step.kind === 'expense') month.expenses += signed;
    if (step.kind !== 'movement') month.count += 1;
    if (step.from === 'ghalla') month.net -= BigInt(step.amount);
    if (step.to === 'ghalla') month.net += BigInt(step.amount);
  }
}

/** Noon in Riyadh on the given day after 2026-01-01. */
const dayOf = (day: number): string => new Date(Date.UTC(2026, 0, 1 + day, 9)).toISOString();

function sketchOf({ id, step, reverses }: Known, at: (place: Place) => PostingInput['from']): PostingInput {
  return {
    id,
    from: at(step.from),
    to: at(step.to),
    amount: step.amount,
    kind: step.kind,
    at: dayOf(step.day),
    ...(reverses ? { reverses: reverses.id } : {}),
  };
}

async function agree(waqf: OneWaqf, model: Model, first: string, second: string): Promise<void> {
  const { corpus, ghalla, reserve, payable } =
    (await books.ledger.balancesOf(books.ctx, [waqf.waqfId])).get(waqf.waqfId) ?? {};
  const held = await books.ledger.balanceOfAccounts(books.ctx, [first, second]);
  const stored = { corpus, ghalla, reserve, payable, first: held.get(first), second: held.get(second) };
  expect(stored).toEqual(Object.fromEntries(places.map((name) => [name, model.held(name)])));
  let closing = 0n;
  const expected = ['2026-01', '2026-02', '2026-03'].map((key) => {
    const { revenue = 0n, expenses = 0n, count = 0, net = 0n } = model.months.get(key) ?? {};
    closing += net;
    return { year: 2026, month: Number(key.slice(5)), revenue, expenses, count, closing };
  });
  expect(await books.ledger.monthReport(books.ctx, [waqf.waqfId], { from: '2026-01', to: '2026-03' })).toEqual(
    expected,
  );
  const total = expected.reduce(
    (sum, month) => ({
      revenue: sum.revenue + month.revenue,
      expenses: sum.expenses + month.expenses,
      count: sum.count + month.count,
    }),
    { revenue: 0n, expenses: 0n, count: 0 },
  );
  expect(await books.ledger.totalFigures(books.ctx, [waqf.waqfId])).toEqual(total);
}

test('random batches of postings and reversals give the balances and summaries of the model', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(steps, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 }),
      async (batches) => {
        const waqf = await books.newWaqf();
        const [first, second] = [await waqf.held(), await waqf.held()];
        const at = (place: Place): PostingInput['from'] =>
          place === 'first' ? first : place === 'second' ? second : place;
        const model = new Model();
        for (const batch of batches) {
          // A reversal must name an entry of an earlier batch: entries of the same batch are not known yet.
          const earlier = new Set(model.known.map(({ id }) => id));
          const expected = batch.flatMap((step) => {
            if (step.do === 'reverse' && !earlier.has(model.known[step.which % model.known.length]?.id ?? ''))
              return [];
            return model.apply(step, at) ?? [];
          });
          const outcomes = await waqf.outcomes(...expected.map(({ sketch }) => sketch));
          expect(outcomes).toEqual(expected.map(({ outcome }) => outcome));
        }
        await agree(waqf, model, first.accountId, second.accountId);
      },
    ),
    { numRuns: 25 },
  );
  expect(await books.ledger.verify(books.ctx)).toMatchObject({ ok: true, firstBroken: null });
});

test('during concurrent transfers every read adds up and is not negative, and the ledger verifies', async () => {
  const waqf = await books.newWaqf();
  const accounts = await Promise.all([1, 2, 3].map(() => waqf.held()));
  await waqf.earn(900);
  await waqf.post(...accounts.map((to) => ({ from: 'ghalla', to, amount: 300 }) as const));
  const ids = accounts.map(({ accountId }) => accountId);
  let working = true;
  const watch = (async () => {
    while (working) {
      const held = await books.ledger.balanceOfAccounts(books.ctx, ids);
      expect([...held.values()].every((balance) => balance >= 0n)).toBe(true);
      expect([...held.values()].reduce((sum, balance) => sum + balance, 0n)).toBe(900n);
    }
  })();
  const outcomes = await runConcurrently(120, (i) => {
    const [from, to] = [accounts[i % 3], accounts[(i + 1 + (i % 2)) % 3]];
    if (!from || !to) throw new Error('three accounts');
    return waqf.outcomes({ from, to, amount: 20 + ((i * 37) % 200) });
  });
  working = false;
  await watch;
  expect(new Set(outcomes.flat())).toEqual(new Set(['posted', 'insufficient-balance']));
  expect(await books.ledger.verify(books.ctx)).toMatchObject({ ok: true, firstBroken: null });
});
