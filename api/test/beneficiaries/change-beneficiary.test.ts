import type { BeneficiaryAdded, BeneficiaryChanged, BeneficiaryList } from '@waqf/contracts/beneficiaries';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  waqfId = await approvedWaqf(api);
});

const sarah = { nationalId: '1000000073', fullName: 'سارة بنت محمد القحطاني', allocatedPercentage: 40 };
const added = async (more: object = {}): Promise<string> => {
  const { status, body } = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, { ...sarah, ...more });
  expect([status, body]).toEqual([201, expect.anything()]);
  return (body as BeneficiaryAdded).beneficiary.id;
};
const change = (id: string, body: object, by: Browser = nazir) => by.patch(`/api/beneficiary/${id}`, body);
const trail = (id: string) =>
  api.query<{ action: string; before: unknown; after: unknown; reason: string | null }>(
    `SELECT action, before, after, reason FROM platform.audit_entry WHERE subject_id = $1 ORDER BY id`,
    [id],
  );

test('the facts that the founder’s conditions need are stored with a new beneficiary and returned', async () => {
  const life = { entitledFrom: '2026-01-31', bornOn: '2015-05-01' };
  const { body } = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, {
    ...sarah,
    ...life,
    class: '  الذرية ',
    gender: 'female',
    weight: 2,
    tier: 1,
  });
  const known = { class: 'الذرية', gender: 'female', weight: 2, tier: 1, ...life, diedOn: null };
  expect(body).toMatchObject({ beneficiary: known });
  expect((await nazir.get(`/api/beneficiaries?waqfId=${waqfId}`)).body).toMatchObject({ beneficiaries: [known] });
});

test('a change keeps all other fields, and the history has the values before and after', async () => {
  const id = await added({ relationship: 'ابنة' });
  const { status, body } = await change(id, { allocatedPercentage: 12.5, class: 'الأيتام', gender: 'female' });
  expect([status, (body as BeneficiaryChanged).beneficiary]).toMatchObject([
    200,
    { relationship: 'ابنة', allocatedPercentage: 12.5, class: 'الأيتام', gender: 'female', weight: 1, isActive: true },
  ]);
  expect((await trail(id)).at(-1)).toEqual({
    action: 'beneficiaries.beneficiary-changed',
    before: { allocatedPercentage: 40, class: null, gender: null },
    after: { allocatedPercentage: 12.5, class: 'الأيتام', gender: 'female' },
    reason: null,
  });
  const entries = (await trail(id)).length;
  await change(id, { allocatedPercentage: 12.5 });
  expect(await trail(id)).toHaveLength(entries);
});

