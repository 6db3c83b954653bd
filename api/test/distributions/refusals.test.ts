import type { Desk } from '@waqf/contracts/desk';
import type { RuleSet } from '@waqf/contracts/distributions';
import { addDays, riyadhDay } from '@waqf/formats';
import { codeIn } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { heirs, lineOf, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let noura: Browser;
let waqf: RunWaqf;
let nouraId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif, noura] = (await Promise.all(
    [people.nazir, people.waqif, heirs.noura.nationalId].map((id) => api.signIn(id)),
  )) as [Browser, Browser, Browser];
}, 180_000);
afterAll(() => api.stop());

beforeEach(async () => {
  await api.query('DELETE FROM beneficiaries.guardianship');
  waqf = await RunWaqf.open(api, nazir);
  nouraId = await waqf.add(heirs.noura);
  await waqf.add(heirs.majed);
  await waqf.enter('1000.00');
});

const today = () => riyadhDay(api.clock.now());
const year = () => ({ from: `${today().slice(0, 4)}-01-01`, to: today() });
const approve = (runId: string) => waqf.act(runId, 'approve', {}, waqif);
const dispute = async () => {
  const body = { beneficiaryId: nouraId, reason: 'لا صلة لي بهذا الوقف' };
  const answer = await noura.post('/api/beneficiary/disputes', body);
  if (answer.status !== 201) throw new Error(`no dispute: ${JSON.stringify(answer.body)}`);
  return (answer.body as { dispute: { id: string } }).dispute.id;
};
const explain = (id: string) =>
  nazir.post(`/api/disputes/${id}/answer`, { outcome: 'explained', text: 'اسمك في صك الوقفية' });

test('an overlapping run, approval by the requester, early payment and double payment are refused', async () => {
  const run = await waqf.calculated(year());
  const early = await waqf.act(run.id, 'pay');
  expect(early.body).toMatchObject({ status: 409, code: 'distributions.run-state' });
  await waqf.act(run.id, 'submit', {});
  expect((await waqf.act(run.id, 'approve', {})).status).toBe(403);
  expect((await waqf.act(run.id, 'pay')).body).toMatchObject({ code: 'distributions.run-state' });
  expect(await waqf.funds()).toMatchObject({ ghalla: '1000.00', payable: '0.00' });
  await approve(run.id);
  await waqf.act(run.id, 'pay');
  await waqf.settled(run.id);
  expect((await waqf.act(run.id, 'pay')).body).toMatchObject({ code: 'distributions.run-state' });
  expect(await waqf.funds()).toMatchObject({ payable: '0.00' });
  await waqf.act(run.id, 'close');
  expect((await waqf.start({ from: today(), to: today() })).body).toMatchObject({
    status: 409,
    code: 'distributions.period-overlaps',
  });
});

test('new rules in force outdate the calculation', async () => {
  const run = await waqf.calculated(year());
  const rules = [{ kind: 'reserve', percent: 10, basis: 'gross' }, { kind: 'residual' }];
  const effectiveFrom = year().from;
  const { body } = await nazir.post(`/api/waqf/${waqf.id}/rules`, { rules, effectiveFrom });
  await waqif.confirmed('POST', `/api/waqf/${waqf.id}/rules/${(body as RuleSet).version}/approve`);
  expect((await waqf.act(run.id, 'submit', {})).body).toMatchObject({ status: 409, code: 'distributions.recalculate' });
  expect(runIn(await waqf.act(run.id, 'calculate'))).toMatchObject({ rulesVersion: 1, pool: '900.00' });
});

test('a cursor that no list of lines has given is refused', async () => {
  const { id } = await waqf.calculated(year());
  for (const cursor of ['x', '2147483648', '999999999999999999'])
    expect(await nazir.get(waqf.path(`/${id}?cursor=${cursor}`))).toMatchObject({
      status: 400,
      body: { code: 'platform.invalid-input' },
    });
});

test('a second entry of the same person in another class is refused', async () => {
  const second = await nazir.post(`/api/waqf/${waqf.id}/beneficiaries`, { ...heirs.noura, class: 'فقير' });
  expect(second.status).toBe(409);
});

