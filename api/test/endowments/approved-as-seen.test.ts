import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { approvalSeen, type WaqfView } from '@waqf/contracts/endowments';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import { startApi, type TestApi } from '../harness.js';
import { documentOf, expectStatus, Founder, otherNazirDeed } from './founder.js';

let api: TestApi;
let founder: Founder;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());

const seenIn = ({ waqf, documents, amendment }: WaqfView) => approvalSeen(waqf, amendment?.documents ?? documents);

it('what another page of the founder has changed since is not approved unseen', async () => {
  const waqfId = await founder.pending();
  const opened = await founder.view(waqfId);
  const waqfDeed = documentOf(opened, 'waqf_deed').id;
  const nazirDeed = documentOf(opened, 'nazir_deed').id;
  const purpose = 'كفالة أيتام الحي';
  expectStatus(
    await founder.correct(waqfId, waqfDeed, { purpose, conditions: ['للذكر مثل الأنثى', 'الأحوج أولًا'] }),
    200,
  );
  expectStatus(await founder.correct(waqfId, nazirDeed, { nazirId: '1000000032' }), 200);
  const refused = await founder.approve(waqfId, { seen: seenIn(opened) });
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'platform.changed-meanwhile',
    now: { purpose, conditions: 'للذكر مثل الأنثى\nالأحوج أولًا', nazirId: '1000000032' },
  });
  expect((refused.body as { errors: { field: string }[] }).errors.map(({ field }) => field).toSorted()).toEqual([
    'conditions',
    'nazirId',
    'purpose',
  ]);
  expect((await founder.view(waqfId)).waqf.status).toBe('pending');
  expectStatus(await founder.approve(waqfId, { seen: seenIn(await founder.view(waqfId)) }), 200);
});

it('a newer deed, or another registered name, is named too', async () => {
  const waqfId = await founder.pending();
  const opened = await founder.view(waqfId);
  const seen = { ...seenIn(opened), deeds: 'another', name: 'وقف الواحة' };
  expect((await founder.approve(waqfId, { seen })).body).toMatchObject({
    status: 409,
    now: { name: opened.waqf.name },
    errors: [
      { field: 'name', message: `تغيّر بعد أن فتحته، وهو الآن: ${opened.waqf.name}` },
      { field: 'deeds', message: 'تغيّر بعد أن فتحته، وهو الآن: صكوك أحدث' },
    ],
  });
});

it('an amendment is approved as it was shown', async () => {
  const waqfId = await founder.approved('1000000040');
  const { id } = await founder.uploadDeed(waqfId, 'nazir_deed', otherNazirDeed);
  const opened = await founder.read(waqfId);
  const amendmentId = opened.amendment?.id ?? '';
  const fields = { nazirName: 'عبدالعزيز بن بندر السبيعي', nazirId: '1000000032' };
  expectStatus(await founder.correct(waqfId, id, fields), 200);
  expect((await founder.approve(waqfId, { amendmentId, seen: seenIn(opened) })).body).toMatchObject({
    status: 409,
    now: fields,
  });
  expectStatus(await founder.approve(waqfId, { amendmentId, seen: seenIn(await founder.view(waqfId)) }), 200);
});
