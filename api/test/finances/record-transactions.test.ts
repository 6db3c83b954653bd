import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { IncomeSource } from '@waqf/contracts/finances';
import { halalas } from '@waqf/money';
import { LedgerFacade } from '../../src/ledger/index.js';
import { TransactionRepository } from '../../src/finances/persistence/transaction.repository.js';
import { sidesOf } from '../../src/finances/domain/transaction.js';
import { newId, Transactions } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people, systemCtx } from '../membership/approved-waqf.js';
import { add, rent, repair, reverse } from './money-people.js';

let api: TestApi;
let waqif: Browser;
let nazir: Browser;
let admin: Browser;
let beneficiary: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  waqif = await api.signIn(people.waqif);
  nazir = await api.signIn(people.nazir);
  admin = await api.signIn(people.admin);
  beneficiary = await api.signIn(people.beneficiary);
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  // Starts a new minute for the rate limit of unsafe calls.
  api.clock.advance({ minutes: 2 });
  waqfId = await approvedWaqf(api, { name: 'وقف المعاملات' });
});

async function balances() {
  const funds = await api.application.app.get(LedgerFacade, { strict: false }).balancesOf(systemCtx(api), [waqfId]);
  return funds.get(waqfId);
}
const rows = () => api.query<{ id: string }>('SELECT id FROM finances.transaction WHERE waqf_id = $1', [waqfId]);

test('income increases and an expense decreases the yield; both answers have the new balance', async () => {
  const income = await add(nazir, rent(waqfId));
  expect(income).toMatchObject({
    balance: '1000.00',
    transaction: {
      waqfId,
      waqfName: 'وقف المعاملات',
      type: 'income',
      amount: '1000.00',
      signedAmount: '1000.00',
      source: 'rent',
      category: null,
      reverses: null,
      reversedBy: null,
      mayReverse: true,
    },
  });
  expect(income.transaction.recordedBy).not.toBeNull();
  const expense = await add(admin, repair(waqfId));
  expect(expense).toMatchObject({
    balance: '749.50',
    transaction: { type: 'expense', signedAmount: '-250.50', source: null, category: 'maintenance' },
  });
  expect(await balances()).toEqual({ corpus: 0n, ghalla: 74_950n, reserve: 0n, payable: 0n });
});

test('an addition to the corpus increases the corpus and cannot be spent', async () => {
  expect((await add(nazir, { ...rent(waqfId, '5000'), source: 'corpus_addition' })).balance).toBe('5000.00');
  expect(await balances()).toMatchObject({ corpus: 500_000n, ghalla: 0n });
  const refused = await nazir.post('/api/transactions', repair(waqfId));
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({
      code: 'finances.insufficient-balance',
      message: 'غلة الوقف لا تكفي: المتاح 0.00 ريال، وينقص 250.50 ريال',
      errors: [expect.objectContaining({ field: 'amount' })],
    }),
  ]);
  expect(await rows()).toHaveLength(1);
});

test.each(['asset_sale', 'istibdal', 'asset_compensation'])(
  'a receipt of %s goes to the corpus, is listed under it, and its reversal takes it back',
  async (source) => {
    const { transaction, balance } = await add(nazir, { ...rent(waqfId, '700'), fund: 'corpus', source });
    await add(nazir, rent(waqfId, '30'));
    expect([balance, transaction.fund]).toEqual(['700.00', 'corpus']);
    expect(await balances()).toMatchObject({ corpus: 70_000n, ghalla: 3_000n });
    const listed = await nazir.get(`/api/transactions?waqfId=${waqfId}&fund=corpus`);
    expect(listed.body).toMatchObject({
      transactions: [{ id: transaction.id, fund: 'corpus' }],
      totals: { income: '700.00', count: 1 },
    });
    await reverse(nazir, transaction);
    expect(await balances()).toMatchObject({ corpus: 0n, ghalla: 3_000n });
  },
);

