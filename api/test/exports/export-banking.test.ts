import type { Answer, Browser } from '../browser.js';
import {
  addYield,
  orderBank,
  transfer,
  transferIn,
  waitForState,
  waqfWithMoney,
  type WaqfMoney,
} from '../banking/waqf-money.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { cells, column, headRow, records, sheetOf } from './read-sheet.js';

let api: TestApi;
let nazir: Browser;
let money: WaqfMoney;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  money = await waqfWithMoney(api, { ghalla: '1000.00' });
  await addYield(api, money.waqfId, '-200.50');
  const sent = transferIn(await transfer(nazir, money.main, money.subs[0], '300', { description: 'نفقة علاج' }));
  await waitForState(api, sent.id, 'completed');
  await orderBank(api, money.main, {
    kind: 'refuse',
    reason: { ar: 'الحساب تحت المراجعة', en: 'The account is under review' },
  });
  await waitForState(api, transferIn(await transfer(nazir, money.main, money.subs[1], '40')).id, 'reversed');
}, 180_000);
afterAll(() => api.stop());

const ask = (
  table: string,
  filters: Record<string, string>,
  more: Record<string, unknown> = {},
  browser = nazir,
): Promise<Answer> => browser.post('/api/exports', { table, filters, ...more });
/** All entries of this test. */
const ever = { from: '2000-01-01', to: '2199-12-31' };

describe('the account statement', () => {
  const lines = async (filters: Record<string, string>, more: Record<string, unknown> = {}, browser = nazir) =>
    records(
      await sheetOf(
        await ask(
          'account-statement',
          filters,
          { columns: ['description', 'kind', 'amount', 'balance'], ...more },
          browser,
        ),
      ),
    );

  test('of the main account: closing balance, each entry with the balance after it, opening balance', async () => {
    expect(await lines({ accountId: money.main.id, ...ever })).toEqual([
      ['الرصيد الختامي', null, null, 499.5],
      [`إعادة: تحويل إلى مستفيد ${money.waqfId}`, 'قيد عكسي', 40, 499.5],
      [`تحويل إلى مستفيد ${money.waqfId}`, 'تحويل', -40, 459.5],
      ['نفقة علاج', 'تحويل', -300, 499.5],
      ['من الاختبار', 'مصروف', -200.5, 799.5],
      ['من الاختبار', 'إيراد', 1000, 1000],
      ['الرصيد الافتتاحي', null, null, 0],
    ]);
  });

  test('of a sub-account: with its waqf and IBAN, and days as dates', async () => {
    const sheet = await sheetOf(await ask('account-statement', { accountId: money.subs[0].id, ...ever }));
    expect(cells(sheet, headRow(sheet))).toEqual([
      'البيان',
      'النوع',
      'التاريخ',
      'المبلغ (ريال)',
      'الرصيد (ريال)',
      'الوقف',
      'الآيبان',
    ]);
    const whose = ['وقف الاختبار', money.subs[0].iban];
    expect(records(sheet)).toEqual([
      ['الرصيد الختامي', null, new Date('2199-12-31'), null, 300, ...whose],
      ['نفقة علاج', 'تحويل', expect.any(Date), 300, 300, ...whose],
      ['الرصيد الافتتاحي', null, new Date('2000-01-01'), null, 0, ...whose],
    ]);
  });

  test('a period without entries keeps its balance; search and sort order do not change the entries', async () => {
    expect(await lines({ accountId: money.main.id, from: '2199-01-01', to: '2199-01-31' })).toEqual([
      ['الرصيد الختامي', null, null, 499.5],
      ['الرصيد الافتتاحي', null, null, 499.5],
    ]);
    expect(await lines({ accountId: money.main.id, ...ever }, { search: 'نفقه' })).toEqual([
      ['نفقة علاج', 'تحويل', -300, 499.5],
    ]);
    expect(
      (await lines({ accountId: money.main.id, ...ever }, { sort: { key: 'amount', order: 'ascending' } })).map(
        ([, , amount]) => amount,
      ),
    ).toEqual([-300, -200.5, -40, 40, 1000]);
  });

  test('it needs an account and a period; another’s account is not found, and a beneficiary gets 403', async () => {
    const main = { accountId: money.main.id, ...ever };
    expect(await ask('account-statement', { ...ever })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'accountId', message: 'الحساب غير صحيح' }] },
    });
    expect(await ask('account-statement', { accountId: money.main.id, from: '2030-01-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'to', message: 'نهاية المدة مطلوبة' }] },
    });
    expect(await ask('account-statement', { ...main, from: '2030-01-02', to: '2030-01-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'بداية المدة بعد نهايتها' }] },
    });
    expect((await ask('account-statement', main, {}, await api.signIn(people.otherNazir))).status).toBe(404);
    expect((await ask('account-statement', main, {}, await api.signIn(people.beneficiary))).status).toBe(403);
    expect(await lines(main, {}, await api.signIn(people.waqif))).toHaveLength(7);
  });
});

describe('the transfers of a waqf', () => {
  test('newest first: outgoing amounts are negative, with the state and the bank’s reference or reason', async () => {
    const sheet = await sheetOf(await ask('bank-transfers', { waqfId: money.waqfId }));
    expect(cells(sheet, headRow(sheet))).toEqual([
      'البيان',
      'من وإلى',
      'التاريخ',
      'الحالة',
      'المبلغ (ريال)',
      'مرجع المصرف',
      'تاريخ الإتمام أو الرفض',
      'السبب',
    ]);
    const parties = `من الحساب الرئيسي إلى مستفيد ${money.waqfId}`;
    expect(records(sheet)).toEqual([
      [
        `تحويل إلى مستفيد ${money.waqfId}`,
        parties,
        expect.any(Date),
        'أُعيد المبلغ',
        -40,
        null,
        expect.any(Date),
        'الحساب تحت المراجعة',
      ],
      ['نفقة علاج', parties, expect.any(Date), 'مكتملة', -300, expect.any(String), expect.any(Date), null],
    ]);
  });

  test('they are filtered by status and search; an unknown status is refused', async () => {
    const descriptions = async (filters: Record<string, string>, more: Record<string, unknown> = {}) =>
      column(await sheetOf(await ask('bank-transfers', { waqfId: money.waqfId, ...filters }, more)), 1);
    expect(await descriptions({ status: 'completed' })).toEqual(['نفقة علاج']);
    expect(await descriptions({ status: 'pending' })).toEqual([]);
    expect(await descriptions({}, { search: 'نفقه' })).toEqual(['نفقة علاج']);
    expect(await ask('bank-transfers', { status: 'lost' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'status', message: 'قيمة غير معروفة' }] },
    });
  });

  test('another’s waqf is not found, and a beneficiary gets 403', async () => {
    const stranger = await api.signIn(people.otherNazir);
    expect((await ask('bank-transfers', { waqfId: money.waqfId }, {}, stranger)).status).toBe(404);
    expect(records(await sheetOf(await ask('bank-transfers', {}, {}, stranger)))).toEqual([]);
    expect(
      (await ask('bank-transfers', { waqfId: money.waqfId }, {}, await api.signIn(people.beneficiary))).status,
    ).toBe(403);
  });
});
