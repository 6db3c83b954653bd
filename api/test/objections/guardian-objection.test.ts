import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Ward } from '@waqf/contracts/beneficiaries';
import type { NotificationList } from '@waqf/contracts/notifications';
import type { ObjectionDetails } from '@waqf/contracts/objections';
import { riyadhDay } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import { bornYearsAgo } from '../beneficiaries/minors.js';
import { lineOf, runIn, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { objectionIn } from './paid-waqf.js';

const child = { nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني', allocatedPercentage: 100 };

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 180_000);
afterAll(() => api.stop());

test('a nazir who objects as a minor’s guardian does not answer it; the founder does', async () => {
  const [nazir, founder] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  const waqf = await RunWaqf.open(api, nazir);
  const today = riyadhDay(api.clock.now());
  const cardId = await waqf.add({ ...child, bornOn: bornYearsAgo(api, 10) });
  const guardian = { nationalId: people.nazir, fullName: 'ولي القاصر', deed: 'صك ولاية رقم 451180273' };
  expect((await nazir.post(`/api/beneficiary/${cardId}/guardians`, guardian)).status).toBe(201);
  await waqf.enter('1000.00', today);
  const { id } = await waqf.calculated({ from: today, to: today });
  runIn(await waqf.act(id, 'submit', {}));
  runIn(await waqf.act(id, 'approve', {}, founder));
  const { id: lineId } = lineOf(await waqf.view(id), child.fullName);

  const asGuardian = await api.signIn(people.nazir);
  expect((await asGuardian.post('/api/user/role', { role: 'beneficiary' })).status).toBe(200);
  const [ward] = ((await asGuardian.get('/api/beneficiary/wards')).body as { wards: Ward[] }).wards;
  const raised = objectionIn(
    await asGuardian.post(`/api/beneficiary/objections?onBehalfOf=${ward?.id}`, {
      paymentId: lineId,
      text: 'المبلغ أقل من نصيب القاصر',
    }),
  );
  const granted = { outcome: 'granted', text: 'زيد المبلغ', amount: '500000.00' };
  for (const by of [asGuardian, nazir])
    expect(codeIn(await by.post(`/api/objections/${raised.id}/answer`, granted))).toBe('objections.forbidden');
  const seen = (await founder.get(`/api/objections/${raised.id}`)).body as ObjectionDetails;
  expect(seen.objection).toMatchObject({ mayAnswer: true, review: { reviewer: 'admin' } });
  const upheld = await founder.post(`/api/objections/${raised.id}/answer`, { outcome: 'upheld', text: 'الحساب صحيح' });
  expect(objectionIn(upheld).state).toBe('upheld');
});

test('what a minor is told, their guardian is told on their behalf, with a link into the minor’s portal', async () => {
  const [nazir, founder] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  const waqf = await RunWaqf.open(api, nazir);
  const today = riyadhDay(api.clock.now());
  const cardId = await waqf.add({ ...child, nationalId: '1000000123', bornOn: bornYearsAgo(api, 10) });
  const latifa = { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني', deed: 'صك ولاية رقم 451180274' };
  expect((await nazir.post(`/api/beneficiary/${cardId}/guardians`, latifa)).status).toBe(201);
  await waqf.enter('1000.00', today);
  const { id } = await waqf.calculated({ from: today, to: today });
  runIn(await waqf.act(id, 'submit', {}));
  runIn(await waqf.act(id, 'approve', {}, founder));
  const { id: lineId } = lineOf(await waqf.view(id), child.fullName);
  const guardian = await api.signIn(latifa.nationalId);
  const [ward] = ((await guardian.get('/api/beneficiary/wards')).body as { wards: Ward[] }).wards;
  const raised = objectionIn(
    await guardian.post(`/api/beneficiary/objections?onBehalfOf=${ward?.id}`, { paymentId: lineId, text: 'أقل' }),
  );
  const upheld = { outcome: 'upheld', text: 'الحساب صحيح' };
  expect((await nazir.post(`/api/objections/${raised.id}/answer`, upheld)).status).toBeLessThan(300);
  await api.settled();
  const { notifications } = (await guardian.get('/api/notifications')).body as NotificationList;
  expect(notifications[0]).toMatchObject({
    title: `${ward?.fullName}: «أُجيب عن اعتراضك»`,
    actionUrl: `/beneficiary/wards/${ward?.id}?to=/beneficiary/objections/${raised.id}`,
  });
  expect(notifications[0]?.message).toContain(`موجَّه إلى ${ward?.fullName}: `);
});
