import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { deedBytes, documentOf, expectStatus, Founder, otherNazirDeed } from './founder.js';

let api: TestApi;
let founder: Founder;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());

/** Makes an approved waqf of nazir 1000000040 with an open amendment, whose read deed names another nazir. */
async function amended(nazirId: string): Promise<{ waqfId: string; amendmentId: string; documentId: string }> {
  const waqfId = await founder.approved('1000000040');
  await founder.uploadDeed(waqfId, 'nazir_deed', otherNazirDeed);
  const { amendment } = await founder.read(waqfId);
  const documentId = amendment?.documents[0]?.id ?? '';
  expectStatus(await founder.correct(waqfId, documentId, { nazirName: 'عبدالعزيز بن بندر السبيعي', nazirId }), 200);
  return { waqfId, amendmentId: amendment?.id ?? '', documentId };
}

it('a deed uploaded after approval changes nothing until its amendment is approved; then the new nazir is linked', async () => {
  const waqfId = await founder.approved('1000000040');
  const inForce = await founder.view(waqfId);
  const uploaded = await founder.uploadDeed(waqfId, 'nazir_deed', otherNazirDeed);
  expect(uploaded.amendmentId).not.toBeNull();
  expect((await founder.approve(waqfId, { amendmentId: uploaded.amendmentId ?? '' })).status).toBe(409);
  await founder.read(waqfId);
  expectStatus(
    await founder.correct(waqfId, uploaded.id, { nazirName: 'عبدالعزيز بن بندر السبيعي', nazirId: '1000000032' }),
    200,
  );

  const open = await founder.view(waqfId);
  expect(open.waqf).toEqual(inForce.waqf);
  expect(open.documents).toEqual(inForce.documents);
  expect(open.amendment).toMatchObject({ status: 'open', documents: [{ version: 2, status: 'processed' }] });
  expect(open.amendment?.differences).toEqual(
    expect.arrayContaining([{ name: 'nazirId', current: '1000000040', proposed: '1000000032' }]),
  );
  expect(open.may).toMatchObject({ approve: true, review: true, edit: false });
  expect((await founder.approve(waqfId)).status).toBe(409);

  const former = await api.signIn('1000000040');
  expect(await former.get(`/api/waqf/${waqfId}`)).toMatchObject({ status: 200, body: { amendment: null } });
  expect((await former.get(`/api/waqf/${waqfId}/documents/${uploaded.id}/file`)).status).toBe(404);

  const approval = await founder.approve(waqfId, { amendmentId: open.amendment?.id ?? '' });
  expect(approval).toMatchObject({ status: 200, body: { bankAccountCreated: false } });
  const after = await founder.view(waqfId);
  expect(after.amendment).toBeNull();
  expect(after.waqf).toMatchObject({
    nazirName: 'عبدالعزيز بن بندر السبيعي',
    nazirDetails: { nazirId: '1000000032' },
    approvedAt: inForce.waqf.approvedAt,
  });
  expect(documentOf(after, 'nazir_deed')).toMatchObject({ id: uploaded.id, amendmentId: null });
  expect((await former.get(`/api/waqf/${waqfId}`)).status).toBe(404);
  expect((await (await api.signIn('1000000032')).get(`/api/waqf/${waqfId}`)).status).toBe(200);
  expect((await founder.correct(waqfId, uploaded.id, { nazirName: 'غيره' })).status).toBe(409);
  expect((await founder.approve(waqfId, { amendmentId: open.amendment?.id ?? '' })).body).toMatchObject({
    code: 'endowments.amendment-closed',
  });
});

it('a second upload joins the open amendment and replaces the earlier version of its deed', async () => {
  const { waqfId, amendmentId, documentId } = await amended('1000000032');
  const again = expectStatus<{ document: { amendmentId: string; version: number } }>(
    await founder.upload(waqfId, 'nazir_deed', deedBytes(otherNazirDeed)),
    201,
  );
  expect(again.document).toMatchObject({ amendmentId, version: 3 });
  const property = await founder.uploadDeed(waqfId, 'property_deed', 'doc003.pdf');
  expect(property.amendmentId).toBe(amendmentId);
  const view = await founder.view(waqfId);
  expect(view.amendment?.documents.map((document) => document.type)).toEqual(['property_deed', 'nazir_deed']);
  expect(view.amendment?.documents.some((document) => document.id === documentId)).toBe(false);
  expect((await founder.approve(waqfId, { amendmentId })).body).toMatchObject({
    code: 'endowments.amendment-not-read',
  });
});

it('a withdrawn amendment changes nothing, and the next upload opens a new one', async () => {
  const { waqfId, amendmentId } = await amended('1000000032');
  const before = await founder.view(waqfId);
  expectStatus(await founder.browser.post(`/api/waqf/${waqfId}/amendments/${amendmentId}/withdraw`), 200);
  const after = await founder.view(waqfId);
  expect(after.waqf).toEqual(before.waqf);
  expect(after.amendment).toBeNull();
  expect((await founder.browser.post(`/api/waqf/${waqfId}/amendments/${amendmentId}/withdraw`)).status).toBe(409);
  expect((await founder.approve(waqfId, { amendmentId })).status).toBe(409);
  const next = await founder.uploadDeed(waqfId, 'nazir_deed', otherNazirDeed);
  expect(next.amendmentId).not.toBe(amendmentId);
});

it('an amendment that would leave the waqf without a nazir is refused', async () => {
  const { waqfId, amendmentId, documentId } = await amended('1000000032');
  expectStatus(await founder.correct(waqfId, documentId, { nazirId: null }), 200);
  expect(await founder.approve(waqfId, { amendmentId })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'nazirId' }] },
  });
  expect((await founder.view(waqfId)).waqf.nazirDetails?.nazirId).toBe('1000000040');
});

it("another waqf's amendment is not found", async () => {
  const one = await amended('1000000032');
  const other = await founder.approved('1000000040');
  expect((await founder.approve(other, { amendmentId: one.amendmentId })).status).toBe(404);
  expect((await founder.browser.post(`/api/waqf/${other}/amendments/${one.amendmentId}/withdraw`)).status).toBe(404);
  expect((await founder.view(one.waqfId)).amendment?.status).toBe('open');
});
