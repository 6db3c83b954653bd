import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BeneficiaryAdded, ChangeBeneficiary as Change, GuardianshipList } from '@waqf/contracts/beneficiaries';
import { addDays, riyadhDay } from '@waqf/formats';
import { AddBeneficiary } from '../../src/beneficiaries/use-cases/add-beneficiary.js';
import { ChangeBeneficiary } from '../../src/beneficiaries/use-cases/change-beneficiary.js';
import { SetGuardian } from '../../src/beneficiaries/use-cases/set-guardian.js';
import { type Ctx, Transactions } from '../../src/platform/index.js';
import { codeIn, providerOf } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { RunWaqf } from '../distributions/run-waqf.js';
import { startApi, type TestApi } from '../harness.js';
import { untilSomebodyWaits } from '../lock-waits.js';
import { actingAs, people } from '../membership/approved-waqf.js';
import { bornYearsAgo } from './minors.js';

const child = { nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني' };
const brother = { nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي' };
const deed = 'صك ولاية رقم 451180273';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
let wardId: string;
let yesterday: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  yesterday = addDays(riyadhDay(api.clock.now()), -1);
}, 180_000);
beforeEach(async () => {
  waqfId = (await RunWaqf.open(api, nazir)).id;
  wardId = await add({ ...child, bornOn: bornYearsAgo(api, 5) });
});
afterAll(() => api.stop());

const post = (person: object) => nazir.post(`/api/waqf/${waqfId}/beneficiaries`, person);
const add = async (person: object) => ((await post(person)).body as BeneficiaryAdded).beneficiary.id;
const name = () => nazir.post(`/api/beneficiary/${wardId}/guardians`, { ...brother, deed });
const given = async () =>
  ((await nazir.get(`/api/beneficiary/${wardId}/guardians`)).body as GuardianshipList).guardianships;

/** Makes a call while a transaction of the nazir has done its work and has not committed yet. */
async function beside(work: (ctx: Ctx) => Promise<unknown>, call: () => Promise<Answer>): Promise<Answer> {
  let called: Promise<Answer> | undefined;
  await providerOf(api, Transactions).run(await actingAs(api, people.nazir), async (ctx) => {
    await work(ctx);
    called = call();
    await untilSomebodyWaits(api);
  });
  if (!called) throw new Error('nothing was called');
  return called;
}

const unfit = [
  ['death', () => ({ diedOn: yesterday })],
  ['day of birth as a minor', () => ({ bornOn: bornYearsAgo(api, 12) })],
] as const satisfies [string, () => Change][];

test.each(unfit)('the %s of somebody who is being named a guardian waits, and is refused', async (_, life) => {
  const brotherId = await add(brother);
  const named = (ctx: Ctx) => providerOf(api, SetGuardian).execute(ctx, { ...brother, deed, beneficiaryId: wardId });
  const changed = await beside(named, () => nazir.patch(`/api/beneficiary/${brotherId}`, life()));
  expect([changed.status, codeIn(changed)]).toEqual([422, 'beneficiaries.contradiction']);
  expect(await given()).toHaveLength(1);
});

test.each(unfit)('nobody is named a guardian whose %s is being recorded', async (_, life) => {
  const beneficiaryId = await add(brother);
  const change = (ctx: Ctx) => providerOf(api, ChangeBeneficiary).execute(ctx, { beneficiaryId, ...life() });
  expect(codeIn(await beside(change, name))).toBe('beneficiaries.guardian');
  expect(await given()).toEqual([]);
});

test('nobody is named a guardian who is being added as deceased, and the reverse', async () => {
  const deceased = { ...brother, diedOn: yesterday };
  const adding = (ctx: Ctx) => providerOf(api, AddBeneficiary).addInTransaction(ctx, { ...deceased, waqfId });
  expect(codeIn(await beside(adding, name))).toBe('beneficiaries.guardian');
  await api.query('DELETE FROM beneficiaries.beneficiary WHERE waqf_id = $1 AND full_name = $2', [
    waqfId,
    brother.fullName,
  ]);
  const named = (ctx: Ctx) => providerOf(api, SetGuardian).execute(ctx, { ...brother, deed, beneficiaryId: wardId });
  const added = await beside(named, () => post(deceased));
  expect([added.status, codeIn(added)]).toEqual([422, 'beneficiaries.contradiction']);
});

test('a day of birth that is corrected while a guardian is being named waits, and the reverse', async () => {
  const bornOn = bornYearsAgo(api, 19);
  const named = (ctx: Ctx) => providerOf(api, SetGuardian).execute(ctx, { ...brother, deed, beneficiaryId: wardId });
  const corrected = await beside(named, () => nazir.patch(`/api/beneficiary/${wardId}`, { bornOn }));
  expect(codeIn(corrected)).toBe('beneficiaries.contradiction');
  const [guardianship] = await given();
  await nazir.post(`/api/guardianships/${guardianship?.id}/end`, { reason: 'صدر صك جديد' });
  const correct = (ctx: Ctx) => providerOf(api, ChangeBeneficiary).execute(ctx, { beneficiaryId: wardId, bornOn });
  expect(codeIn(await beside(correct, name))).toBe('beneficiaries.guardian');
});

test('two guardians of one minor who are named at once: the second is refused', async () => {
  const named = (ctx: Ctx) => providerOf(api, SetGuardian).execute(ctx, { ...brother, deed, beneficiaryId: wardId });
  expect(codeIn(await beside(named, name))).toBe('beneficiaries.guardian-there');
});
