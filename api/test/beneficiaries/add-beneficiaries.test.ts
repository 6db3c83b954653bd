import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BeneficiaryAdded, BeneficiaryList } from '@waqf/contracts/beneficiaries';
import type { WaqfView } from '@waqf/contracts/endowments';
import { beneficiaryDashboard, ownTransactionList } from '@waqf/contracts/reporting';
import { IdentityFacade } from '../../src/identity/index.js';
import { BankingFacade } from '../../src/banking/index.js';
import { bankOrder, SandboxBankBooks } from '../../src/simulators/bank/index.js';
import { inTransaction, providerOf, transfer, waqfWithMoney } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people, systemCtx } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let admin: Browser;
let waqif: Browser;
let beneficiary: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, admin, waqif, beneficiary] = (await Promise.all(
    [people.nazir, people.admin, people.waqif, people.beneficiary].map((id) => api.signIn(id)),
  )) as [Browser, Browser, Browser, Browser];
}, 180_000);
afterAll(() => api.stop());

let waqfId: string;
beforeEach(async () => {
  ({ waqfId } = await waqfWithMoney(api, {}));
});

const known = {
  nationalId: '1000000073',
  fullName: 'سارة بنت محمد القحطاني',
  relationship: 'ابنة',
  allocatedPercentage: 40,
};
const add = (browser: Browser, body: object, id = waqfId): Promise<Answer> =>
  browser.post(`/api/waqf/${id}/beneficiaries`, body);
const added = async (body: object, id = waqfId): Promise<BeneficiaryAdded> => {
  const answer = await add(nazir, body, id);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as BeneficiaryAdded;
};
const listed = async (query = ''): Promise<BeneficiaryList> =>
  (await nazir.get(`/api/beneficiaries${query}`)).body as BeneficiaryList;
/** Waits for what a job or a listener does after the answer. */
async function eventually<T>(look: () => Promise<T>, there: (seen: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const seen = await look();
    if (there(seen) || Date.now() > deadline) return seen;
  }
}
const order = (holderName: string, kind: 'refuse' | 'unavailable' | 'delay', times = 1, delayMs = 0) =>
  providerOf(api, SandboxBankBooks).place(bankOrder.parse({ kind, request: 'account', holderName, times, delayMs }));

test('a beneficiary gets the sub-account with the addition, and both nazir and beneficiary are notified', async () => {
  const answer = await added(known);
  expect(answer).toMatchObject({
    bankAccountCreated: true,
    totalPercentage: 40,
    warning: null,
    beneficiary: {
      waqfId,
      nationalId: '1000000073',
      relationship: 'ابنة',
      allocatedPercentage: 40,
      isActive: true,
      accountState: 'active',
    },
  });
  const view = (await nazir.get(`/api/waqf/${waqfId}`)).body as WaqfView;
  expect(view.beneficiaries.map(({ id }) => id)).toEqual([answer.beneficiary.id]);
  expect(view.counts).toMatchObject({ beneficiaries: 1, bankAccounts: 4, subAccounts: 3 });
  expect(view.bankAccounts.find(({ id }) => id === answer.beneficiary.bankAccountId)).toMatchObject({
    accountType: 'beneficiary_sub',
    balance: '0.00',
    beneficiaryId: answer.beneficiary.id,
  });
  const notices = () =>
    api.query<{ national_id: string; title_ar: string; message_ar: string }>(
      `SELECT p.national_id, n.title_ar, n.message_ar
       FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
       WHERE n.message_ar LIKE $1 OR n.message_ar LIKE '%سارة بنت محمد القحطاني%' OR p.national_id = '1000000073'
       ORDER BY n.created_at, n.id`,
      ['%«وقف الاختبار»%'],
    );
  const notified = await eventually(notices, (rows) => rows.some((row) => row.title_ar === 'فُتح حسابك الفرعي'));
  expect(notified.map((row) => [row.national_id, row.title_ar])).toEqual(
    expect.arrayContaining([
      ['1000000073', 'أُضفت مستفيدًا'],
      ['1000000032', 'فُتح حساب فرعي'],
      ['1000000073', 'فُتح حسابك الفرعي'],
    ]),
  );
  const toBeneficiary = notified.filter((row) => row.national_id === '1000000073');
  expect(toBeneficiary.filter((row) => row.message_ar.includes('وقف الاختبار'))).toEqual([]);
});

test('an unknown person gets an account, a known one the role; empty values become null', async () => {
  await added({ nationalId: '٢٠٠٠٠٠٠٠٢٢', fullName: '  عثمان   أحمد ', relationship: ' ', allocatedPercentage: null });
  const fresh = await providerOf(api, IdentityFacade).personByNationalId(systemCtx(api), '2000000022');
  expect(fresh).toMatchObject({ fullName: 'عثمان أحمد', roles: ['beneficiary'] });
  const { beneficiary: nazirHimself } = await added({ nationalId: people.otherNazir, fullName: 'فهد بن ناصر الدوسري' });
  expect(nazirHimself).toMatchObject({ relationship: null, allocatedPercentage: null });
  const person = await providerOf(api, IdentityFacade).personByNationalId(systemCtx(api), people.otherNazir);
  expect([...(person?.roles ?? [])].toSorted()).toEqual(['beneficiary', 'nazir']);
  expect(person?.role).toBe('nazir');
});

