import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GuardianshipList, OwnIbanList } from '@waqf/contracts/beneficiaries';
import type { PaymentList } from '@waqf/contracts/distributions';
import type { OwnSupportingDocumentList } from '@waqf/contracts/supporting-documents';
import { makeSaudiIban, riyadhDay } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { heirs, lineOf, RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { bornYearsAgo } from './minors.js';

const latifa = { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني' };
const child = { nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني', allocatedPercentage: 50 };
const deed = 'صك ولاية رقم 451180273';
const iban = makeSaudiIban('80', '608010167519');

let api: TestApi;
let nazir: Browser;
let noura: Browser;
let latifaBrowser: Browser;
/** The waqf that pays, and the waqf of another nazir who records whatever they like. */
let waqf: RunWaqf;
let other: RunWaqf;
let nouraId: string;
let placeId: string;
let childPlaceId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  waqf = await RunWaqf.open(api, nazir);
  other = await RunWaqf.open(api, await api.signIn(people.otherNazir), {
    waqif: people.otherWaqif,
    nazir: people.otherNazir,
  });
  placeId = await waqf.add({ ...heirs.noura, entitledFrom: '2020-01-01' });
  childPlaceId = await waqf.add({ ...child, bornOn: bornYearsAgo(api, 10), entitledFrom: '2020-01-01' });
  const today = riyadhDay(api.clock.now());
  await waqf.enter('1000.00', today);
  await waqf.calculated({ from: `${today.slice(0, 4)}-01-01`, to: today });
  [noura, latifaBrowser] = [await api.signIn(heirs.noura.nationalId), await api.signIn(latifa.nationalId)];
  const [row] = await api.query<{ id: string }>('SELECT person_id AS id FROM beneficiaries.beneficiary WHERE id = $1', [
    placeId,
  ]);
  nouraId = row?.id ?? '';
  for (const { nationalId, fullName } of [heirs.noura, child]) {
    const id = await other.add({ nationalId, fullName: `${fullName} `, bornOn: bornYearsAgo(api, 10) });
    const set = await other.nazir.post(`/api/beneficiary/${id}/guardians`, { ...latifa, deed });
    if (set.status !== 201) throw new Error(`no guardian: ${JSON.stringify(set.body)}`);
  }
}, 180_000);
afterAll(() => api.stop());

const asGuardian = (path: string) => latifaBrowser.get(`/api/beneficiary/${path}?onBehalfOf=${nouraId}`);

test('a guardian sees nothing of a waqf whose nazir did not record them', async () => {
  const { payments } = (await noura.get('/api/beneficiary/payments')).body as PaymentList;
  expect(payments).toMatchObject([{ waqfId: waqf.id }]);
  expect((await asGuardian('payments')).body).toMatchObject({ payments: [] });
  expect((await asGuardian(`payments/${payments[0]?.id}`)).status).toBe(404);
  expect((await asGuardian('dashboard')).body).toMatchObject({
    dashboard: { waqfAllocations: [{ waqfId: other.id }] },
  });
  const profile = await asGuardian('profile');
  expect(profile.body).toMatchObject({
    profile: { personalInfo: { email: null, phone: null }, waqfDetails: [{ id: other.id }] },
  });
  const { places } = (await asGuardian('documents')).body as OwnSupportingDocumentList;
  expect(places.map(({ beneficiaryId }) => beneficiaryId)).not.toContain(placeId);
  const ibans = (await asGuardian('ibans')).body as OwnIbanList;
  expect(ibans.places.map(({ beneficiaryId }) => beneficiaryId)).not.toContain(placeId);
});

test('nor do they act there: no objection, no document, no account', async () => {
  const { payments } = (await noura.get('/api/beneficiary/payments')).body as PaymentList;
  const objection = { paymentId: payments[0]?.id, text: 'النصيب أكبر في الصك' };
  const raised = await latifaBrowser.post(`/api/beneficiary/objections?onBehalfOf=${nouraId}`, objection);
  expect(raised.status).toBe(404);
  const own = await noura.post('/api/beneficiary/objections', objection);
  const { id } = (own.body as { objection: { id: string } }).objection;
  expect((await asGuardian('objections')).body).toMatchObject({ objections: [] });
  expect((await asGuardian(`objections/${id}`)).status).toBe(404);
  const asked = await latifaBrowser.post(`/api/beneficiary/${placeId}/ibans`, { iban });
  expect(codeIn(asked)).toBe('beneficiaries.not-found');
  const ofNazir = await nazir.post(`/api/beneficiary/${placeId}/ibans`, { iban });
  const { iban: waits } = ofNazir.body as { iban: { id: string } };
  expect((await latifaBrowser.post(`/api/payee-ibans/${waits.id}/decline`)).status).toBe(404);
});

test('each waqf records the guardian for itself: until then the minor’s amount is kept, whoever stands elsewhere', async () => {
  const guardians = async () =>
    (await nazir.get(`/api/beneficiary/${childPlaceId}/guardians`)).body as GuardianshipList;
  expect((await guardians()).guardianships).toEqual([]);
  const { runs } = (await nazir.get(waqf.path())).body as { runs: { id: string }[] };
  expect(lineOf(await waqf.view(runs[0]?.id ?? ''), child.fullName)).toMatchObject({
    withheld: { code: 'no-guardian' },
  });
  const salem = { nationalId: heirs.salem.nationalId, fullName: heirs.salem.fullName, deed };
  expect((await nazir.post(`/api/beneficiary/${childPlaceId}/guardians`, salem)).status).toBe(201);
  expect((await guardians()).guardianships).toMatchObject([{ guardianName: salem.fullName }]);
});

test('who is a minor only in the records of another waqf becomes a guardian here', async () => {
  const brother = { nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي', bornOn: bornYearsAgo(api, 5) };
  const brotherId = await waqf.add(brother);
  const { nationalId, fullName } = heirs.noura;
  const set = await nazir.post(`/api/beneficiary/${brotherId}/guardians`, { nationalId, fullName, deed });
  expect(set.status).toBe(201);
});
