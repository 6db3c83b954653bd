import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Desk } from '@waqf/contracts/desk';
import type { AssetValues, WaqfHistory } from '@waqf/contracts/endowments';
import { addDays } from '@waqf/formats';
import { workingDaysAfter } from '../../src/endowments/domain/filing.js';
import { codeIn } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people, waqfWithParties } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqfId: string;
let today: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  ({ nazir, waqif, waqfId, today } = await waqfWithParties(api));
}, 180_000);
afterAll(() => api.stop());

const valuation = { amount: '60,000,000', valuedOn: '2026-01-15', source: 'valuation', reference: 'تقرير 12، تقدير' };
const record = (body: object, by = nazir) => by.post(`/api/waqf/${waqfId}/asset-values`, body);
const values = async (by = nazir) => (await by.get(`/api/waqf/${waqfId}/asset-values`)).body as AssetValues;
const duty = async () =>
  ((await nazir.get('/api/desk')).body as Desk).items.find(
    (item) => item.kind === 'filing_due' && item.waqfId === waqfId,
  );

test('without a recorded asset value the shortest deadline applies, and the desk says so', async () => {
  await api.changeSettings({
    registrationWorkingDays: 30,
    registrationWorkingDaysMedium: 20,
    registrationWorkingDaysLarge: 10,
  });
  const item = await duty();
  expect(item).toMatchObject({ due: workingDaysAfter(today, 10), assetValueUnknown: true });
  expect(item?.text?.ar).toContain('لم تُسجل بعد، فأُخذت أقصر المهل');
  expect(await values()).toEqual({ values: [], size: null, limits: { medium: 50, large: 200 }, may: { record: true } });
});

test('an asset value is recorded with day, source and person, and sets the deadline on the desk', async () => {
  expect((await record(valuation)).status).toBe(201);
  expect(await values(waqif)).toMatchObject({
    size: 'medium',
    values: [{ amount: '60000000.00', valuedOn: '2026-01-15', source: 'valuation', reference: valuation.reference }],
  });
  expect((await values()).values[0]?.recordedBy).not.toBe('');
  const item = await duty();
  expect(item?.due).toBe(workingDaysAfter(today, 20));
  expect(item?.assetValueUnknown).toBeUndefined();
  expect(item?.text?.ar).toContain('من 50 إلى أقل من 200 مليون');
});

test('the value with the latest day applies, an earlier one is history, and a day can be corrected', async () => {
  expect((await record({ ...valuation, amount: '250000000', valuedOn: '2026-06-01' }, waqif)).status).toBe(201);
  expect((await duty())?.due).toBe(workingDaysAfter(today, 10));
  expect((await record({ ...valuation, amount: '1000000', valuedOn: '2020-01-01', source: 'deed' })).status).toBe(201);
  expect((await values()).size).toBe('large');
  expect((await record({ ...valuation, amount: '49999999.99', valuedOn: '2026-06-01' })).status).toBe(201);
  expect((await duty())?.due).toBe(workingDaysAfter(today, 30));
  expect((await values()).values.map(({ amount }) => amount)).toEqual([
    '49999999.99',
    '250000000.00',
    '60000000.00',
    '1000000.00',
  ]);
});

test('the history shows each recorded value with the previous one', async () => {
  const { entries } = (await waqif.get(`/api/waqf/${waqfId}/history`)).body as WaqfHistory;
  const [latest] = entries.filter(({ action }) => action === 'endowments.asset-value-recorded');
  expect(latest?.changes).toEqual(
    expect.arrayContaining([
      { field: 'assetValue', before: '250000000.00', after: '49999999.99' },
      { field: 'valueSource', before: null, after: 'valuation' },
    ]),
  );
});

test('a future day, a missing amount or reference, an unknown source and a draft waqf are refused', async () => {
  expect(codeIn(await record({ ...valuation, valuedOn: addDays(today, 1) }))).toBe('endowments.asset-value-day');
  for (const wrong of [
    { amount: '0' },
    { amount: '' },
    { reference: 'x' },
    { source: 'guess' },
    { valuedOn: '2026-02-30' },
  ])
    expect((await record({ ...valuation, ...wrong })).status).toBe(400);
  const { body } = await waqif.post('/api/waqf/create', { name: 'وقف المسودة', description: 'وقف لم يعتمد بعد' });
  const draft = (body as { waqf: { id: string } }).waqf.id;
  expect(codeIn(await waqif.post(`/api/waqf/${draft}/asset-values`, valuation))).toBe('endowments.not-approved');
});

test('an administrator sees the value but may not record it; the nazir of another waqf gets 404', async () => {
  const admin = await api.signIn(people.admin);
  expect((await values(admin)).may.record).toBe(false);
  expect(codeIn(await record(valuation, admin))).toBe('endowments.asset-value-forbidden');
  expect((await record(valuation, await api.signIn(people.otherNazir))).status).toBe(404);
});

test('the limit of a large waqf must be above that of a medium one', async () => {
  const admin = await api.signIn(people.admin);
  const change = (body: object) => admin.patch('/api/admin/system/settings', body);
  expect(codeIn(await change({ largeWaqfMillions: 50 }))).toBe('administration.waqf-sizes');
  expect(codeIn(await change({ mediumWaqfMillions: 200 }))).toBe('administration.waqf-sizes');
  expect((await change({ mediumWaqfMillions: 20, largeWaqfMillions: 49 })).status).toBe(200);
  expect(await values()).toMatchObject({ size: 'large', limits: { medium: 20, large: 49 } });
});
