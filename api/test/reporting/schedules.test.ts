import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { exportEnvelope } from '@waqf/contracts/exports';
import {
  reportReaders,
  reportScheduleEnvelope,
  reportScheduleList,
  type ReportReaders,
  type ReportSchedule,
} from '@waqf/contracts/reporting';
import { RequestExport } from '../../src/reporting/use-cases/request-export.js';
import { RunSchedules } from '../../src/reporting/use-cases/run-schedules.js';
import type { Browser } from '../browser.js';
import { add, rent } from '../finances/money-people.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { nazirOfMarch } from './nazir-of-march.js';

let api: TestApi;
let nazir: Browser;
let founder: Browser;
let waqfId: string;
let readers: ReportReaders['readers'];
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  ({ nazir, waqfId } = await nazirOfMarch(api));
  founder = await api.signIn(people.waqif);
  await add(nazir, { ...rent(waqfId, '128000.50'), occurredOn: '2030-03-01' });
  readers = reportReaders.parse((await nazir.get(`/api/waqf/${waqfId}/report-readers`)).body).readers;
}, 180_000);
afterAll(() => api.stop());

const wanted = (over: object = {}) => ({
  waqfId,
  report: 'financial',
  format: 'csv',
  frequency: 'month',
  calendar: 'gregorian',
  readers: readers.map(({ id }) => id),
  ...over,
});
async function created(over: object = {}, browser = nazir): Promise<ReportSchedule> {
  const { status, body } = await browser.post('/api/report-schedules', wanted(over));
  if (status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return reportScheduleEnvelope.parse(body).schedule;
}
const run = async () => {
  const ran = await api.application.app.get(RunSchedules, { strict: false }).execute();
  await api.settled();
  return ran;
};
const exportsOf = (scheduleId: string) =>
  api.query<{ id: string; requested_by: string; state: string; filters: object; expires_at: Date }>(
    'SELECT id, requested_by, state, filters, expires_at FROM reporting.export WHERE schedule_id = $1',
    [scheduleId],
  );
const stopCodeOf = async (scheduleId: string, personId: string) =>
  (
    await api.query<{ stop_code: string }>(
      'SELECT stop_code FROM reporting.schedule_reader WHERE schedule_id = $1 AND person_id = $2',
      [scheduleId, personId],
    )
  )[0]?.stop_code ?? '';

test('after each month every reader gets one report, and a mail with a download and an unsubscribe link', async () => {
  const schedule = await created();
  expect(schedule).toMatchObject({ nextOn: '2030-04-01', state: 'active', lastRun: null, acts: ['end', 'leave'] });
  expect(await run()).toBe(0);
  api.clock.moveTo(new Date('2030-04-01T06:00:00Z'));
  expect(await run()).toBe(1);
  const made = await exportsOf(schedule.id);
  expect(made.map(({ requested_by }) => requested_by).toSorted()).toEqual(readers.map(({ id }) => id).toSorted());
  for (const each of made)
    expect(each).toMatchObject({
      state: 'ready',
      filters: { waqfId, from: '2030-03-01', to: '2030-03-31' },
    });
  const keptDays = made.map(({ expires_at }) => (expires_at.getTime() - api.clock.now().getTime()) / 86_400_000);
  expect(keptDays.every((days) => days > 13.9 && days <= 14)).toBe(true);
  const notices = await api.query<{ action_url: string; stop_path: string }>(
    `SELECT action_url, stop_path FROM notifications.notification WHERE title_en = 'Your scheduled report is ready'`,
  );
  expect(notices).toHaveLength(2);
  expect(notices.every(({ stop_path }) => /^\/stop-report#[\w-]{32}$/.test(stop_path))).toBe(true);
  expect(notices.map(({ action_url }) => action_url).toSorted()).toEqual(
    made.map(({ id }) => `/reports?export=${id}`).toSorted(),
  );
  nazir = await api.signIn(people.nazir);
  const own = made.find(({ requested_by }) => requested_by === readers.find(({ role }) => role === 'nazir')?.id);
  const file = await nazir.get(`/api/exports/${own?.id}`);
  expect(exportEnvelope.parse(file.body).export.state).toBe('ready');
  // Nothing more is sent in the same hour, by another process, or on the next day.
  const [again, other] = await Promise.all([run(), run()]);
  expect([again, other]).toEqual([0, 0]);
  const [listed] = reportScheduleList.parse((await nazir.get('/api/report-schedules')).body).schedules;
  expect(listed).toMatchObject({
    nextOn: '2030-05-01',
    lastRun: { from: '2030-03-01', to: '2030-03-31', sent: 2, skipped: 0 },
  });
}, 60_000);

test('two processes send it once; of several missed months only the last is sent', async () => {
  nazir = await api.signIn(people.nazir);
  const schedule = await created({ report: 'position' });
  api.clock.moveTo(new Date('2030-09-20T09:00:00Z'));
  await Promise.all([run(), run()]);
  const made = await exportsOf(schedule.id);
  expect(made).toHaveLength(2);
  expect(made[0]?.filters).toMatchObject({ from: '2030-08-01', to: '2030-08-31' });
});

test('a reader who lost the right gets nothing, the others still do', async () => {
  nazir = await api.signIn(people.nazir);
  const schedule = await created({ report: 'cash_flow' });
  const founderId = readers.find(({ role }) => role === 'waqif')?.id;
  api.clock.moveTo(new Date('2030-10-01T09:00:00Z'));
  await api.query('DELETE FROM identity.person_role WHERE person_id = $1', [founderId]);
  await run();
  const made = await exportsOf(schedule.id);
  await api.query(`INSERT INTO identity.person_role (person_id, role, granted_at) VALUES ($1, 'waqif', now())`, [
    founderId,
  ]);
  expect(made.map(({ requested_by }) => requested_by)).not.toContain(founderId);
  expect(made).toHaveLength(1);
});

test('the unsubscribe link needs no session; the last reader’s ends the schedule', async () => {
  nazir = await api.signIn(people.nazir);
  const schedule = await created({ report: 'activities', calendar: 'hijri' });
  const stranger = api.browser();
  const stop = (code: string) => stranger.post('/api/report-stops', { code });
  const guessed = await stop('x'.repeat(32));
  expect([guessed.status, guessed.body]).toEqual([200, { stopped: false, title: null }]);
  for (const { id } of readers) {
    const { status, body } = await stop(await stopCodeOf(schedule.id, id));
    expect([status, body]).toMatchObject([200, { stopped: true, title: { en: 'Statement of activities' } }]);
  }
  expect((await stop(await stopCodeOf(schedule.id, readers[0]?.id ?? ''))).body).toMatchObject({ stopped: true });
  const listed = reportScheduleList.parse((await nazir.get('/api/report-schedules')).body).schedules;
  expect(listed.find(({ id }) => id === schedule.id)).toMatchObject({ state: 'ended', acts: [] });
  api.clock.moveTo(new Date('2031-04-01T09:00:00Z'));
  await run();
  expect(await exportsOf(schedule.id)).toEqual([]);
});

test('creator and founder can end a schedule, a reader can leave it, and an equal one is not added', async () => {
  nazir = await api.signIn(people.nazir);
  founder = await api.signIn(people.waqif);
  const own = await created({ report: 'detailed', frequency: 'year' }, founder);
  const twice = await founder.post('/api/report-schedules', wanted({ report: 'detailed', frequency: 'year' }));
  expect([twice.status, twice.body]).toMatchObject([409, { code: 'reporting.schedule-exists' }]);
  const refused = await nazir.post(`/api/report-schedules/${own.id}/end`, {});
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'reporting.schedule-forbidden' }]);
  expect((await nazir.post(`/api/report-schedules/${own.id}/leave`, {})).status).toBe(200);
  const ended = reportScheduleEnvelope.parse((await founder.post(`/api/report-schedules/${own.id}/end`, {})).body);
  expect(ended.schedule).toMatchObject({ state: 'ended', acts: [] });
});