test('a dispute outdates the calculation and withholds the share until the nazir has answered', async () => {
  const run = await waqf.calculated(year());
  const disputeId = await dispute();
  expect((await waqf.act(run.id, 'submit', {})).body).toMatchObject({ code: 'distributions.recalculate' });
  await waqf.act(run.id, 'calculate');
  expect(lineOf(await waqf.view(run.id), heirs.noura.fullName)).toMatchObject({
    amount: '500.00',
    withheld: {
      code: 'dispute',
      ar: 'المبلغ محفوظ لصاحبه إلى أن يجيب الناظر عن اعتراضه على إدراجه',
      en: 'The amount is kept for the beneficiary until the nazir has answered the dispute',
    },
  });
  await waqf.act(run.id, 'submit', {});
  await approve(run.id);
  await waqf.act(run.id, 'pay');
  await waqf.settled(run.id);
  const { id: lineId, state } = lineOf(await waqf.view(run.id), heirs.noura.fullName);
  expect(state).toBe('withheld');
  expect((await waqf.act(run.id, 'retry', { lineIds: [lineId] })).body).toMatchObject({
    code: 'distributions.line-not-payable',
  });
  const inCash = () =>
    waqf.act(run.id, `lines/${lineId}/payment`, { method: 'cash', receiptNumber: '7', paidOn: today() });
  expect((await inCash()).body).toMatchObject({
    status: 409,
    code: 'distributions.line-held',
  });
  expect(await waqf.funds()).toMatchObject({ payable: '500.00' });
  expect((await explain(disputeId)).status).toBe(200);
  await waqf.act(run.id, 'retry', { lineIds: [lineId] });
  await waqf.settled(run.id);
  expect(lineOf(await waqf.view(run.id), heirs.noura.fullName).state).toBe('paid');
});

test('a share disputed after the approval is withheld, and nobody else gets it', async () => {
  const run = await waqf.calculated(year());
  await waqf.act(run.id, 'submit', {});
  await approve(run.id);
  await dispute();
  await waqf.act(run.id, 'pay');
  await waqf.settled(run.id);
  expect((await waqf.view(run.id)).run).toMatchObject({
    state: 'paid',
    counts: { withheld: { lines: 1, amount: '500.00' }, paid: { lines: 1, amount: '300.00' } },
  });
  expect(await waqf.funds()).toMatchObject({ ghalla: '200.00', payable: '500.00' });
});

const born = (day: string) =>
  api.query('UPDATE beneficiaries.beneficiary SET born_on = $2 WHERE id = $1', [nouraId, day]);
const guardian = () =>
  nazir.post(`/api/beneficiary/${nouraId}/guardians`, {
    nationalId: '1000000107',
    fullName: 'لطيفة بنت إبراهيم الزهراني',
    deed: 'صك ولاية رقم 451180273',
  });
const yearsAgo = (years: number) => `${Number(today().slice(0, 4)) - years}${today().slice(4)}`;

test('the share of a minor is withheld and shown on the desk until a guardian is recorded', async () => {
  await born(yearsAgo(9));
  const run = await waqf.calculated(year());
  expect(lineOf(await waqf.view(run.id), heirs.noura.fullName)).toMatchObject({
    amount: '500.00',
    withheld: { code: 'no-guardian', ar: 'لم يكن للقاصر وليّ حين حُسب المبلغ، فهو محفوظ له ويُصرف بعد تسجيل الوليّ' },
  });
  await waqf.act(run.id, 'submit', {});
  await approve(run.id);
  await waqf.act(run.id, 'pay');
  await waqf.settled(run.id);
  const { id: lineId, state } = lineOf(await waqf.view(run.id), heirs.noura.fullName);
  expect(state).toBe('withheld');
  const inCash = { method: 'cash', receiptNumber: '7', paidOn: today() };
  expect((await waqf.act(run.id, `lines/${lineId}/payment`, inCash)).body).toMatchObject({
    code: 'distributions.line-held',
  });
  expect((await waqf.act(run.id, 'retry', { lineIds: [lineId] })).status).toBe(409);
  const desk = async () =>
    ((await nazir.get('/api/desk')).body as Desk).items.filter(({ waqfId }) => waqfId === waqf.id);
  expect(await desk()).toContainEqual(
    expect.objectContaining({ kind: 'no_guardian', to: `/beneficiaries?waqf=${waqf.id}&guardians=${nouraId}` }),
  );
  expect((await guardian()).status).toBe(201);
  expect((await desk()).map(({ kind }) => kind)).not.toContain('no_guardian');
  runIn(await waqf.act(run.id, 'retry', { lineIds: [lineId] }));
  await waqf.settled(run.id);
  expect(lineOf(await waqf.view(run.id), heirs.noura.fullName).state).toBe('paid');
});

