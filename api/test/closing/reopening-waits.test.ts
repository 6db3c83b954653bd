import type { FiscalYearDetail } from '@waqf/contracts/closing';
import { riyadhDay } from '@waqf/formats';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { addRole, approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqfId: string;
/** A Gregorian year that is over, with an income in it and in the year before. */
let past: number;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 180_000);
afterAll(() => api.stop());
beforeEach(async () => {
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  past = Number(riyadhDay(api.clock.now()).slice(0, 4)) - 1;
  waqfId = await approvedWaqf(api);
  await nazir.put(`/api/waqf/${waqfId}/fiscal-calendar`, { calendar: 'gregorian', startMonth: 1 });
  for (const year of [past - 1, past]) await enter('10.00', `${year}-03-01`);
});

const path = (year: number) => `/api/waqf/${waqfId}/years/${year}`;
const enter = (amount: string, occurredOn: string) =>
  nazir.post('/api/transactions', {
    waqfId,
    type: 'income',
    source: 'rent',
    amount,
    occurredOn,
    description: 'من الاختبار',
  });
const view = async (year: number) => (await nazir.get(path(year))).body as FiscalYearDetail;
const close = async (year: number) =>
  nazir.confirmed('POST', `${path(year)}/close`, { body: { hash: (await view(year)).hash } });
const askToReopen = async (year: number) => {
  const asked = await nazir.confirmed('POST', `${path(year)}/reopen`, { body: { reason: 'خطأ في القيد' } });
  return (asked.body as FiscalYearDetail).reopening?.approvalId ?? '';
};

test('a closed year with new entries is not closed again while its reopening awaits a decision', async () => {
  await close(past - 1);
  const until = { hours: 2, reason: 'فاتورة متأخرة' };
  expect((await waqif.confirmed('POST', `${path(past - 1)}/exceptions`, { body: until })).status).toBe(200);
  expect((await enter('4.00', `${past - 1}-04-01`)).status).toBe(201);
  const approvalId = await askToReopen(past - 1);
  expect(await close(past - 1)).toMatchObject({ status: 409, body: { code: 'closing.state' } });
  const reason = { reason: 'لا حاجة' };
  expect((await waqif.confirmed('POST', `/api/approvals/${approvalId}/reject`, { body: reason })).status).toBe(200);
  expect((await close(past - 1)).status).toBe(200);
});

test('a reopening is not approved once a later year is closed, and the year stays closed', async () => {
  await close(past - 1);
  const approvalId = await askToReopen(past - 1);
  expect((await close(past)).status).toBe(200);
  expect(await waqif.confirmed('POST', `/api/approvals/${approvalId}/approve`, {})).toMatchObject({
    status: 409,
    body: { code: 'closing.later-year-closed' },
  });
  expect(await view(past - 1)).toMatchObject({ year: { state: 'closed' }, reopening: { approvalId } });
});

test('a founder who is the nazir too and names nobody reopens a year alone, a day after asking', async () => {
  waqfId = await approvedWaqf(api, { nazir: people.waqif });
  await addRole(api, people.waqif, 'nazir');
  const alone = async () => (nazir = await api.signIn(people.waqif));
  await alone();
  await nazir.put(`/api/waqf/${waqfId}/fiscal-calendar`, { calendar: 'gregorian', startMonth: 1 });
  await enter('10.00', `${past}-03-01`);
  await close(past);
  const approvalId = await askToReopen(past);
  const approve = () => nazir.confirmed('POST', `/api/approvals/${approvalId}/approve`, {});
  api.clock.advance({ hours: 23 });
  await alone();
  expect(await approve()).toMatchObject({ status: 403, body: { code: 'approvals.waiting-time' } });
  api.clock.advance({ hours: 1 });
  await alone();
  expect((await approve()).status).toBe(200);
  expect(await view(past)).toMatchObject({ year: { state: 'reopened' }, reopening: null });
});