test('only a reader of the waqf can be added, and only readers see its schedules', async () => {
  const stranger = await api.signIn(people.otherNazir);
  const other = await approvedWaqf(api, { nazir: people.otherNazir, waqif: people.otherWaqif });
  expect((await stranger.post('/api/report-schedules', wanted())).status).toBe(404);
  const named = await nazir.post(
    '/api/report-schedules',
    wanted({ readers: ['01920000-0000-7000-8000-0000000000ff'] }),
  );
  expect([named.status, named.body]).toMatchObject([422, { code: 'reporting.reader-unknown' }]);
  expect((await nazir.get(`/api/waqf/${other}/report-readers`)).status).toBe(404);
  expect((await stranger.get('/api/report-schedules')).body).toEqual({ schedules: [] });
  for (const over of [{ readers: [] }, { report: 'beneficiary' }, { frequency: 'day' }, { calendar: 'lunar' }])
    expect((await nazir.post('/api/report-schedules', wanted(over))).status).toBe(400);
});

test('a file is shared only with readers of its waqf; sharing and download are audited', async () => {
  nazir = await api.signIn(people.nazir);
  founder = await api.signIn(people.waqif);
  const asked = await nazir.post('/api/exports', { report: 'financial', format: 'csv', filters: { waqfId } });
  const { id } = exportEnvelope.parse(asked.body).export;
  await api.settled();
  expect((await founder.get(`/api/exports/${id}`)).status).toBe(404);
  const founderId = readers.find(({ role }) => role === 'waqif')?.id ?? '';
  const shared = await nazir.post(`/api/exports/${id}/share`, { readers: [founderId] });
  expect([shared.status, shared.body]).toMatchObject([200, { readers: [{ id: founderId, role: 'waqif' }] }]);
  expect((await founder.open('GET', `/api/exports/${id}/file`)).status).toBe(200);
  expect((await founder.post(`/api/exports/${id}/share`, { readers: [founderId] })).status).toBe(404);
  const trail = await api.query<{ action: string }>(
    `SELECT action FROM platform.audit_entry
     WHERE subject_id = $1 AND action LIKE 'reporting.export-%d' ORDER BY action`,
    [id],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'reporting.export-downloaded',
    'reporting.export-requested',
    'reporting.export-shared',
  ]);
  const all = await nazir.post('/api/exports', { report: 'financial', format: 'csv' });
  await api.settled();
  const ofAll = await nazir.post(`/api/exports/${exportEnvelope.parse(all.body).export.id}/share`, {
    readers: [founderId],
  });
  expect(ofAll.status).toBe(422);
});

