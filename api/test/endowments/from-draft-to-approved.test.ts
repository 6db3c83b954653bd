import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { waqfApproved, waqfList, waqfView } from '@waqf/contracts/endowments';
import { cacheDeedReadings } from '../documents/cached-readings.js';
import type { Answer } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { documentOf, expectStatus, Founder } from './founder.js';

let api: TestApi;
let founder: Founder;
beforeAll(async () => {
  cacheDeedReadings();
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  founder = new Founder(await api.signIn('1000000016'));
}, 180_000);
afterAll(() => api.stop());

it('a founder creates a waqf, uploads its three deeds, has them read, reviews and approves them', async () => {
  const waqfId = await founder.create();
  await founder.uploadTrio(waqfId);
  const before = await founder.view(waqfId);
  expect(before.waqf.status).toBe('draft');
  expect(before.documents.map((document) => document.status)).toEqual(['uploaded', 'uploaded', 'uploaded']);
  expect(before.may).toMatchObject({ edit: true, upload: true, process: true, approve: false });

  const accepted = await founder.process(waqfId);
  expect(accepted.queued).toBe(3);
  expect((await founder.process(waqfId)).queued).toBe(0);

  const read = await founder.read(waqfId);
  expect(waqfView.parse(read)).toEqual(read);
  expect(read.waqf.status).toBe('pending');
  expect(read.documents).toHaveLength(3);
  for (const document of read.documents) {
    expect(document).toMatchObject({ status: 'processed', error: null, version: 1, amendmentId: null });
    expect(document.stages.map((stage) => stage.state)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(document.stages.every((stage) => stage.milliseconds !== null)).toBe(true);
  }
  const truth = JSON.parse(
    readFileSync(fileURLToPath(new URL('../deeds/truth/doc000.json', import.meta.url)), 'utf8'),
  ) as { fields: { propertyNumber: string; area: number } };
  expect(read.waqf.propertyDetails).toMatchObject({
    propertyNumber: truth.fields.propertyNumber,
    area: truth.fields.area,
  });

  const nazirDeed = documentOf(read, 'nazir_deed');
  expectStatus(await founder.correct(waqfId, documentOf(read, 'waqf_deed').id, { waqfName: 'وقف النخيل' }), 200);
  expectStatus(
    await founder.correct(waqfId, nazirDeed.id, { nazirName: 'فهد بن ناصر الدوسري', nazirId: '١٠٠٠٠٠٠٠٤٠' }),
    200,
  );
  const reviewed = await founder.view(waqfId);
  const corrected = documentOf(reviewed, 'nazir_deed').fields.find((field) => field.name === 'nazirId');
  expect(corrected).toMatchObject({ value: '1000000040', reviewed: true, correctedBy: 'يوسف بن منصور العنزي' });
  expect(corrected?.extracted).toEqual(nazirDeed.fields.find((field) => field.name === 'nazirId')?.extracted);
  expect(reviewed.may.approve).toBe(true);

  const answer = await founder.approve(waqfId);
  const approved = expectStatus<{ waqf: { status: string; nazirId: string }; bankAccountCreated: boolean }>(
    answer,
    200,
  );
  expect(waqfApproved.parse(answer.body)).toEqual(answer.body);
  expect(approved.bankAccountCreated).toBe(true);
  const after = await founder.view(waqfId);
  expect(after.waqf).toMatchObject({
    status: 'approved',
    nazirName: 'فهد بن ناصر الدوسري',
    balance: '0.00',
    corpus: '0.00',
  });
  expect(after.bankAccounts).toHaveLength(1);
  expect(after.bankAccounts[0]).toMatchObject({
    isMainAccount: true,
    accountStatus: 'active',
    iban: expect.stringMatching(/^SA\d{22}$/),
  });
  expect(after.may).toEqual({
    edit: false,
    upload: true,
    process: false,
    review: false,
    approve: false,
    manage: false,
    acceptTrusteeship: false,
    discard: false,
    restore: false,
  });
  expect(
    expectStatus<{ message: string }>(await founder.correct(waqfId, nazirDeed.id, { nazirName: 'غيره' }), 409).message,
  ).toMatch('مقفلة');
});

it('corrections of a field are undone one by one, and are kept in the history', async () => {
  const waqfId = await founder.create();
  await founder.uploadTrio(waqfId);
  const deed = documentOf(await founder.read(waqfId), 'property_deed');
  const owner = async () =>
    documentOf(await founder.view(waqfId), 'property_deed').fields.find((field) => field.name === 'ownerName');
  const undo = (field: string) =>
    founder.browser.post(`/api/waqf/${waqfId}/documents/${deed.id}/fields/undo`, { field });
  const asRead = await owner();
  expectStatus(await founder.correct(waqfId, deed.id, { ownerName: 'يوسف بن منصور العنزي' }), 200);
  expectStatus(await founder.correct(waqfId, deed.id, { ownerName: 'نورة بنت سالم' }), 200);
  expectStatus(await undo('ownerName'), 200);
  expect(await owner()).toMatchObject({ value: 'يوسف بن منصور العنزي', reviewed: true });
  expectStatus(await undo('ownerName'), 200);
  expect(await owner()).toEqual(asRead);
  expectStatus(await undo('ownerName'), 200);
  expect(await owner()).toEqual(asRead);
  expectStatus(await founder.correct(waqfId, deed.id, { ownerName: 'نورة بنت سالم' }), 200);
  expect(await owner()).toMatchObject({ value: 'نورة بنت سالم', reviewed: true });
  const kept = await api.query<{ undoes: boolean }>(
    `SELECT undoes FROM documents.correction WHERE document_id = $1 ORDER BY corrected_at, id`,
    [deed.id],
  );
  expect(kept.map(({ undoes }) => undoes)).toEqual([false, false, true, true, false]);
  expect((await undo('nazirId')).status).toBe(200);
  expect((await undo('password')).status).toBe(400);
}, 120_000);

it('an approval is refused until each doubtful field is confirmed and each difference has a reason', async () => {
  const waqfId = await founder.pending();
  const { documents, comparisons } = await founder.view(waqfId);
  const doubtful = documents.flatMap(({ fields }) =>
    fields.filter(({ state, reviewed }) => state !== 'certain' && !reviewed).map(({ name }) => name),
  );
  const differing = comparisons.filter(({ outcome }) => outcome === 'differs').map(({ subject }) => subject);
  expect([doubtful.length > 0, differing.length > 1]).toEqual([true, true]);
  const approve = (reasons?: object) => founder.browser.post(`/api/waqf/${waqfId}/approve`, { reasons });
  const named = (answer: Answer) => (answer.body as { errors: { field: string }[] }).errors.map(({ field }) => field);

  const refused = await approve();
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'endowments.unsettled' }]);
  expect(named(refused)).toEqual([...doubtful, ...differing.map((subject) => `reasons.${subject}`)]);

  await founder.confirmDoubtful(waqfId, documents);
  const [first = ''] = differing;
  expect(named(await approve({ [first]: 'العقار باسم أبي رحمه الله' }))).toEqual(
    differing.slice(1).map((subject) => `reasons.${subject}`),
  );
  expect((await approve({ [first]: 'لا' })).status).toBe(400);
  expect((await founder.view(waqfId)).waqf.status).toBe('pending');
}, 120_000);

