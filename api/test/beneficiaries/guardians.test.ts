import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BeneficiaryAdded, GuardianshipList, Ward } from '@waqf/contracts/beneficiaries';
import type { Desk } from '@waqf/contracts/desk';
import type { PaymentList } from '@waqf/contracts/distributions';
import type { User } from '@waqf/contracts/identity';
import type { ReportAnswer } from '@waqf/contracts/reporting';
import { addDays, riyadhDay } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { bornYearsAgo } from './minors.js';

const latifa = { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني' };
const child = { nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني', allocatedPercentage: 50 };
const deed = 'صك ولاية رقم 451180273';

let api: TestApi;
let nazir: Browser;
let guardian: Browser;
let minor: Browser;
let waqf: RunWaqf;
let cardId: string;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  today = riyadhDay(api.clock.now());
  waqf = await RunWaqf.open(api, nazir);
  cardId = await waqf.add({ ...child, bornOn: bornYearsAgo(api, 10), entitledFrom: '2020-01-01' });
  [guardian, minor] = [await api.signIn(latifa.nationalId), await api.signIn(child.nationalId)];
  await waqf.enter('1000.00', today);
  await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
}, 180_000);
afterAll(() => api.stop());

const born = (bornOn: string | null) =>
  api.query('UPDATE beneficiaries.beneficiary SET born_on = $2 WHERE id = $1', [cardId, bornOn]);
const set = (more: object = {}) => nazir.post(`/api/beneficiary/${cardId}/guardians`, { ...latifa, deed, ...more });
const list = async () => (await nazir.get(`/api/beneficiary/${cardId}/guardians`)).body as GuardianshipList;
const wards = async () => ((await guardian.get('/api/beneficiary/wards')).body as { wards: Ward[] }).wards;
const ownWards = async () => ((await guardian.get('/api/user/me')).body as { user: User }).user.wards;
const payments = (query: string, by = guardian) => by.get(`/api/beneficiary/payments${query}`);

test('a guardian is another person, for a minor of known birth, until the age of majority at most', async () => {
  expect((await set({ deed: ' ' })).status).toBe(400);
  expect(codeIn(await set({ nationalId: child.nationalId }))).toBe('beneficiaries.guardian');
  await born(null);
  expect(codeIn(await set())).toBe('beneficiaries.guardian');
  await born(bornYearsAgo(api, 19));
  expect(codeIn(await set())).toBe('beneficiaries.guardian');
  expect(codeIn(await set({ continues: true }))).toBe('beneficiaries.guardian');
  await born(bornYearsAgo(api, 10));
  expect(codeIn(await set({ until: addDays(today, 9 * 365) }))).toBe('beneficiaries.guardian');
  const over = { from: addDays(today, -20), until: addDays(today, -1) };
  for (const days of [over, { from: addDays(today, 2), until: addDays(today, 1) }])
    expect(codeIn(await set(days))).toBe('beneficiaries.guardian');
  expect(await list()).toMatchObject({ guardianships: [], age: 10 });
});