test.each([
  [{ ...known, nationalId: '12345' }, 'nationalId', 'رقم الهوية يجب أن يكون 10 أرقام'],
  [{ ...known, nationalId: '1000000009' }, 'nationalId', 'رقم الهوية يجب أن يكون 10 أرقام'],
  [{ ...known, fullName: ' س ' }, 'fullName', 'الاسم الكامل مطلوب'],
  [{ ...known, allocatedPercentage: 100.5 }, 'allocatedPercentage', 'النسبة يجب أن تكون بين 0 و 100'],
  [{ ...known, allocatedPercentage: -1 }, 'allocatedPercentage', 'النسبة يجب أن تكون بين 0 و 100'],
  [{ ...known, allocatedPercentage: 1.00001 }, 'allocatedPercentage', 'النسبة بأربع خانات عشرية على الأكثر'],
])('bad input is reported by field: %j', async (body, field, message) => {
  const answer = await add(nazir, body);
  expect([answer.status, (answer.body as { errors: unknown[] }).errors]).toEqual([400, [{ field, message }]]);
});

test('shares above 100 percent are saved with a warning, shown in the list too', async () => {
  await added({ ...known, allocatedPercentage: 66.6666 });
  const { warning, totalPercentage } = await added({
    nationalId: '1000000081',
    fullName: 'ماجد الحربي',
    allocatedPercentage: 43.3334,
  });
  expect([totalPercentage, warning?.ar]).toEqual([110, 'مجموع نسب المستفيدين 110% ويتجاوز 100%']);
  const { totals } = await listed(`?waqfId=${waqfId}`);
  expect(totals).toEqual({
    all: 2,
    active: 2,
    allocatedPercentage: 110,
    overAllocated: [{ waqfId, waqfName: 'وقف الاختبار', totalPercentage: 110 }],
  });
});

test('a person can be added once to a waqf, also simultaneously, and to another waqf as well', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(nazir, known)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  expect((await add(nazir, known)).body).toMatchObject({ code: 'beneficiaries.already-there' });
  const other = await waqfWithMoney(api, {});
  await added(known, other.waqfId);
  expect(
    await api.query('SELECT 1 FROM beneficiaries.beneficiary WHERE waqf_id = ANY ($1::uuid[])', [
      [waqfId, other.waqfId],
    ]),
  ).toHaveLength(2);
});

describe('who may', () => {
  test('nazir and administrator may add and list, the founder gets 403, and a beneficiary 404', async () => {
    expect((await add(admin, known)).status).toBe(201);
    expect((await add(waqif, { ...known, nationalId: '1000000081' })).body).toMatchObject({
      status: 403,
      message: 'ليس لديك صلاحية لإدارة المستفيدين',
    });
    expect((await add(beneficiary, known)).status).toBe(404);
    expect((await waqif.get('/api/beneficiaries')).body).toMatchObject({
      status: 403,
      message: 'ليس لديك صلاحية لإدارة المستفيدين',
    });
    expect((await beneficiary.get('/api/beneficiaries')).status).toBe(403);
    expect((await admin.get(`/api/beneficiaries?waqfId=${waqfId}`)).body).toMatchObject({
      beneficiaries: [{ fullName: known.fullName }],
    });
  });

  test("another nazir's waqf is not found, and a waqf that is not approved accepts nobody", async () => {
    const foreign = await approvedWaqf(api, { nazir: people.otherNazir });
    expect((await add(nazir, known, foreign)).status).toBe(404);
    expect((await nazir.get(`/api/beneficiaries?waqfId=${foreign}`)).status).toBe(404);
    const draft = await approvedWaqf(api, { status: 'draft' });
    expect((await add(admin, known, draft)).body).toMatchObject({
      status: 409,
      code: 'beneficiaries.waqf-not-approved',
    });
  });
});