it('a deed used in another waqf is a serious warning, and administrators are notified', async () => {
  const first = await founder.pending();
  const again = await new Founder(await api.signIn('1000000024')).pending();
  const warnings = (await founder.view(first)).warnings;
  expect(warnings.slice(0, 3).map(({ code, weight }) => [code, weight])).toEqual(
    Array(3).fill(['endowments.deed-reused', 'serious']),
  );
  expect(new Set(warnings.slice(3).map(({ weight }) => weight))).toEqual(new Set(['ordinary']));
  await api.settled();
  const notified = await api.query<{ national_id: string }>(
    `SELECT DISTINCT p.national_id FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
      WHERE n.title_ar = 'صك مستخدم في وقف آخر' AND n.action_url LIKE $1`,
    [`%${again}%`],
  );
  expect(notified.map((row) => row.national_id).toSorted()).toEqual(['1000000024', '1000000131', '1000000149']);
}, 120_000);

it('another copy of the same property deed is found by the property number', async () => {
  const waqfId = await founder.pending();
  const [deed] = await api.query<{ id: string }>(
    `UPDATE documents.document SET sha256 = encode(sha256(id::text::bytea), 'hex')
      WHERE waqf_id = $1 AND type = 'property_deed' RETURNING id`,
    [waqfId],
  );
  expect(deed).toBeDefined();
  const messages = (await founder.view(waqfId)).warnings.map(({ message }) => message.ar);
  expect(messages).toContain('صك الملكية مستخدم في وقف آخر');
}, 120_000);

