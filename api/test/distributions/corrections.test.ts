import { riyadhDay } from '@waqf/formats';
import { parseAmount } from '@waqf/money';
import { DistributionsFacade } from '../../src/distributions/index.js';
import { IdentityFacade } from '../../src/identity/index.js';
import { newId, type Ctx } from '../../src/platform/index.js';
import { inTransaction, providerOf } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { expectLinesCounted, heirs, runIn, RunWaqf } from './run-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqf: RunWaqf;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = (await Promise.all([people.nazir, people.waqif].map((id) => api.signIn(id)))) as [Browser, Browser];
}, 180_000);
afterEach(() => expectLinesCounted(api));
afterAll(() => api.stop());

const because = { ar: 'حُسب نصيبها عن شهر ناقص', en: 'Her share left out a month' };
const facade = () => providerOf(api, DistributionsFacade);

/** Adds a correction, as the granting of an objection does; returns the id of the objection. */
function grant(given: { beneficiaryId: string; amount: string; objectionId?: string; waqfId?: string }) {
  const { beneficiaryId, amount, objectionId = newId(), waqfId = waqf.id } = given;
  return inTransaction(api, async (ctx: Ctx) => {
    const answers = await providerOf(api, IdentityFacade).actingAs(ctx, people.nazir, 'nazir');
    await facade().addCorrection(
      { ...answers, manager: ctx.manager },
      {
        waqfId,
        beneficiaryId,
        amount: parseAmount(amount),
        because,
        objectionId,
      },
    );
    return objectionId;
  });
}
const fateOf = async (objectionId: string) =>
  inTransaction(api, async (ctx) => (await facade().correctionsFor(ctx, [objectionId])).get(objectionId));

/** Opens a waqf with two beneficiaries whose run of yesterday is paid; returns the id of the first beneficiary. */
async function paidOnce(): Promise<string> {
  waqf = await RunWaqf.open(api, nazir);
  const noura = await waqf.add(heirs.noura);
  await waqf.add(heirs.majed);
  await waqf.enter('1000.00', day(-1));
  const run = await waqf.calculated({ from: day(-1), to: day(-1) });
  await waqf.act(run.id, 'submit', {});
  await waqf.act(run.id, 'approve', {}, waqif);
  await waqf.act(run.id, 'pay');
  await waqf.settled(run.id);
  return noura;
}
const day = (days: number) => riyadhDay(new Date(api.clock.now().getTime() + days * 86_400_000));
const today = () => ({ from: day(0), to: day(0) });

test('a granted objection is paid once, as a separate line of the next run, deducted before the shares', async () => {
  const noura = await paidOnce();
  await waqf.enter('500.00');
  const objectionId = await grant({ beneficiaryId: noura, amount: '100.01' });
  await grant({ beneficiaryId: noura, amount: '100.01', objectionId });
  expect(await fateOf(objectionId)).toMatchObject({ amount: 10_001n, runId: null, state: null });

  const run = await waqf.calculated(today());
  expect(run).toMatchObject({ pool: '500.00', corrections: '100.01', counts: { all: { lines: 3 } } });
  const { lines } = await waqf.view(run.id);
  expect(lines.map(({ fullName, amount, correction }) => [fullName, amount, correction])).toEqual([
    [heirs.noura.fullName, '199.99', false],
    [heirs.majed.fullName, '120.00', false],
    [heirs.noura.fullName, '100.01', true],
  ]);
  expect(lines[2]).toMatchObject({
    because: { ar: expect.stringContaining(because.ar), en: expect.stringContaining(because.en) },
    trace: { steps: [{ kind: 'correction', portion: '10001/1', exact: '10001/1' }], amount: '100.01' },
  });
  await waqf.act(run.id, 'submit', {});
  await waqf.act(run.id, 'approve', {}, waqif);
  expect(await fateOf(objectionId)).toMatchObject({ runId: run.id, lineId: lines[2]?.id, state: 'payable' });
  await waqf.act(run.id, 'pay');
  await waqf.settled(run.id);
  expect(await fateOf(objectionId)).toMatchObject({ state: 'paid', paidAt: expect.any(Date) });
  expect(await waqf.funds()).toMatchObject({ payable: '0.00' });

  const person = await api.signIn(heirs.noura.nationalId);
  const { payments } = (await person.get('/api/beneficiary/payments?limit=2')).body as { payments: { id: string }[] };
  const details = await Promise.all(payments.map(({ id }) => person.get(`/api/beneficiary/payments/${id}`)));
  const kinds = details.map(({ body }) =>
    (body as { payment: { because: { steps: { kind: string }[] } } }).payment.because.steps.map(({ kind }) => kind),
  );
  expect(kinds.toSorted((a, b) => a.length - b.length)).toEqual([['share'], ['gross', 'corrections', 'pool', 'share']]);
});

test('a correction for somebody who has left the waqf since is paid to them like any other line', async () => {
  const noura = await paidOnce();
  await waqf.leave(noura, heirs.noura.nationalId);
  await waqf.enter('500.00');
  const objectionId = await grant({ beneficiaryId: noura, amount: '100.01' });

  const run = await waqf.calculated(today());
  const owed = (await waqf.view(run.id)).lines.find(({ correction }) => correction);
  expect(owed).toMatchObject({ fullName: heirs.noura.fullName, amount: '100.01', ibanEnd: expect.any(String) });
  await waqf.act(run.id, 'submit', {});
  await waqf.act(run.id, 'approve', {}, waqif);
  expect((await waqf.act(run.id, 'pay')).status).toBe(200);
  await waqf.settled(run.id);
  expect(await fateOf(objectionId)).toMatchObject({ state: 'paid' });
  expect(await waqf.funds()).toMatchObject({ payable: '0.00' });
});

test('a correction outdates the calculation; one that the yield does not cover waits for a later run', async () => {
  const noura = await paidOnce();
  await waqf.enter('100.00');
  const run = await waqf.calculated(today());
  const tooLarge = await grant({ beneficiaryId: noura, amount: '100.01' });
  expect((await waqf.view(run.id)).run.outdated).toBe(true);
  expect((await waqf.act(run.id, 'submit', {})).body).toMatchObject({ code: 'distributions.recalculate' });
  expect(runIn(await waqf.act(run.id, 'calculate'))).toMatchObject({
    corrections: '0.00',
    counts: { all: { lines: 2 } },
  });
  await waqf.act(run.id, 'submit', {});
  await waqf.act(run.id, 'approve', {}, waqif);
  expect(await fateOf(tooLarge)).toMatchObject({ runId: null });
});

test('a correction of zero, or for somebody whom the waqf never paid, is refused', async () => {
  const noura = await paidOnce();
  const refused = { code: 'distributions.correction-invalid' };
  await expect(grant({ beneficiaryId: noura, amount: '0' })).rejects.toMatchObject(refused);
  await expect(grant({ beneficiaryId: newId(), amount: '1' })).rejects.toMatchObject(refused);
  await expect(grant({ beneficiaryId: noura, amount: '1', waqfId: newId() })).rejects.toMatchObject(refused);
});
