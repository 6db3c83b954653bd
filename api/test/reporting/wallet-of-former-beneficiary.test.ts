import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { beneficiaryDashboard, beneficiaryProfile, type BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { riyadhDay } from '@waqf/formats';
import type { Browser } from '../browser.js';
import { heirs, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let noura: Browser;
let waqf: RunWaqf;
let beneficiaryId: string;
/** The wallet while the share is in force. */
let before: BeneficiaryDashboard;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  const waqif = await api.signIn(people.waqif);
  nazir = await api.signIn(people.nazir);
  noura = await api.signIn(heirs.noura.nationalId);
  waqf = await RunWaqf.open(api, nazir);
  beneficiaryId = await waqf.add({ ...heirs.noura, entitledFrom: '2020-01-01' });
  await waqf.enter('1000.50');
  const today = riyadhDay(api.clock.now());
  const { id } = await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
  await waqf.act(id, 'submit', {});
  runIn(await waqf.act(id, 'approve', {}, waqif));
  await waqf.act(id, 'pay');
  await waqf.settled(id);
  before = await wallet();
}, 180_000);
afterAll(() => api.stop());

const wallet = async (): Promise<BeneficiaryDashboard> =>
  beneficiaryDashboard.parse((await noura.get('/api/beneficiary/dashboard')).body).dashboard;
const movements = async () =>
  ((await noura.get('/api/beneficiary/transactions')).body as { transactions: object[] }).transactions.length;
const accounts = async () =>
  beneficiaryProfile.parse((await noura.get('/api/beneficiary/profile')).body).profile.bankingInfo.accounts;

async function expectSameMoney(suspendedWaqfs: object[]): Promise<void> {
  expect(await wallet()).toEqual({ ...before, waqfAllocations: [], suspendedWaqfs });
  expect(await movements()).toBe(1);
  expect(await accounts()).toMatchObject([{ balance: '500.25', waqfName: 'وقف الاختبار' }]);
}

test('what is in the account stays in the wallet when the share is suspended', async () => {
  expect(before).toMatchObject({ totalBalance: '500.25', monthlyIncome: '500.25', waqfAllocations: [{}] });
  const reason = 'تحديث الهوية';
  expect((await nazir.patch(`/api/beneficiary/${beneficiaryId}`, { isActive: false, reason })).status).toBe(200);
  await expectSameMoney([{ waqfId: waqf.id, waqfName: 'وقف الاختبار' }]);
});

test('and when the person leaves the waqf', async () => {
  const raised = await noura.post('/api/beneficiary/disputes', { beneficiaryId, reason: 'لا صلة لي بهذا الوقف' });
  const { id } = (raised.body as { dispute: { id: string } }).dispute;
  expect((await nazir.post(`/api/disputes/${id}/answer`, { outcome: 'removed', text: 'أُدرجت خطأ' })).status).toBe(200);
  await expectSameMoney([]);
});
