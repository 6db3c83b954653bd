import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/index.js';
import { Books, runConcurrently, type OneWaqf } from './books.js';

let books: Books;
beforeAll(async () => {
  books = await Books.start();
});
afterAll(() => books.platform.stop());

const entriesOf = async ({ waqfId }: OneWaqf) =>
  (await books.ledger.entries(books.ctx, { waqfIds: [waqfId], limit: 100 })).entries;

test('an entry names both accounts with their funds and new balances', async () => {
  const waqf = await books.newWaqf();
  const held = await waqf.held();
  await waqf.earn(500);
  const [entry] = await waqf.post({ from: 'ghalla', to: held, amount: 120, description: 'نصيب' });
  expect(entry).toMatchObject({
    waqfId: waqf.waqfId,
    debitAccountId: waqf.account('ghalla'),
    debitFund: 'ghalla',
    debitBalanceAfter: 380n,
    creditAccountId: held.accountId,
    creditFund: 'held',
    creditBalanceAfter: 120n,
    amount: 120n,
    kind: 'movement',
    description: 'نصيب',
    reversesId: null,
    replayed: false,
  });
  expect(await books.ledger.entry(books.ctx, entry?.id ?? '')).toMatchObject({
    id: entry?.id,
    amount: 120n,
    creditFund: 'held',
  });
});

test('a batch is posted in order, and a refused posting does not stop the next', async () => {
  const waqf = await books.newWaqf();
  const [one, other] = [await waqf.held(), await waqf.held()];
  const stranger = await (await books.newWaqf()).held();
  expect(
    await waqf.outcomes(
      { from: 'ghalla', to: one, amount: 1 },
      { from: 'contra', to: 'ghalla', amount: 100, kind: 'income' },
      { from: 'ghalla', to: one, amount: 101 },
      { from: 'ghalla', to: one, amount: 100 },
      { from: 'ghalla', to: other, amount: 1 },
      { from: one, to: other, amount: 60 },
      { from: one, to: stranger, amount: 1 },
      { from: { accountId: newId() }, to: one, amount: 1 },
      { from: other, to: 'ghalla', amount: 60 },
      { from: 'corpus', to: 'contra', amount: 1, kind: 'expense' },
      { from: 'corpus', to: 'payable', amount: 1 },
    ),
  ).toEqual([
    'insufficient-balance',
    'posted',
    'insufficient-balance',
    'posted',
    'insufficient-balance',
    'posted',
    'account-not-found',
    'account-not-found',
    'posted',
    'corpus-protected',
    'corpus-protected',
  ]);
  expect(await books.ledger.balanceOfAccounts(books.ctx, [one.accountId, other.accountId])).toEqual(
    new Map([
      [one.accountId, 40n],
      [other.accountId, 0n],
    ]),
  );
  expect(await waqf.ghalla()).toBe(60n);
});

test('an empty batch posts nothing, and posting outside a transaction is refused', async () => {
  const waqf = await books.newWaqf();
  expect(await waqf.outcomes()).toEqual([]);
  await expect(
    books.ledger.post(books.ctx, [waqf.posting({ from: 'contra', to: 'ghalla', amount: 1, kind: 'income' })]),
  ).rejects.toThrow('transaction');
});

test('a refusal throws an error of the façade and rolls back the whole transaction', async () => {
  const waqf = await books.newWaqf();
  await waqf.earn(10);
  const refusal = (status: number, code: string) => expect.objectContaining({ status, code });
  await expect(
    waqf.post({ from: 'ghalla', to: 'reserve', amount: 4 }, { from: 'ghalla', to: 'reserve', amount: 7 }),
  ).rejects.toEqual(refusal(422, 'ledger.insufficient-balance'));
  expect(await waqf.ghalla()).toBe(10n);
  await expect(waqf.post({ from: { accountId: newId() }, to: 'reserve', amount: 4 })).rejects.toEqual(
    refusal(404, 'ledger.account-not-found'),
  );
  await expect(waqf.post({ from: 'corpus', to: 'ghalla', amount: 4 })).rejects.toEqual(
    refusal(422, 'ledger.corpus-protected'),
  );
});

