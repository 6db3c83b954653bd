import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BankingFacade } from '../../src/banking/index.js';
import { providerOf, transfer } from '../banking/waqf-money.js';
import { RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people, systemCtx } from '../membership/approved-waqf.js';
import { bornYearsAgo } from './minors.js';

const latifa = { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني', deed: 'صك ولاية رقم 451180273' };
const child = { nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني', allocatedPercentage: 100 };

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());

test('of a transfer to a minor that waits for approval, the guardian is told with a link to the minor’s portal', async () => {
  const nazir = await api.signIn(people.nazir);
  const waqf = await RunWaqf.open(api, nazir);
  const id = await waqf.add({ ...child, bornOn: bornYearsAgo(api, 10) });
  expect((await nazir.post(`/api/beneficiary/${id}/guardians`, latifa)).status).toBe(201);
  await waqf.enter('90000.00');
  const banking = providerOf(api, BankingFacade);
  const main = (await banking.mainAccountOf(systemCtx(api), [waqf.id])).get(waqf.id)?.id ?? '';
  const sub = (await banking.subAccounts(systemCtx(api), [id])).get(id)?.id ?? '';
  const accountOf = async (accountId: string) => ({
    id: accountId,
    iban: (await banking.account(systemCtx(api), accountId)).iban,
  });
  expect((await transfer(nazir, await accountOf(main), await accountOf(sub), '50000')).status).toBe(202);
  await api.settled();
  const [ward] = await api.query<{ id: string }>(
    'SELECT person_id AS id FROM beneficiaries.beneficiary WHERE id = $1',
    [id],
  );
  const notified = await api.query(
    `SELECT national_id AS who, title_ar AS title, message_ar AS message, action_url AS "to"
     FROM notifications.notification
     JOIN identity.person ON person.id = notification.user_id
     WHERE title_ar LIKE '%تحويل إليك ينتظر الموافقة%' ORDER BY national_id`,
  );
  const title = 'تحويل إليك ينتظر الموافقة';
  const message = 'طُلب تحويل إلى حسابك الفرعي، ويصلك بعد الموافقة عليه';
  expect(notified).toEqual([
    {
      who: latifa.nationalId,
      title: `${child.fullName}: «${title}»`,
      message: `موجَّه إلى ${child.fullName}: ${message}`,
      to: `/beneficiary/wards/${ward?.id}?to=/beneficiary/dashboard`,
    },
    { who: child.nationalId, title, message, to: '/beneficiary/dashboard' },
  ]);
});