test('the list is newest first and paged without gaps', async () => {
  const ids = ['1000000073', '1000000081', '1000000099', '2000000014', '1000000107'];
  for (const nationalId of ids) await added({ nationalId, fullName: `مستفيد ${nationalId}` });
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: BeneficiaryList = await listed(`?waqfId=${waqfId}&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
    seen.push(...page.beneficiaries.map((row) => row.nationalId));
    expect(page.totals.all).toBe(5);
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(ids.toReversed());
  expect((await nazir.get('/api/beneficiaries?cursor=x')).status).toBe(400);
});

test('the beneficiary sees share, sub-account and what was paid into it', async () => {
  const money = await waqfWithMoney(api);
  const own = await added(
    { nationalId: people.beneficiary, fullName: 'نورة بنت يوسف العنزي', allocatedPercentage: 12.5 },
    money.waqfId,
  );
  const account = own.beneficiary.bankAccountId ?? '';
  await transfer(nazir, money.main, { id: account, iban: '' }, '300.00', { description: 'دفعة أولى' });
  await transfer(nazir, { id: account, iban: '' }, money.subs[0], '50.00');
  const { dashboard } = beneficiaryDashboard.parse((await beneficiary.get('/api/beneficiary/dashboard')).body);
  expect(dashboard.waqfAllocations).toEqual(
    expect.arrayContaining([
      { waqfId: money.waqfId, waqfName: 'وقف الاختبار', percentage: 12.5, monthlyAmount: '300.00', balance: '250.00' },
    ]),
  );
  expect(dashboard.bankAccounts.map(({ id, balance }) => [id, balance])).toEqual(
    expect.arrayContaining([[account, '250.00']]),
  );
  expect(dashboard.recentTransactions.slice(0, 2)).toMatchObject([
    { type: 'paid', amount: '-50.00' },
    { type: 'received', amount: '300.00', description: 'دفعة أولى' },
  ]);
  expect(dashboard.monthlyStats).toMatchObject({ thisMonth: '300.00', lastMonth: '0.00', percentageChange: null });
  // All movements, page by page. Whether the bank has made the last one already is no matter here.
  const done = <Row extends { status: string }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, status: row.status === 'pending' ? 'completed' : row.status }));
  const list = async (query: string) => {
    const answer = (await beneficiary.get(`/api/beneficiary/transactions${query}`)).body;
    const { transactions, nextCursor } = ownTransactionList.parse(answer);
    return { transactions: done(transactions), nextCursor };
  };
  const all = await list('');
  expect(all.transactions).toEqual(done(dashboard.recentTransactions));
  expect(all.nextCursor).toBeNull();
  const first = await list('?limit=1');
  expect(first.transactions).toEqual(all.transactions.slice(0, 1));
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect(second.transactions).toEqual(all.transactions.slice(1, 2));
});

describe('a waqf without main account', () => {
  const request = (id: string, waqfName: string) =>
    inTransaction(api, (ctx) => providerOf(api, BankingFacade).requestMainAccount(ctx, { waqfId: id, waqfName }));

  test('lets the beneficiary wait; when the bank has opened the main account, a job opens the sub-account', async () => {
    const id = await approvedWaqf(api, { name: 'وقف بلا حساب' });
    const { beneficiary: waiting, bankAccountCreated } = await added(known, id);
    expect([waiting.accountState, waiting.bankAccountId, bankAccountCreated]).toEqual(['waiting', null, false]);
    expect((await nazir.post(`/api/beneficiary/${waiting.id}/bank-account`)).body).toMatchObject({
      status: 409,
      code: 'banking.main-account-missing',
    });
    expect((await nazir.post(`/api/waqf/${id}/bank-account`)).body).toMatchObject({
      bankAccountCreated: true,
      account: { isMainAccount: true, waqfId: id },
    });
    const [row] = await eventually(
      async () => (await listed(`?waqfId=${id}`)).beneficiaries,
      ([seen]) => seen?.accountState === 'active',
    );
    expect(row).toMatchObject({ accountState: 'active', bankAccountId: expect.any(String) });
    expect((await nazir.post(`/api/beneficiary/${waiting.id}/bank-account`)).body).toMatchObject({
      status: 409,
      code: 'banking.sub-account-exists',
    });
    expect((await nazir.post(`/api/waqf/${id}/bank-account`)).body).toMatchObject({
      status: 409,
      code: 'banking.main-account-exists',
    });
  });

  test('makes a new request after a refusal, and a second refusal is reported', async () => {
    const id = await approvedWaqf(api, { name: 'وقف الرفض' });
    await order('وقف الرفض', 'refuse', 2);
    await request(id, 'وقف الرفض');
    await providerOf(api, BankingFacade).awaitMainAccount(id, 10_000);
    expect((await nazir.post(`/api/waqf/${id}/bank-account`)).body).toMatchObject({
      status: 422,
      code: 'banking.account-refused',
      message: 'رفض المصرف فتح الحساب: لم تكتمل متطلبات فتح حساب الوقف لدى المصرف',
    });
    expect((await admin.post(`/api/waqf/${id}/bank-account`)).status).toBe(201);
    expect((await waqif.post(`/api/waqf/${id}/bank-account`)).status).toBe(403);
  });
});

test('a sub-account that the bank refused can be requested again', async () => {
  await order('هند المرفوضة', 'refuse');
  const { beneficiary: refused, bankAccountCreated } = await added({ ...known, fullName: 'هند المرفوضة' });
  expect([refused.accountState, bankAccountCreated]).toEqual(['refused', false]);
  const calls = await Promise.all([1, 2, 3].map(() => nazir.post(`/api/beneficiary/${refused.id}/bank-account`)));
  const statuses = calls.map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(await api.query('SELECT 1 FROM banking.account WHERE beneficiary_id = $1', [refused.id])).toHaveLength(1);
  expect(await api.query(`SELECT 1 FROM ledger.account WHERE waqf_id = $1 AND fund = 'held'`, [waqfId])).toHaveLength(
    3,
  );
});