test('whoever may no longer read a waqf does not get the files of it that they asked for before', async () => {
  nazir = await api.signIn(people.nazir);
  const own = await approvedWaqf(api);
  const ask = async (filters: object) => {
    const { body } = await nazir.post('/api/exports', { report: 'financial', format: 'csv', filters });
    return exportEnvelope.parse(body).export.id;
  };
  const [ofWaqf, ofAll] = [await ask({ waqfId: own }), await ask({})];
  await api.settled();
  const statuses = (id: string) =>
    Promise.all([nazir.get(`/api/exports/${id}`), nazir.open('GET', `/api/exports/${id}/file`)]).then((answers) =>
      answers.map(({ status }) => status),
    );
  expect([await statuses(ofWaqf), await statuses(ofAll)]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  await api.query(
    'UPDATE endowments.waqf SET nazir_id = (SELECT id FROM identity.person WHERE national_id = $2) WHERE id = $1',
    [own, people.otherNazir],
  );
  expect(await statuses(ofWaqf)).toEqual([404, 404]);
  await api.query(
    `DELETE FROM identity.person_role WHERE role = 'nazir' AND person_id = (SELECT id FROM identity.person
     WHERE national_id = $1)`,
    [people.nazir],
  );
  expect(await statuses(ofAll)).toEqual([404, 404]);
  await api.query(
    `INSERT INTO identity.person_role (person_id, role, granted_at)
     SELECT id, 'nazir', now() FROM identity.person WHERE national_id = $1`,
    [people.nazir],
  );
});

test('a schedule that fails unexpectedly does not keep the others from being sent, and is tried again', async () => {
  await created({ report: 'charge_discharge' });
  await created({ report: 'waqf_summary' });
  api.clock.advance({ hours: 70 * 24 });
  const exports = api.application.app.get(RequestExport, { strict: false });
  const request = jest.spyOn(exports, 'request').mockRejectedValueOnce(new Error('out of order'));
  const first = await run();
  request.mockRestore();
  expect(first).toBeGreaterThan(0);
  expect([await run(), await run()]).toEqual([1, 0]);
});
