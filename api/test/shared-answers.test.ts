import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { dashboardStats } from '@waqf/contracts/reporting';
import { LedgerFacade } from '../src/ledger/index.js';
import type { Browser } from './browser.js';
import { add, rent } from './finances/money-people.js';
import { startApi, type TestApi } from './harness.js';
import { approvedWaqf, people } from './membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  waqfId = await approvedWaqf(api, { name: 'وقف الصفحات' });
  nazir = await api.signIn(people.nazir);
}, 180_000);
afterEach(() => void jest.restoreAllMocks());
afterAll(() => api.stop());

const stats = '/api/dashboard/stats';
const pages = 20;
const together = (browser: Browser, path = stats) =>
  Promise.all(Array.from({ length: pages }, () => browser.get(path)));
const revenue = (body: unknown) => dashboardStats.parse(body).stats.totalRevenue;

/** Counts the readings of totals, however many calls each of them answers. */
const readings = () => jest.spyOn(api.application.app.get(LedgerFacade, { strict: false }), 'totalFigures');

test('twenty open pages of a person that ask at once share few reads and get the same answer', async () => {
  const read = readings();
  const counts: number[] = [];
  // Calls arrive over several rounds of input, more of them while the machine is busy; each round shares one reading.
  for (let turn = 0; turn < 4; turn += 1) {
    read.mockClear();
    const answers = await together(nazir);
    expect(answers.map(({ status }) => status)).toEqual(Array(pages).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    counts.push(read.mock.calls.length);
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(pages / 2);
});

test('a request after a change gets the new data, even while older reads are still running', async () => {
  let shown = 0;
  for (let n = 0; n < 8; n += 1) {
    const older = together(nazir);
    await add(nazir, rent(waqfId, '10'));
    shown += 10;
    expect(revenue((await nazir.get(stats)).body)).toBe(`${shown}.00`);
    await older;
  }
});

test('nobody gets an answer for another person or another of their roles', async () => {
  const founder = await api.signIn(people.waqif);
  const stranger = await api.signIn('1000000040');
  const [own, founders, strangers] = await Promise.all([together(nazir), together(founder), together(stranger)]);
  expect(new Set(own.map(({ body }) => revenue(body)))).toEqual(new Set(['80.00']));
  expect(new Set(founders.map(({ body }) => dashboardStats.parse(body).stats.totalWaqfs))).toEqual(new Set([1]));
  expect(new Set(strangers.map(({ body }) => revenue(body)))).toEqual(new Set(['0.00']));
});

test('an ended session gets no shared answer', async () => {
  const gone = await api.signIn(people.nazir);
  const stolen = gone.copy();
  await gone.post('/api/auth/logout');
  const [open, refused] = await Promise.all([together(nazir), together(stolen)]);
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401]));
});

test('a failed read fails for all who shared it, and the next request reads again', async () => {
  const read = readings().mockRejectedValueOnce(new Error('away'));
  const first = await nazir.get(stats);
  expect(first.status).toBe(500);
  expect((await nazir.get(stats)).status).toBe(200);
  expect(read.mock.calls.length).toBe(2);
});

test('an invalid request is answered as if it were not shared', async () => {
  const answers = await together(nazir, '/api/transactions/months?from=2031-02&to=2031-01');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  const references = answers.map(({ body }) => (body as { reference?: string }).reference);
  expect(new Set(references).size).toBe(pages);
});
