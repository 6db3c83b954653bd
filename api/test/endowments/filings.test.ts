import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Desk } from '@waqf/contracts/desk';
import type { WaqfHistory } from '@waqf/contracts/endowments';
import { addDays } from '@waqf/formats';
import { workingDaysAfter } from '../../src/endowments/domain/filing.js';
import { codeIn } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people, waqfWithParties } from '../membership/approved-waqf.js';

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

const duties = async () =>
  ((await nazir.get('/api/desk')).body as Desk).items.filter(({ kind }) => kind === 'filing_due');
const record = (body: object, by = nazir) => by.post(`/api/waqf/${waqfId}/filings`, body);

test('an approved waqf must be registered within the working days of the settings, with their source', async () => {
  const [item] = await duties();
  expect(item).toMatchObject({ waqfId, due: workingDaysAfter(today, 30), filing: { subjectId: waqfId } });
  expect(item?.text?.ar).toContain('30 يوم عمل');
  expect(item?.text?.ar).toContain('10 سنوات');
  await api.changeSettings({ registrationWorkingDays: 5, deadlinesSource: 'المادة الرابعة' });
  const [changed] = await duties();
  expect(changed?.due).toBe(workingDaysAfter(today, 5));
  expect(changed?.text?.ar).toContain('5 أيام عمل');
  expect(changed?.text?.ar).toContain('المادة الرابعة');
});

test('a filing by another person, with a future day, another subject or no number is refused', async () => {
  const right = { subjectId: waqfId, filedOn: today, number: '4410' };
  expect(codeIn(await record(right, waqif))).toBe('endowments.filing-forbidden');
  expect((await record(right, await api.signIn(people.otherNazir))).status).toBe(404);
  expect(codeIn(await record({ ...right, filedOn: addDays(today, 1) }))).toBe('endowments.filing-day');
  expect((await record({ ...right, number: '' })).status).toBe(400);
  const other = await approvedWaqf(api);
  expect(codeIn(await record({ ...right, subjectId: other }))).toBe('endowments.filing-closed');
  expect(await duties()).toHaveLength(2);
});

test('a filing is recorded once, removed from the desk and shown in the history', async () => {
  const body = { subjectId: waqfId, filedOn: today, number: '4410' };
  const both = await Promise.all([record(body), record(body)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await duties()).map((item) => item.waqfId)).not.toContain(waqfId);
  const { entries } = (await waqif.get(`/api/waqf/${waqfId}/history`)).body as WaqfHistory;
  expect(entries.find(({ action }) => action === 'endowments.filing-recorded')?.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'number', after: '4410' })]),
  );
});

test('an approved amendment must be reported too, within its own deadline', async () => {
  const [amendment] = await api.query<{ id: string }>(
    `INSERT INTO endowments.amendment (id, waqf_id, status, opened_by, created_at, closed_by, closed_at, differences)
     SELECT gen_random_uuid(), id, 'approved', waqif_id, now(), waqif_id, $2, '[]' FROM endowments.waqf WHERE id = $1
     RETURNING id`,
    [waqfId, api.clock.now()],
  );
  const [item] = (await duties()).filter((each) => each.waqfId === waqfId);
  expect(item).toMatchObject({ due: workingDaysAfter(today, 15), filing: { subjectId: amendment?.id } });
  expect((await record({ subjectId: amendment?.id, filedOn: today, number: 'ت-12' })).status).toBe(201);
  expect((await duties()).filter((each) => each.waqfId === waqfId)).toEqual([]);
});
