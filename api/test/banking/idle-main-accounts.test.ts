import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Desk } from '@waqf/contracts/desk';
import type { WaqfList, WaqfView } from '@waqf/contracts/endowments';
import type { NotificationList } from '@waqf/contracts/notifications';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { WatchMainAccounts } from '../../src/banking/use-cases/watch-main-accounts.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { providerOf, waitUntilDelivered, waqfWithMoney, type WaqfMoney } from './waqf-money.js';

let api: TestApi;
let nazir: Browser;
let admin: Browser;
let money: WaqfMoney;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, admin] = [await api.signIn(people.nazir), await api.signIn(people.admin)];
  money = await waqfWithMoney(api, { ghalla: '500.00', corpus: '1000.00' });
}, 180_000);
afterAll(() => api.stop());

const onDesk = async () =>
  ((await nazir.get('/api/desk')).body as Desk).items.filter(({ kind }) => kind === 'main_account');
const forAdmin = async () => ((await admin.get('/api/admin/dashboard')).body as AdminDashboard).tasks;
/** What the list of waqfs and the page of the waqf say about its main account. */
async function notified(): Promise<(string | null | undefined)[]> {
  const { waqfs } = (await nazir.get('/api/waqfs')).body as WaqfList;
  const view = (await nazir.get(`/api/waqf/${money.waqfId}`)).body as WaqfView;
  const troubles = [waqfs.find(({ id }) => id === money.waqfId)?.mainTrouble, view.mainTrouble];
  return troubles.map((trouble) => (trouble ? trouble.title.en : trouble));
}
const states = () =>
  api.query<{ state: string }>(
    `SELECT state FROM banking.account WHERE waqf_id = $1 AND account_type = 'main_waqf' ORDER BY created_at`,
    [money.waqfId],
  );

/** The bank changes the state of the main account, and the platform asks for it as it does every few hours. */
async function bankSays(status: 'SUSPENDED' | 'ACTIVE' | 'CLOSED', state: string): Promise<void> {
  const answer = await nazir.put(`/simulator/bank/accounts/${money.main.iban}/state`, { status });
  expect(answer.status).toBe(204);
  await providerOf(api, WatchMainAccounts).execute();
  for (let tries = 0; tries < 600 && (await states())[0]?.state !== state; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await states()).toEqual([{ state }]);
  await waitUntilDelivered(api);
}

/** The newest notice of a person about the state of an account. */
async function newestNotice(by: Browser): Promise<{ title: string; message: string; actionUrl: string | null }> {
  const { notifications } = (await by.get('/api/notifications')).body as NotificationList;
  const [notice] = notifications.filter(({ title }) => title.startsWith('أ'));
  if (!notice) throw new Error('nobody was told');
  const { title, message, actionUrl } = notice;
  return { title, message, actionUrl };
}

test('an account that works is on nobody’s desk', async () => {
  expect(await onDesk()).toEqual([]);
  expect(await forAdmin()).toEqual([]);
  expect(await notified()).toEqual([null, null]);
});

test('a suspended account is told without anybody asking for balances, and is off the desk once released', async () => {
  await bankSays('SUSPENDED', 'suspended');
  expect((await onDesk()).map(({ title }) => title.en)).toEqual(['The bank suspended the main account']);
  await bankSays('ACTIVE', 'active');
  expect(await onDesk()).toEqual([]);
  expect(await newestNotice(admin)).toMatchObject({ title: 'أعاد المصرف تفعيل الحساب' });
});

test('a closed account with money in the books: the nazir, the administrator and the founder know what to do', async () => {
  await bankSays('CLOSED', 'closed');
  const to = `/waqf/${money.waqfId}/banking`;
  expect(await onDesk()).toMatchObject([
    {
      waqfId: money.waqfId,
      title: { ar: 'أغلق المصرف الحساب الرئيسي وفي الدفاتر مال' },
      text: { ar: expect.stringContaining('اطلب فتح حساب رئيسي جديد') as unknown },
      amount: '1500.00',
      to,
    },
  ]);
  expect(await forAdmin()).toEqual([
    {
      title: {
        ar: 'أغلق المصرف الحساب الرئيسي وفي الدفاتر مال: وقف الاختبار',
        en: 'The bank closed the main account while the books hold money: وقف الاختبار',
      },
      to,
    },
  ]);
  expect(await notified()).toEqual(Array(2).fill('The bank closed the main account while the books hold money'));
  const notice = await newestNotice(admin);
  expect(notice).toMatchObject({ title: 'أغلق المصرف الحساب', actionUrl: to });
  expect(notice.message).toMatch(/الحساب الرئيسي في «وقف الاختبار»\. لا تحويل ولا صرف قبل فتح حساب جديد\.$/);
});

test('another account takes the place of the closed one, everywhere', async () => {
  const opened = await nazir.post(`/api/waqf/${money.waqfId}/bank-account`, {});
  expect(opened.status).toBe(201);
  expect(await states()).toEqual([{ state: 'closed' }, { state: 'active' }]);
  expect(await onDesk()).toEqual([]);
  expect(await forAdmin()).toEqual([]);
  const { bankAccounts } = (await nazir.get(`/api/waqf/${money.waqfId}`)).body as WaqfView;
  const mains = bankAccounts.filter(({ isMainAccount }) => isMainAccount);
  expect(mains.map(({ accountStatus, balance }) => [accountStatus, balance])).toEqual([
    ['active', '1500.00'],
    ['closed', '0.00'],
  ]);
});

test('a refused account is on the desk with the bank’s reason', async () => {
  const [row] = await api.query<{ id: string }>(
    `UPDATE banking.account SET state = 'refused', refusal_code = 'AC13', refusal_ar = 'الاسم غير مطابق',
       refusal_en = 'The name does not match', bank_name = NULL, account_number = NULL, iban = NULL,
       branch_code = NULL, opened_at = NULL
     WHERE waqf_id = $1 AND account_type = 'main_waqf' AND state = 'active' RETURNING id`,
    [money.waqfId],
  );
  expect(row).toBeDefined();
  const [task] = await onDesk();
  expect(task?.text?.ar).toContain('الاسم غير مطابق');
  expect(task?.text?.en).toContain('The name does not match');
});
