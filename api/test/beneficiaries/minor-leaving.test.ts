import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BeneficiaryAdded, Dispute, Entitlement } from '@waqf/contracts/beneficiaries';
import { addDays, riyadhDay } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { bornYearsAgo } from './minors.js';

const sarah = { nationalId: '1000000073', fullName: 'سارة بنت يوسف العنزي', allocatedPercentage: 40 };
const guardian = { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني', deed: 'صك ولاية 44120087' };

let api: TestApi;
let nazir: Browser;
let minor: Browser;
let beneficiaryId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, minor] = [await api.signIn(people.nazir), await api.signIn(sarah.nationalId)];
  const waqfId = await approvedWaqf(api, {});
  const { body } = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, { ...sarah, bornOn: bornYearsAgo(api, 16) });
  beneficiaryId = (body as BeneficiaryAdded).beneficiary.id;
}, 180_000);
afterAll(() => api.stop());

const leaving = () => ({ beneficiaryId, kind: 'leaving', reason: 'استغنيت عنه' });
const change = async (body: object) => {
  expect((await nazir.patch(`/api/beneficiary/${beneficiaryId}`, body)).status).toBe(200);
};
const own = async (): Promise<Entitlement | undefined> => {
  const { body } = await minor.get('/api/beneficiary/entitlements');
  return (body as { entitlements: Entitlement[] }).entitlements.find((one) => one.beneficiaryId === beneficiaryId);
};

test('a minor of sixteen cannot ask to leave, and is told until when; they may still say that they are named wrongly', async () => {
  expect(codeIn(await minor.post('/api/beneficiary/disputes', leaving()))).toBe('beneficiaries.minor-leaving');
  const act = { kind: 'leaving', id: beneficiaryId };
  expect(codeIn(await minor.post('/api/auth/step-up', { act }))).toBe('beneficiaries.minor-leaving');
  const { leavesAfter, mayDispute } = (await own()) ?? {};
  expect((leavesAfter ?? '') > riyadhDay(api.clock.now())).toBe(true);
  expect(mayDispute).toBe(true);
});

test('the guardian cannot do it for them, and nobody under a guardianship can whatever their age', async () => {
  // A deed lets this one continue after the coming of age.
  const continued = { ...guardian, continues: true, until: addDays(riyadhDay(api.clock.now()), 400) };
  expect((await nazir.post(`/api/beneficiary/${beneficiaryId}/guardians`, continued)).status).toBe(201);
  const theirs = await api.signIn(guardian.nationalId);
  expect((await theirs.post('/api/beneficiary/disputes', leaving())).status).toBe(404);
  await change({ bornOn: bornYearsAgo(api, 30) });
  expect(codeIn(await minor.post('/api/beneficiary/disputes', leaving()))).toBe('beneficiaries.minor-leaving');
});

test('the nazir does not accept the request of somebody who turns out to be a minor', async () => {
  const { body } = await nazir.get(`/api/beneficiary/${beneficiaryId}/guardians`);
  const [given] = (body as { guardianships: { id: string }[] }).guardianships;
  expect((await nazir.post(`/api/guardianships/${given?.id}/end`, { reason: 'بلغت' })).status).toBe(200);
  expect((await own())?.leavesAfter).toBeNull();
  const asked = await minor.confirmed('POST', '/api/beneficiary/disputes', { body: leaving() });
  const { id } = (asked.body as { dispute: Dispute }).dispute;
  await change({ bornOn: bornYearsAgo(api, 16) });
  const answer = (outcome: string) => nazir.post(`/api/disputes/${id}/answer`, { outcome, text: 'قُبل' });
  expect(codeIn(await answer('removed'))).toBe('beneficiaries.minor-leaving');
  expect((await answer('explained')).status).toBe(200);
  expect((await own())?.dispute?.state).toBe('explained');
});

test('for a child below fifteen the guardian says that they are named wrongly, and the child cannot', async () => {
  const waqfId = await approvedWaqf(api, {});
  const child = { nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي', bornOn: bornYearsAgo(api, 9) };
  const added = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, child);
  const { id } = (added.body as BeneficiaryAdded).beneficiary;
  const wrong = { beneficiaryId: id, reason: 'ليس من ذرية الواقف' };
  const theirs = await api.signIn(guardian.nationalId);
  expect((await theirs.post('/api/beneficiary/disputes', wrong)).status).toBe(404);
  expect((await nazir.post(`/api/beneficiary/${id}/guardians`, guardian)).status).toBe(201);

  const own = await api.signIn(child.nationalId);
  expect(codeIn(await own.post('/api/beneficiary/disputes', wrong))).toBe('beneficiaries.minor');
  const listed = async (by: Browser, query = '') =>
    ((await by.get(`/api/beneficiary/entitlements${query}`)).body as { entitlements: Entitlement[] }).entitlements;
  expect((await listed(own)).find(({ beneficiaryId: named }) => named === id)?.mayDispute).toBe(false);

  const { wards } = (await theirs.get('/api/beneficiary/wards')).body as { wards: { id: string; fullName: string }[] };
  const query = `?onBehalfOf=${wards.find(({ fullName }) => fullName === child.fullName)?.id}`;
  expect(await listed(theirs, query)).toMatchObject([{ beneficiaryId: id, mayDispute: true }]);
  expect((await minor.get(`/api/beneficiary/entitlements${query}`)).status).toBe(403);
  expect((await minor.post('/api/beneficiary/disputes', wrong)).status).toBe(404);
  const raised = await theirs.post('/api/beneficiary/disputes', wrong);
  expect(raised.status).toBe(201);
  const { id: disputeId } = (raised.body as { dispute: Dispute }).dispute;
  expect(await listed(theirs, query)).toMatchObject([{ mayDispute: false, dispute: { reason: wrong.reason } }]);
  const answer = { outcome: 'explained', text: 'ذكره الواقف باسمه' };
  expect((await nazir.post(`/api/disputes/${disputeId}/answer`, answer)).status).toBe(200);
  await api.settled();
  const copies = await api.query(
    `SELECT n.id FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE p.national_id = $1 AND n.action_url LIKE '%entitlements%'`,
    [guardian.nationalId],
  );
  expect(copies.length).toBeGreaterThan(0);
});