test('a new guardian outdates the calculation, a lost one withholds the share, an adult needs none', async () => {
  await born(yearsAgo(9));
  const run = await waqf.calculated(year());
  expect((await guardian()).status).toBe(201);
  expect((await waqf.act(run.id, 'submit', {})).body).toMatchObject({ code: 'distributions.recalculate' });
  await waqf.act(run.id, 'calculate');
  expect(lineOf(await waqf.view(run.id), heirs.noura.fullName).withheld).toBeNull();
  await waqf.act(run.id, 'submit', {});
  await approve(run.id);
  await api.query(
    'UPDATE beneficiaries.guardianship SET until_on = from_on, from_on = from_on - 9 WHERE waqf_id = $1',
    [waqf.id],
  );
  await api.query('UPDATE beneficiaries.guardianship SET until_on = until_on - 1 WHERE waqf_id = $1', [waqf.id]);
  await waqf.act(run.id, 'pay');
  await waqf.settled(run.id);
  const line = lineOf(await waqf.view(run.id), heirs.noura.fullName);
  expect([line.state, line.withheld?.code]).toEqual(['withheld', 'no-guardian']);
  // Eighteen Hijri years are shorter than eighteen Gregorian years.
  await born(addDays(yearsAgo(18), 150));
  await waqf.act(run.id, 'retry', { lineIds: [line.id] });
  await waqf.settled(run.id);
  expect(lineOf(await waqf.view(run.id), heirs.noura.fullName).state).toBe('paid');
});

test('a changed share applies from its day on, and earlier periods keep the old share', async () => {
  const lastYear = String(Number(today().slice(0, 4)) - 1);
  const old = await RunWaqf.open(api, nazir);
  const id = await old.add({ ...heirs.noura, entitledFrom: '2020-01-01' });
  await old.enter('1000.00', `${lastYear}-06-10`);
  const change = (body: object) => nazir.patch(`/api/beneficiary/${id}`, body);
  const run = await old.calculated({ from: `${lastYear}-01-01`, to: `${lastYear}-12-31` });
  const amount = async () => lineOf(await old.view(run.id), heirs.noura.fullName).amount;
  expect(await amount()).toBe('500.00');

  expect((await change({ allocatedPercentage: 20, shareFrom: addDays(today(), 1) })).body).toMatchObject({
    status: 422,
    code: 'beneficiaries.share-day',
  });
  expect((await change({ allocatedPercentage: 20, shareFrom: `${today().slice(0, 4)}-01-01` })).status).toBe(200);
  expect((await old.act(run.id, 'submit', {})).body).toMatchObject({ code: 'distributions.recalculate' });
  await old.act(run.id, 'calculate');
  expect(await amount()).toBe('500.00');
  // A change that starts before the latest one is refused.
  expect((await change({ allocatedPercentage: 10, shareFrom: `${lastYear}-12-31` })).body).toMatchObject({
    code: 'beneficiaries.share-day',
  });
  // A correction without a day replaces the share since its latest change, and leaves earlier periods as they are.
  expect((await change({ allocatedPercentage: 30 })).status).toBe(200);
  await old.act(run.id, 'calculate');
  expect(await amount()).toBe('500.00');
  const preview = async (on: string) =>
    (await nazir.post(`/api/waqf/${old.id}/rules/preview`, { amount: '1000.00', on })).body as {
      lines: { amount: string }[];
    };
  expect((await preview(`${lastYear}-12-31`)).lines[0]?.amount).toBe('500.00');
  expect((await preview(`${today().slice(0, 4)}-01-01`)).lines[0]?.amount).toBe('300.00');
  expect((await nazir.get(`/api/beneficiary/${id}/shares`)).body).toMatchObject({
    changes: [
      { before: 20, after: 30, from: null },
      { before: 50, after: 20, from: `${today().slice(0, 4)}-01-01`, changedBy: expect.stringMatching(/السبيعي/) },
    ],
  });
});

test('a second change from the same day replaces the first from that day on; the day before it is refused', async () => {
  const firstDay = `${today().slice(0, 4)}-01-01`;
  const old = await RunWaqf.open(api, nazir);
  const id = await old.add({ ...heirs.noura, entitledFrom: '2020-01-01' });
  const change = (allocatedPercentage: number, shareFrom: string) =>
    nazir.patch(`/api/beneficiary/${id}`, { allocatedPercentage, shareFrom });
  const amount = async (on: string) => {
    const { body } = await nazir.post(`/api/waqf/${old.id}/rules/preview`, { amount: '1000.00', on });
    return (body as { lines: { amount: string }[] }).lines[0]?.amount;
  };
  expect((await change(20, firstDay)).status).toBe(200);
  expect((await change(30, firstDay)).status).toBe(200);
  expect(codeIn(await change(40, addDays(firstDay, -1)))).toBe('beneficiaries.share-day');
  expect(await Promise.all([addDays(firstDay, -1), firstDay, today()].map(amount))).toEqual([
    '500.00',
    '300.00',
    '300.00',
  ]);
});