test('shares above 100% are saved with a warning, as on adding', async () => {
  const id = await added();
  await added({ nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي', allocatedPercentage: 50 });
  expect((await change(id, { allocatedPercentage: 60 })).body).toMatchObject({
    totalPercentage: 110,
    warning: { ar: 'مجموع نسب المستفيدين 110% ويتجاوز 100%' },
  });
});

test('suspending and resuming need a reason, are recorded, and the person is notified', async () => {
  const id = await added();
  expect((await change(id, { isActive: false })).body).toMatchObject({
    status: 400,
    errors: [{ field: 'reason', message: 'السبب مطلوب' }],
  });
  const reason = 'لم تُحدَّث بيانات الهوية';
  expect((await change(id, { isActive: false, reason })).body).toMatchObject({
    beneficiary: { isActive: false },
    totalPercentage: 0,
  });
  expect((await change(id, { isActive: true, reason: 'حُدِّثت الهوية' })).body).toMatchObject({ totalPercentage: 40 });
  expect((await trail(id)).slice(-2)).toMatchObject([
    { action: 'beneficiaries.beneficiary-suspended', after: { isActive: false }, reason },
    { action: 'beneficiaries.beneficiary-resumed', after: { isActive: true }, reason: 'حُدِّثت الهوية' },
  ]);
  await api.settled();
  const notified = await api.query<{ title_ar: string; message_ar: string }>(
    `SELECT title_ar, message_ar FROM notifications.notification n JOIN identity.person p ON p.id = n.user_id
     WHERE p.national_id = $1 AND title_ar LIKE '%استحقاقك%' ORDER BY n.created_at, n.id`,
    [sarah.nationalId],
  );
  expect(notified.map(({ title_ar }) => title_ar)).toEqual(['أُوقف استحقاقك مؤقتًا', 'استُؤنف استحقاقك']);
  // The reason is shown on the person's page, because a notice contains no text written by others.
  expect(notified[0]?.message_ar).not.toContain(reason);
});

test.each<[string, object, string, string]>([
  ['a birth in the future', { bornOn: '2190-01-01' }, 'bornOn', 'تاريخ الميلاد في المستقبل'],
  ['a death in the future', { diedOn: '2190-01-01' }, 'diedOn', 'تاريخ الوفاة في المستقبل'],
  ['a death before the birth', { bornOn: '2001-01-01', diedOn: '2000-01-01' }, 'diedOn', 'الوفاة قبل الميلاد'],
  [
    'an entitlement after the death',
    { entitledFrom: '2002-01-01', diedOn: '2001-01-01' },
    'entitledFrom',
    'بداية الاستحقاق بعد الوفاة',
  ],
  [
    'a share of the dead',
    { diedOn: '2020-01-01', allocatedPercentage: 5 },
    'allocatedPercentage',
    'لا تُحدد نسبة لمستفيد متوفى',
  ],
  [
    'a share of the suspended',
    { isActive: false, reason: 'مراجعة', allocatedPercentage: 5 },
    'allocatedPercentage',
    'استأنف الاستحقاق أولًا ثم حدد النسبة',
  ],
])('%s is refused and changes nothing', async (_story, body, field, message) => {
  const id = await added();
  const entries = await trail(id);
  expect((await change(id, body)).body).toMatchObject({
    status: 422,
    code: 'beneficiaries.contradiction',
    errors: [{ field, message }],
  });
  expect(await trail(id)).toEqual(entries);
});

test('a deceased person is neither counted as active nor in the sum of shares', async () => {
  const id = await added();
  await added({ nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي', allocatedPercentage: 60 });
  expect((await change(id, { diedOn: '2026-01-01' })).body).toMatchObject({ totalPercentage: 60 });
  const { totals } = (await nazir.get(`/api/beneficiaries?waqfId=${waqfId}`)).body as BeneficiaryList;
  expect(totals).toMatchObject({ all: 2, active: 1, allocatedPercentage: 60, overAllocated: [] });
});

test('the entitlement of a deceased person cannot be resumed', async () => {
  const id = await added();
  await change(id, { diedOn: '2026-01-01', isActive: false, reason: 'توفيت رحمها الله' });
  expect((await change(id, { isActive: true, reason: 'بطريق الخطأ' })).body).toMatchObject({
    status: 422,
    errors: [{ field: 'isActive', message: 'لا يُستأنف استحقاق متوفى' }],
  });
});

test.each([
  [{ gender: 'x' }, 'gender'],
  [{ weight: -1 }, 'weight'],
  [{ tier: 21 }, 'tier'],
  [{ class: 'س'.repeat(61) }, 'class'],
  [{ bornOn: '2020-02-31' }, 'bornOn'],
])('a wrong value is reported by field: %j', async (body, field) => {
  const id = await added();
  expect((await change(id, body)).body).toMatchObject({ status: 400, errors: [{ field }] });
});

test('the founder gets 403, and another nazir 404', async () => {
  const id = await added();
  const [waqif, other] = [await api.signIn(people.waqif), await api.signIn(people.otherNazir)];
  expect((await change(id, { weight: 3 }, waqif)).status).toBe(403);
  expect((await change(id, { weight: 3 }, other)).body).toMatchObject({ status: 404, code: 'beneficiaries.not-found' });
});
