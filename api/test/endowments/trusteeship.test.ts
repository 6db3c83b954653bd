import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deedsSeen, type WaqfView } from '@waqf/contracts/endowments';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let founder: Browser;
let nazir: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  founder = await api.signIn(people.waqif);
  nazir = await api.signIn(people.nazir);
}, 180_000);
afterAll(() => api.stop());

/** Makes an approved waqf whose nazir has not accepted or declined yet. */
async function awaitingNazir(name: string): Promise<string> {
  const waqfId = await approvedWaqf(api, { name });
  await api.query('UPDATE endowments.waqf SET nazir_accepted_at = NULL WHERE id = $1', [waqfId]);
  return waqfId;
}

const view = async (browser: Browser, waqfId: string) => (await browser.get(`/api/waqf/${waqfId}`)).body as WaqfView;
const income = (waqfId: string) => ({ waqfId, type: 'income', amount: '100.00', description: 'إيجار', source: 'rent' });
const beneficiary = { nationalId: people.beneficiary, fullName: 'نورة بنت يوسف العنزي' };
const notices = (nationalId: string) =>
  api.query<{ title_ar: string; message_ar: string }>(
    `SELECT title_ar, message_ar FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE p.national_id = $1 ORDER BY n.created_at`,
    [nationalId],
  );

test('a nazir may only read before accepting the trusteeship, and manages the waqf afterwards', async () => {
  const waqfId = await awaitingNazir('وقف القبول');
  expect(await view(nazir, waqfId)).toMatchObject({
    waqf: { nazirAcceptedAt: null },
    may: { manage: false, acceptTrusteeship: true },
  });
  expect((await nazir.get(`/api/transactions?waqfId=${waqfId}`)).status).toBe(200);
  const acts = [
    () => nazir.post('/api/transactions', income(waqfId), { headers: { 'Idempotency-Key': `before-${waqfId}` } }),
    () => nazir.post(`/api/waqf/${waqfId}/beneficiaries`, beneficiary),
    () => nazir.post(`/api/waqf/${waqfId}/bank-account`),
  ];
  for (const act of acts)
    expect((await act()).body).toMatchObject({ status: 403, code: 'membership.trusteeship-not-accepted' });

  expect((await nazir.post(`/api/waqf/${waqfId}/nazir/accept`)).status).toBe(200);
  expect(await view(nazir, waqfId)).toMatchObject({ may: { manage: true, acceptTrusteeship: false } });
  expect((await view(founder, waqfId)).waqf.nazirAcceptedAt).not.toBeNull();
  expect((await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, beneficiary)).status).toBe(201);
  expect((await nazir.post(`/api/waqf/${waqfId}/nazir/accept`)).body).toMatchObject({
    code: 'endowments.trusteeship-closed',
  });
  await api.settled();
  expect(await notices(people.waqif)).toContainEqual({
    title_ar: 'قبل الناظر النظارة',
    message_ar: 'يدير الناظر وقف القبول من الآن',
  });
});

test('a nazir accepts under the deeds that they have read, not under newer ones', async () => {
  const waqfId = await awaitingNazir('وقف الصك الأحدث');
  const accept = (deeds: string) => nazir.post(`/api/waqf/${waqfId}/nazir/accept`, { seen: { deeds } });
  expect((await accept('0199a1d2-0000-7000-8000-000000000001')).body).toMatchObject({
    status: 409,
    code: 'platform.changed-meanwhile',
  });
  const { documents, may } = await view(nazir, waqfId);
  expect(may.acceptTrusteeship).toBe(true);
  expect((await accept(deedsSeen(documents))).status).toBe(200);
});

test('a nazir who declines loses access, and the founder sees the reason', async () => {
  const waqfId = await awaitingNazir('وقف الاعتذار');
  const decline = `/api/waqf/${waqfId}/nazir/decline`;
  expect((await nazir.post(decline, { reason: '  ' })).status).toBe(400);
  expect((await founder.post(decline, { reason: 'ليس لي' })).status).toBe(403);
  expect((await nazir.post(decline, { reason: '  لا يتسع وقتي ' })).status).toBe(204);
  expect((await nazir.get(`/api/waqf/${waqfId}`)).status).toBe(404);
  expect((await view(founder, waqfId)).waqf).toMatchObject({
    nazirId: null,
    nazirName: null,
    nazirAcceptedAt: null,
    nazirDeclined: { reason: 'لا يتسع وقتي' },
  });
  await api.settled();
  const notified = (await notices(people.waqif)).find(({ title_ar }) => title_ar === 'اعتذر الناظر عن النظارة');
  expect(notified?.message_ar).not.toContain('لا يتسع وقتي');
});