it('the reason for each difference is stored in the audit entry of the approval', async () => {
  const waqfId = await founder.pending();
  const { comparisons, warnings, documents } = await founder.view(waqfId);
  expect(comparisons.find(({ subject }) => subject === 'owner')).toMatchObject({
    outcome: 'differs',
    sides: [
      { source: 'property_deed', field: 'ownerName' },
      { source: 'registered', value: 'يوسف بن منصور العنزي' },
    ],
  });
  expect(warnings.map(({ code }) => code)).toContain('endowments.owner-differs');
  await founder.confirmDoubtful(waqfId, documents);
  const differing = comparisons.filter(({ outcome }) => outcome === 'differs').map(({ subject }) => subject);
  const reasons: Record<string, string> = {
    ...Object.fromEntries(differing.map((subject) => [subject, 'خطأ في الصك يُصحح'])),
    owner: 'العقار باسم أبي، وأنا وكيله',
  };
  expectStatus(await founder.browser.post(`/api/waqf/${waqfId}/approve`, { reasons }), 200);
  const [entry] = await api.query(
    `SELECT reason, details, before, after FROM platform.audit_entry
      WHERE action = 'endowments.waqf-approved' AND waqf_id = $1`,
    [waqfId],
  );
  expect(entry).toEqual({
    reason: expect.stringContaining('العقار باسم أبي، وأنا وكيله'),
    details: {
      differences: Object.fromEntries(
        differing.map((subject) => [subject, { values: expect.any(Array), reason: reasons[subject] }]),
      ),
    },
    before: { status: 'pending' },
    after: { status: 'approved', nazirUserId: expect.any(String) },
  });
}, 120_000);

it('the nazir sees the approved waqf and manages it after accepting; founder and nazir are notified', async () => {
  const waqfId = await founder.approved();
  const nazir = await api.signIn('1000000040');
  expect((await nazir.get(`/api/waqf/${waqfId}`)).body).toMatchObject({
    may: { manage: false, acceptTrusteeship: true },
  });
  expectStatus(await nazir.post(`/api/waqf/${waqfId}/nazir/accept`), 200);
  const view = await nazir.get(`/api/waqf/${waqfId}`);
  expect(view.status).toBe(200);
  expect(view.body).toMatchObject({
    may: { manage: true, approve: false, edit: false, upload: false },
    amendment: null,
  });
  const list = waqfList.parse((await nazir.get('/api/waqfs')).body);
  expect(list.waqfs.find((row) => row.id === waqfId)).toMatchObject({
    hasMainAccount: true,
    deeds: { uploaded: 3, processed: 3, error: 0 },
    fieldsToReview: 0,
  });
  await api.settled();
  const notified = await api.query<{ national_id: string }>(
    `SELECT p.national_id FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
      WHERE n.action_url LIKE $1 AND n.title_ar <> 'صك مستخدم في وقف آخر'`,
    [`%${waqfId}/details`],
  );
  expect(new Set(notified.map((row) => row.national_id))).toEqual(new Set(['1000000016', '1000000040']));
});