test('a source of the other fund, or a fund for an expense, is refused with its field', async () => {
  const refusal = async (body: object) => {
    const answer = await nazir.post('/api/transactions', body);
    return [answer.status, (answer.body as { errors: { field: string; message: string }[] }).errors];
  };
  expect(await refusal({ ...rent(waqfId), fund: 'corpus' })).toEqual([
    400,
    [
      expect.objectContaining({
        field: 'source',
        message: 'اختر ما دخل على أصل الوقف: إضافة أو بيع أو استبدال أو تعويض عنه',
      }),
    ],
  ]);
  expect(await refusal({ ...rent(waqfId), fund: 'yield', source: 'asset_sale' })).toEqual([
    400,
    [expect.objectContaining({ field: 'source', message: 'هذا المصدر يدخل أصل الوقف، لا الغلة' })],
  ]);
  expect(await refusal({ ...repair(waqfId), fund: 'yield' })).toEqual([
    400,
    [expect.objectContaining({ field: 'fund' })],
  ]);
  expect(await rows()).toHaveLength(0);
});

test('the database refuses a transaction that differs from its ledger entry', async () => {
  const book = async (source: string, entrySource: string, amount = 500n) => {
    const ledger = api.application.app.get(LedgerFacade, { strict: false });
    const register = api.application.app.get(TransactionRepository, { strict: false });
    const id = newId();
    const occurredAt = api.clock.now();
    const input = { id, waqfId, type: 'income' as const, amount: halalas(500n), description: 'قيد' };
    return api.application.app.get(Transactions, { strict: false }).run(systemCtx(api), async (ctx) => {
      const sides = sidesOf({ type: 'income', source: entrySource as IncomeSource });
      await ledger.post(ctx, [{ ...input, ...sides, kind: 'income', occurredAt }]);
      const record = { ...input, amount: halalas(amount), source: source as IncomeSource, category: null, occurredAt };
      await register.add(ctx, [
        { ...record, createdAt: occurredAt, recordedBy: null, reverses: null, reversedBy: null },
      ]);
    });
  };
  await expect(book('asset_sale', 'rent')).rejects.toThrow(/not what its entry says/);
  await expect(book('rent', 'corpus_addition')).rejects.toThrow(/not what its entry says/);
  await expect(book('rent', 'rent', 501n)).rejects.toThrow(/not what its entry says/);
  await book('rent', 'rent');
  expect(await rows()).toHaveLength(1);
});

describe('who may record transactions', () => {
  const status = async (browser: Browser, id: string) => {
    const { status, body } = await browser.post('/api/transactions', rent(id));
    return [status, (body as { code?: string }).code];
  };

  test('founder and beneficiary may not record', async () => {
    expect(await status(waqif, waqfId)).toEqual([403, 'finances.forbidden']);
    expect(await status(beneficiary, waqfId)).toEqual([403, 'finances.forbidden']);
    expect((await waqif.post('/api/transactions', rent(waqfId))).body).toMatchObject({
      message: 'ليس لديك صلاحية لإدارة المعاملات المالية',
    });
  });

  test('only of one’s own waqf, and only after its approval', async () => {
    expect(
      await status(nazir, await approvedWaqf(api, { waqif: people.otherWaqif, nazir: people.otherNazir })),
    ).toEqual([404, 'finances.waqf-not-found']);
    expect(await status(nazir, newId())).toEqual([404, 'finances.waqf-not-found']);
    expect(await status(admin, await approvedWaqf(api, { status: 'pending' }))).toEqual([
      409,
      'finances.waqf-not-approved',
    ]);
  });
});

test('a past day is recorded as that day in Riyadh; a future day and one of over ten years ago are refused', async () => {
  api.clock.moveTo(new Date('2030-05-31T23:00:00Z'));
  nazir = await api.signIn(people.nazir);
  expect((await add(nazir, rent(waqfId))).transaction).toMatchObject({
    occurredOn: '2030-06-01',
    occurredAt: expect.stringMatching(/^2030-05-31T23:/),
  });
  expect((await add(nazir, { ...rent(waqfId), occurredOn: '2030-05-31' })).transaction).toMatchObject({
    occurredOn: '2030-05-31',
  });
  const old = await nazir.post('/api/transactions', { ...rent(waqfId), occurredOn: '2020-05-31' });
  expect([old.status, old.body]).toEqual([422, expect.objectContaining({ code: 'finances.occurred-too-long-ago' })]);
  const refused = await nazir.post('/api/transactions', { ...rent(waqfId), occurredOn: '2030-06-02' });
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ errors: [expect.objectContaining({ field: 'occurredOn' })] }),
  ]);
});