test('a guardian reads the portal from the first day on; payments, statement and card name the minor', async () => {
  expect((await minor.get('/api/beneficiary/payments')).status).toBe(200);
  const [{ person_id: wardId } = { person_id: '' }] = await api.query<{ person_id: string }>(
    'SELECT person_id FROM beneficiaries.beneficiary WHERE id = $1',
    [cardId],
  );
  const before = await payments(`?onBehalfOf=${wardId}`);
  expect([before.status, codeIn(before)]).toEqual([403, 'beneficiaries.not-guardian']);
  expect((await set()).status).toBe(201);
  expect(await wards()).toMatchObject([{ id: wardId, fullName: child.fullName, age: 10, deed }]);
  expect(await ownWards()).toEqual([{ id: wardId, fullName: child.fullName }]);
  const { payments: own } = (await payments(`?onBehalfOf=${wardId}`)).body as PaymentList;
  expect(own).toMatchObject([{ waqfId: waqf.id, amount: '500.00', estimated: true }]);
  expect((await guardian.get(`/api/beneficiary/payments/${own[0]?.id}?onBehalfOf=${wardId}`)).status).toBe(200);
  expect((await guardian.get(`/api/beneficiary/payments/${own[0]?.id}`)).status).toBe(404);
  const statement = await guardian.get(`/api/reports/beneficiary?onBehalfOf=${wardId}`);
  expect((statement.body as ReportAnswer).report).toMatchObject({
    type: 'beneficiary',
    title: { ar: 'حساب ما قُبض للقاصر' },
    holder: { fullName: child.fullName, guardian: { fullName: latifa.fullName, deed } },
  });
  expect(((await guardian.get('/api/reports/beneficiary')).body as ReportAnswer).report).toMatchObject({
    title: { ar: 'كشف ما وصل المستفيد' },
    holder: { fullName: latifa.fullName, guardian: null },
  });
  // The same statement under the address that outside clients know.
  expect((await guardian.get(`/api/beneficiary/statement?onBehalfOf=${wardId}`)).body).toEqual(statement.body);
  const profile = await guardian.get(`/api/beneficiary/profile?onBehalfOf=${wardId}`);
  expect(profile.body).toMatchObject({
    profile: { personalInfo: { nationalId: child.nationalId }, waqfDetails: [{ id: waqf.id }], documents: [] },
  });
  expect((await guardian.get('/api/beneficiary/profile')).body).toMatchObject({
    profile: { personalInfo: { nationalId: latifa.nationalId } },
  });
  const raised = await guardian.post(`/api/beneficiary/objections?onBehalfOf=${wardId}`, {
    paymentId: own[0]?.id,
    text: 'نصيبها أكبر في الصك',
  });
  expect(raised.status).toBe(201);
  for (const path of ['payments/summary', 'dashboard', 'objections', 'transactions'])
    expect((await guardian.get(`/api/beneficiary/${path}?onBehalfOf=${wardId}`)).status).toBe(200);
  // The guardian looks for a minor below fifteen.
  expect(codeIn(await minor.get('/api/beneficiary/payments'))).toBe('beneficiaries.minor');
  await born(bornYearsAgo(api, 15));
  expect((await minor.get('/api/beneficiary/payments')).status).toBe(200);
  await born(bornYearsAgo(api, 10));
});

test('a corrected day of birth leaves no guardian to somebody of age: the guardianship is ended first', async () => {
  const other = { nationalId: '1000000099', fullName: 'سالم بن محمد القحطاني' };
  const wardId = await waqf.add({ ...other, bornOn: bornYearsAgo(api, 5), entitledFrom: '2020-01-01' });
  const path = `/api/beneficiary/${wardId}/guardians`;
  const given = (await nazir.post(path, { ...latifa, deed })).body as { guardianship: { id: string; until: string } };
  const correct = (bornOn: string | null) => nazir.patch(`/api/beneficiary/${wardId}`, { bornOn });
  for (const bornOn of [bornYearsAgo(api, 19), bornYearsAgo(api, 12), '2150-01-01', null])
    expect((await correct(bornOn)).body).toMatchObject({
      status: 422,
      code: 'beneficiaries.contradiction',
      errors: [{ field: 'bornOn' }],
    });
  expect((await correct(bornYearsAgo(api, 4))).status).toBe(200);
  const end = `/api/guardianships/${given.guardianship.id}/end`;
  expect((await nazir.post(end, { reason: 'تاريخ الميلاد خطأ' })).status).toBe(200);
  expect((await correct(bornYearsAgo(api, 19))).status).toBe(200);
  expect(await wards()).toHaveLength(1);
});

