import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportSchedule } from '@waqf/contracts/reporting';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { waqfId } from '../testing/samples';
import { SchedulesScreen } from './schedules.screen';

const founderId = '01920000-0000-7000-8000-0000000000a1';
const waqfs = {
  waqfs: [{ id: waqfId, name: 'وقف برج النخيل' }],
  nextCursor: null,
  counts: { draft: 0, pending: 0, approved: 1 },
};
const scheduleOf = (over: Partial<ReportSchedule> = {}): ReportSchedule => ({
  id: '01920000-0000-7000-8000-0000000000b1',
  report: 'financial',
  format: 'pdf',
  frequency: 'month',
  calendar: 'gregorian',
  state: 'active',
  waqf: { id: waqfId, name: 'وقف برج النخيل' },
  createdBy: 'خالد',
  nextOn: '2026-12-01',
  readers: [{ id: founderId, fullName: 'عبدالله السبيعي', getsMail: true, stopped: false }],
  lastRun: { from: '2026-10-01', to: '2026-10-31', at: '2026-11-01T06:00:00.000Z', sent: 1, skipped: 0 },
  acts: ['leave', 'end'],
  ...over,
});

const show = (schedules: ReportSchedule[], answers: Record<string, Answer> = {}, at = '/reports/schedules') =>
  renderScreen(<SchedulesScreen />, {
    at,
    path: '/reports/schedules',
    capabilities: ['waqf.list'],
    answers: { 'GET /api/report-schedules': { schedules }, 'GET /api/waqfs': waqfs, ...answers },
  });

test('each schedule shows its report, next date and readers; an ended one has no buttons', async () => {
  show([scheduleOf(), scheduleOf({ id: '01920000-0000-7000-8000-0000000000b2', state: 'ended', acts: [] })]);
  expect(await screen.findAllByText('التقرير المالي · وقف برج النخيل')).toHaveLength(2);
  expect(screen.getByText(/يصدر في .*2026/)).toBeTruthy();
  expect(screen.getAllByText(/إلى عبدالله السبيعي/)).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'أوقفه للجميع' })).toHaveLength(1);
});

test('a reader can stop a schedule for themselves only', async () => {
  const { calls } = show([scheduleOf()], {
    'POST /api/report-schedules/01920000-0000-7000-8000-0000000000b1/leave': {
      schedule: scheduleOf({ acts: ['end'] }),
    },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'أوقفه عني' }));
  expect(await screen.findByText('لن يصلك هذا التقرير بعد الآن')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/report-schedules/01920000-0000-7000-8000-0000000000b1/leave',
  ]);
});

test('ending a schedule for all is confirmed with the names of those whom it reaches', async () => {
  const user = userEvent.setup();
  const { calls } = show([scheduleOf()], {
    'POST /api/report-schedules/01920000-0000-7000-8000-0000000000b1/end': {
      schedule: scheduleOf({ state: 'ended', acts: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'أوقفه للجميع' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('عبدالله السبيعي');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'أوقفه للجميع' }));
  expect(await screen.findByText('أُوقف التقرير الدوري')).toBeTruthy();
});

test('without schedules the page says so; a new one needs a reader', async () => {
  const user = userEvent.setup();
  const { calls } = show([], {}, '/reports/schedules?add=schedule');
  expect(await screen.findByText('لا تقارير دورية بعد')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'أضف التقرير' }));
  expect(await screen.findByText('اختر من 1 إلى 10 أشخاص')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('schedules that can’t be loaded show the server’s message and can be loaded again', async () => {
  const { answer, loadAgain } = refusedAtFirst(problem(503, 'الخدمة متوقفة'), { schedules: [scheduleOf()] });
  show([], { 'GET /api/report-schedules': answer });
  expect(await screen.findByText(/الخدمة متوقفة/)).toBeTruthy();
  await loadAgain();
  expect(await screen.findByText('التقرير المالي · وقف برج النخيل')).toBeTruthy();
});