test('a repeated id is posted once: the same posting is replayed, a different one refused', async () => {
  const waqf = await books.newWaqf();
  const held = await waqf.held();
  const id = newId();
  await waqf.earn(1_000);
  const first = { id, from: 'ghalla', to: held, amount: 100 } as const;
  const [entered] = await waqf.post({ ...first, at: '2026-03-01T09:00:00Z' });
  // With a later day and the id of the same account it is still the same posting.
  const [again] = await waqf.post({
    ...first,
    from: { accountId: waqf.account('ghalla') },
    at: '2026-03-02T09:00:00Z',
  });
  expect(again).toEqual({ ...entered, replayed: true });
  for (const other of [
    { amount: 101 },
    { to: 'reserve' },
    { description: 'غيره' },
    { from: 'reserve' },
    { kind: 'expense', to: 'contra' },
  ] as const) {
    await expect(waqf.post({ ...first, ...other })).rejects.toThrow(
      expect.objectContaining({ status: 409, code: 'ledger.key-reused' }),
    );
  }
  const elsewhere = await books.newWaqf();
  await elsewhere.earn(100);
  expect(await elsewhere.outcomes({ id, from: 'ghalla', to: 'reserve', amount: 100 })).toEqual(['key-reused']);
  expect(await waqf.ghalla()).toBe(900n);
});

test('a repeated id with fingerprints is compared by the fingerprint only', async () => {
  const waqf = await books.newWaqf();
  const [id, print] = [newId(), newId()];
  const income = { id, from: 'contra', to: 'ghalla', amount: 5, kind: 'income', fingerprint: print } as const;
  expect(
    await waqf.outcomes(income, { ...income, description: 'كما حُفظ' }, { ...income, fingerprint: newId() }),
  ).toEqual(['posted', 'replayed', 'key-reused']);
  expect(await waqf.outcomes({ ...income, amount: 6 }, { ...income, fingerprint: newId() })).toEqual([
    'replayed',
    'key-reused',
  ]);
});

test('an id repeated in one batch is posted after a refusal; after a posting it is not posted again', async () => {
  const waqf = await books.newWaqf();
  const id = newId();
  const move = { id, from: 'ghalla', to: 'reserve', amount: 30 } as const;
  expect(
    await waqf.outcomes(
      move,
      { from: 'contra', to: 'ghalla', amount: 30, kind: 'income' },
      move,
      move,
      { ...move, amount: 29 },
      { ...move, to: 'payable' },
    ),
  ).toEqual(['insufficient-balance', 'posted', 'posted', 'replayed', 'key-reused', 'key-reused']);
  expect(await entriesOf(waqf)).toHaveLength(2);
});

test('an entry is reversed once, by its exact mirror, if the balance allows; a reversal is final', async () => {
  const waqf = await books.newWaqf();
  const rent = await waqf.earn(100);
  const occurredAt = new Date('2026-04-01T00:00:00Z');
  const reverse = (entryId: string, id = newId()) =>
    books.run((ctx) => books.ledger.reverse(ctx, { entryId, id, description: 'عكس', occurredAt }));
  const refusal = (status: number, code: string) => expect.objectContaining({ status, code });
  await waqf.post({ from: 'ghalla', to: 'reserve', amount: 1 });
  await expect(reverse(rent)).rejects.toEqual(refusal(422, 'ledger.insufficient-balance'));
  await waqf.post({ from: 'reserve', to: 'ghalla', amount: 1 });
  const id = newId();
  const mirror = await reverse(rent, id);
  expect(mirror).toMatchObject({
    id,
    debitFund: 'ghalla',
    creditFund: 'contra',
    amount: 100n,
    kind: 'income',
    reversesId: rent,
    replayed: false,
  });
  expect(await reverse(rent, id)).toEqual({ ...mirror, replayed: true });
  await waqf.earn(500);
  await expect(reverse(rent)).rejects.toEqual(refusal(409, 'ledger.already-reversed'));
  await expect(reverse(id)).rejects.toEqual(refusal(409, 'ledger.not-reversible'));
  await expect(reverse(newId())).rejects.toEqual(refusal(409, 'ledger.not-reversible'));
  expect(await waqf.outcomes({ from: 'ghalla', to: 'contra', amount: 99, kind: 'income', reverses: rent })).toEqual([
    'already-reversed',
  ]);
  const other = await waqf.earn(50);
  expect(
    await waqf.outcomes(
      { from: 'ghalla', to: 'contra', amount: 49, kind: 'income', reverses: other },
      { from: 'ghalla', to: 'contra', amount: 50, kind: 'income', reverses: other },
      { from: 'ghalla', to: 'contra', amount: 50, kind: 'income', reverses: other },
    ),
  ).toEqual(['not-reversible', 'posted', 'already-reversed']);
});