test('nobody who is a minor or has died, as far as the waqf knows, becomes a guardian', async () => {
  const { id: waqfId } = await RunWaqf.open(api, nazir);
  const add = async (person: object) => {
    const { body } = await nazir.post(`/api/waqf/${waqfId}/beneficiaries`, person);
    return (body as BeneficiaryAdded).beneficiary.id;
  };
  const brother = { nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي' };
  const [wardId, brotherId] = [
    await add({ ...child, bornOn: bornYearsAgo(api, 5) }),
    await add({ ...brother, bornOn: bornYearsAgo(api, 12) }),
  ];
  const name = () => nazir.post(`/api/beneficiary/${wardId}/guardians`, { ...brother, deed });
  expect(codeIn(await name())).toBe('beneficiaries.guardian');
  const change = (body: object) => nazir.patch(`/api/beneficiary/${brotherId}`, body);
  expect((await change({ bornOn: bornYearsAgo(api, 40), diedOn: addDays(today, -1) })).status).toBe(200);
  expect(codeIn(await name())).toBe('beneficiaries.guardian');
  expect((await change({ diedOn: null })).status).toBe(200);
  const named = await name();
  expect(named.status).toBe(201);

  // What becomes known of a guardian later is recorded once the guardianship has ended.
  expect((await change({ diedOn: addDays(today, -1) })).body).toMatchObject({
    code: 'beneficiaries.contradiction',
    errors: [{ field: 'diedOn', message: expect.stringContaining(child.fullName) }],
  });
  expect((await change({ bornOn: bornYearsAgo(api, 12) })).body).toMatchObject({ errors: [{ field: 'bornOn' }] });
  expect((await change({ bornOn: bornYearsAgo(api, 41), relationship: 'أخ' })).status).toBe(200);
  const { guardianship } = named.body as { guardianship: { id: string } };
  expect((await nazir.post(`/api/guardianships/${guardianship.id}/end`, { reason: 'وفاة الولي' })).status).toBe(200);
  expect((await change({ diedOn: addDays(today, -1) })).status).toBe(200);
});

test('a guardian who is added as a beneficiary is living and of age', async () => {
  const add = (more: object) =>
    nazir.post(`/api/waqf/${waqf.id}/beneficiaries`, { ...latifa, allocatedPercentage: 1, ...more });
  for (const [field, day] of [
    ['diedOn', addDays(today, -1)],
    ['bornOn', bornYearsAgo(api, 12)],
  ] as const)
    expect((await add({ [field]: day })).body).toMatchObject({ status: 422, errors: [{ field }] });
});

test('two guardians on one day are refused; a successor can be named; an ended one has no access', async () => {
  expect(codeIn(await set({ nationalId: '1000000099', fullName: 'سالم بن محمد القحطاني' }))).toBe(
    'beneficiaries.guardian-there',
  );
  const [first] = (await list()).guardianships;
  const successor = {
    nationalId: '1000000099',
    fullName: 'سالم بن محمد القحطاني',
    from: addDays(first?.until ?? '', 1),
  };
  expect(codeIn(await set(successor))).toBe('beneficiaries.guardian');
  const until = addDays(first?.until ?? '', 400);
  expect((await set({ ...successor, continues: true, until })).status).toBe(201);
  expect((await list()).guardianships.map(({ state }) => state)).toEqual(['named', 'active']);
  const [ward] = await wards();
  const filters = { onBehalfOf: ward?.id };
  const asked = await guardian.post('/api/exports', { report: 'beneficiary', format: 'csv', filters });
  const { id: exportId } = (asked.body as { export: { id: string } }).export;
  await api.settled();
  const download = () => guardian.open('GET', `/api/exports/${exportId}/file`).then(({ status }) => status);
  expect(await download()).toBe(200);
  const end = () => nazir.post(`/api/guardianships/${first?.id}/end`, { reason: 'صدر صك جديد' });
  expect((await guardian.post(`/api/guardianships/${first?.id}/end`, { reason: 'لا أريد' })).status).toBe(404);
  expect((await end()).status).toBe(200);
  expect(codeIn(await end())).toBe('beneficiaries.guardian-ended');
  expect(await wards()).toEqual([]);
  expect(await ownWards()).toEqual([]);
  expect(await download()).toBe(404);
  expect(codeIn(await payments(`?onBehalfOf=${ward?.id}`))).toBe('beneficiaries.not-guardian');
  for (const path of ['profile', 'transactions', 'statement'])
    expect(codeIn(await guardian.get(`/api/beneficiary/${path}?onBehalfOf=${ward?.id}`))).toBe(
      'beneficiaries.not-guardian',
    );
});

test('after the last day of minority the guardian has no access, unless a deed extends it', async () => {
  const ending = async () => {
    const { items } = (await nazir.get('/api/desk')).body as Desk;
    return items.flatMap(({ kind, due, to }) => (kind === 'deed_to_renew' ? [{ due, to }] : []));
  };
  expect(await ending()).toEqual([]);
  expect((await set({ until: addDays(today, 1) })).status).toBe(201);
  // A deed that ends before the minor is of age must be renewed, unless another guardian follows on the next day.
  const to = `/beneficiaries?waqf=${waqf.id}&guardians=${cardId}`;
  expect(await ending()).toEqual([{ due: addDays(today, 1), to }]);
  const next = { from: addDays(today, 2), until: addDays(today, 400) };
  expect((await set({ nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي', ...next })).status).toBe(201);
  expect(await ending()).toEqual([]);
  const [ward] = await wards();
  expect((await payments(`?onBehalfOf=${ward?.id}`)).status).toBe(200);
  api.clock.advance({ hours: 48 });
  guardian = await api.signIn(latifa.nationalId);
  expect(codeIn(await payments(`?onBehalfOf=${ward?.id}`))).toBe('beneficiaries.not-guardian');
});
