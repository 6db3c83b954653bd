import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BankAccountBalance } from '@waqf/contracts/banking';
import type { BeneficiaryList } from '@waqf/contracts/beneficiaries';
import type { WaqfView } from '@waqf/contracts/endowments';
import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { sampleIds } from '../authorization/endowments.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let tower: string;
beforeAll(async () => {
  api = await startApi();
  nazir = await api.signIn(people.nazir);
  tower = (await sampleIds(api)).approved;
}, 600_000);
afterAll(() => api.stop());

const ofWaqf = async (name: string): Promise<BeneficiaryList> => {
  const [row] = await api.query<{ id: string }>('SELECT id FROM endowments.waqf WHERE name LIKE $1', [`${name}%`]);
  return (await nazir.get(`/api/beneficiaries?waqfId=${row?.id}`)).body as BeneficiaryList;
};

test('the first waqf has beneficiaries with sub-accounts active, suspended and closed, and one without', async () => {
  const { beneficiaries, totals } = await ofWaqf('وقف برج النخيل');
  expect(totals).toMatchObject({ all: 9, active: 9, allocatedPercentage: 100, overAllocated: [] });
  const states = new Map(beneficiaries.map(({ nationalId, accountState }) => [nationalId, accountState]));
  expect(Object.fromEntries(states)).toEqual({
    '1000000065': 'active',
    '1000000156': 'closed',
    '1000000081': 'suspended',
    '2000000014': 'active',
    '1000000107': 'active',
    '1000000115': 'active',
    '1000000123': 'active',
    '1000000099': 'active',
    '1000000073': 'refused',
  });
  const view = (await nazir.get(`/api/waqf/${tower}`)).body as WaqfView;
  expect(view.counts).toMatchObject({ beneficiaries: 9, bankAccounts: 9, subAccounts: 8 });
});

test('another waqf has shares of 110 percent, and in one without a main account a beneficiary waits', async () => {
  expect((await ofWaqf('وقف سنابل الخير')).totals).toMatchObject({
    allocatedPercentage: 110,
    overAllocated: [{ totalPercentage: 110 }],
  });
  expect((await ofWaqf('وقف دار الأرقم')).beneficiaries).toMatchObject([
    { nationalId: '2000000014', accountState: 'waiting', bankAccountId: null },
  ]);
});

test('a refused sub-account is opened by a new request', async () => {
  const sarah = (await ofWaqf('وقف برج النخيل')).beneficiaries.find(({ nationalId }) => nationalId === '1000000073');
  expect((await nazir.post(`/api/beneficiary/${sarah?.id}/bank-account`)).body).toMatchObject({
    bankAccountCreated: true,
    account: { beneficiaryId: sarah?.id, accountStatus: 'active' },
  });
});

test('the imported statement leaves two lines in suspense, which are the difference; the bank itself says the same', async () => {
  const seen = (await nazir.get(`/api/waqf/${tower}/reconciliation`)).body as Reconciliation;
  expect(seen).toMatchObject({
    difference: '1192.50',
    suspenseTotal: '1192.50',
    counts: { suspense: 2, unmatchedEntries: 0 },
    mayReconcile: true,
  });
  expect(seen.suspense.map(({ line }) => [line.amount, line.reference])).toEqual([
    ['1250.00', 'CDM480017'],
    ['-57.50', 'FEE480021'],
  ]);
  expect(seen.counts.matched).toBeGreaterThan(10);
  // Transfers of today in the sample data may still be pending at the bank.
  const asked = async () =>
    ((await nazir.get(`/api/bank-account/${seen.account.id}/balance`)).body as BankAccountBalance).difference;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && (await asked()) !== '1192.50'; )
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await asked()).toBe('1192.50');
});