it('a waqf takes over the name from its deed, after which the names agree', async () => {
  const waqfId = await founder.pending();
  const deedId = documentOf(await founder.view(waqfId), 'waqf_deed').id;
  const named = async () => (await founder.view(waqfId)).comparisons.find(({ subject }) => subject === 'name')?.outcome;
  const take = () => founder.browser.post(`/api/waqf/${waqfId}/name/from-deed`);
  expectStatus(await founder.correct(waqfId, deedId, { waqfName: 'وقف السدرة' }), 200);
  expect(await named()).toBe('differs');
  expect(expectStatus<{ waqf: { name: string } }>(await take(), 200).waqf.name).toBe('وقف السدرة');
  expect(await named()).toBe('agrees');
  const [renamed] = await api.query(
    `SELECT before, after FROM platform.audit_entry WHERE action = 'endowments.waqf-renamed' AND waqf_id = $1`,
    [waqfId],
  );
  expect(renamed).toEqual({ before: { name: 'وقف النخيل' }, after: { name: 'وقف السدرة' } });
  expectStatus(await founder.correct(waqfId, deedId, { waqfName: null }), 200);
  expect(await take()).toMatchObject({ status: 422, body: { code: 'endowments.deed-name-unfit' } });
  expectStatus(await founder.correct(waqfId, deedId, { waqfName: 'وقف السدرة' }), 200);
  expectStatus(await founder.approve(waqfId), 200);
  expect(await take()).toMatchObject({ status: 409, body: { code: 'endowments.already-approved' } });
}, 120_000);

it('an unknown nazir gets a user account with the approval, and not before', async () => {
  const unknown = '1000000057';
  const waqfId = await founder.pending(unknown);
  const known = () => api.query('SELECT 1 FROM identity.person WHERE national_id = $1', [unknown]);
  expect(await known()).toHaveLength(0);
  expectStatus(await founder.approve(waqfId), 200);
  expect(await known()).toHaveLength(1);
  expect((await founder.view(waqfId)).waqf.nazirName).toBe('فهد بن ناصر الدوسري');
});

it('an approval with missing fields is refused with their names and changes nothing', async () => {
  const waqfId = await founder.pending();
  const { documents } = await founder.view(waqfId);
  const nazirDeed = documents.find((document) => document.type === 'nazir_deed');
  expectStatus(await founder.correct(waqfId, nazirDeed?.id ?? '', { nazirName: null, nazirId: null }), 200);
  const answer = await founder.approve(waqfId);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    code: 'endowments.incomplete',
    errors: [{ field: 'nazirName' }, { field: 'nazirId' }],
  });
  const view = await founder.view(waqfId);
  expect(view.waqf.status).toBe('pending');
  expect(view.missingForApproval).toEqual(['nazirName', 'nazirId']);
});

it('two simultaneous approvals take effect once', async () => {
  const waqfId = await founder.pending();
  const answers = await Promise.all([founder.approve(waqfId), founder.approve(waqfId)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({ message: 'تم اعتماد هذا الوقف مسبقاً' });
  const audits = await api.query(
    `SELECT 1 FROM platform.audit_entry WHERE action = 'endowments.waqf-approved' AND waqf_id = $1`,
    [waqfId],
  );
  expect(audits).toHaveLength(1);
  expect((await founder.view(waqfId)).bankAccounts).toHaveLength(1);
});

it('a draft can be renamed, a pending waqf cannot', async () => {
  const waqfId = await founder.create();
  const renamed = await founder.browser.patch(`/api/waqf/${waqfId}`, { name: '  وقف السدر ' });
  expect(renamed.body).toMatchObject({ waqf: { name: 'وقف السدر', description: 'وقف لرعاية الأيتام في الحي' } });
  const pending = await founder.pending();
  expect((await founder.browser.patch(`/api/waqf/${pending}`, { name: 'وقف السدر' })).status).toBe(409);
});