test('a gift to the corpus can only be taken back by a reversal', async () => {
  const waqf = await books.newWaqf();
  const [gift] = await waqf.post({ from: 'contra', to: 'corpus', amount: 70, kind: 'income' });
  expect(await waqf.outcomes({ from: 'corpus', to: 'contra', amount: 70, kind: 'movement' })).toEqual([
    'corpus-protected',
  ]);
  await books.run((ctx) =>
    books.ledger.reverse(ctx, { entryId: gift?.id ?? '', id: newId(), description: 'عكس', occurredAt: new Date() }),
  );
  expect((await books.ledger.balancesOf(books.ctx, [waqf.waqfId])).get(waqf.waqfId)?.corpus).toBe(0n);
});

test('of fifty concurrent postings from one account, exactly as many succeed as there is money', async () => {
  const waqf = await books.newWaqf();
  await waqf.earn(105);
  const targets = await Promise.all([1, 2, 3].map(() => waqf.held()));
  const outcomes = await runConcurrently(50, (i) =>
    waqf.outcomes({ from: 'ghalla', to: targets[i % 3] ?? 'reserve', amount: 10 }),
  );
  expect(outcomes.flat().filter((outcome) => outcome === 'posted')).toHaveLength(10);
  expect(outcomes.flat().filter((outcome) => outcome === 'insufficient-balance')).toHaveLength(40);
  expect(await waqf.ghalla()).toBe(5n);
});

test('fifty concurrent calls with one id post one entry and get the same answer', async () => {
  const waqf = await books.newWaqf();
  await waqf.earn(1_000);
  const id = newId();
  const answers = await runConcurrently(50, () => waqf.post({ id, from: 'ghalla', to: 'reserve', amount: 10 }));
  expect(answers.flat().filter((entry) => !entry.replayed)).toHaveLength(1);
  expect(new Set(answers.flat().map((entry) => `${entry.id} ${entry.debitBalanceAfter}`)).size).toBe(1);
  expect(await waqf.ghalla()).toBe(990n);
});

test('one id posted concurrently for two waqfs: one is posted, the other gets key-reused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await books.newWaqf(), await books.newWaqf()];
    const id = newId();
    const income = { id, from: 'contra', to: 'ghalla', amount: 10, kind: 'income' } as const;
    const outcomes = await Promise.all([one.outcomes(income), other.outcomes(income)]);
    expect(outcomes.flat().toSorted()).toEqual(['key-reused', 'posted']);
    expect((await one.ghalla()) + (await other.ghalla())).toBe(10n);
  }
});

test('concurrent postings in opposite directions cause no deadlock', async () => {
  const waqf = await books.newWaqf();
  const [one, other] = [await waqf.held(), await waqf.held()];
  await waqf.earn(1_000);
  await waqf.post({ from: 'ghalla', to: one, amount: 500 }, { from: 'ghalla', to: other, amount: 500 });
  const rounds = await runConcurrently(40, (i) =>
    i % 2
      ? waqf.outcomes({ from: one, to: other, amount: 1 }, { from: 'contra', to: 'ghalla', amount: 1, kind: 'income' })
      : waqf.outcomes({ from: other, to: one, amount: 1 }),
  );
  expect(new Set(rounds.flat())).toEqual(new Set(['posted']));
});
