import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FailedJob, FailedMail } from '@waqf/contracts/operations';
import type { FailedEvent } from '@waqf/contracts/administration';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { FailedEventsScreen } from './failed-events.screen';

const event: FailedEvent = {
  id: '42',
  type: 'endowments.waqf-approved',
  title: 'اعتُمد الوقف',
  occurredAt: '2026-11-20T09:00:00.000Z',
  setAsideAt: '2026-11-20T09:10:00.000Z',
  failures: [
    {
      listener: 'endowments.notices',
      error: 'TypeError (endowments/notices.js:10)',
      attempts: 10,
      failedAt: '2026-11-20T09:10:00.000Z',
    },
  ],
};
const job: FailedJob = {
  id: '0199a000-0000-7000-8000-000000000001',
  queue: 'documents.read-document',
  attempts: 3,
  error: 'TypeError (documents/read.js:10)',
  createdAt: '2026-11-20T09:00:00.000Z',
  failedAt: '2026-11-20T09:10:00.000Z',
};
const mail: FailedMail = {
  id: '0199a000-0000-7000-8000-000000000002',
  channel: 'email',
  title: 'اعتُمد الوقف',
  recipient: 'n•••a@example.sa',
  problem: '550 <••>: no mailbox',
  attempts: 1,
  state: 'final',
  at: '2026-11-20T09:10:00.000Z',
};
const jobsOf = (jobs: FailedJob[]) => ({
  jobs,
  figures: { waiting: 2, oldestWaitingSince: null, doneToday: 5, failed: jobs.length },
  nextCursor: null,
});
/** The answers for the other parts of the page. */
const others: Record<string, Answer> = {
  'GET /api/admin/events': { events: [], count: 0, nextCursor: null },
  'GET /api/admin/jobs': jobsOf([]),
  'GET /api/admin/mails': { mails: [], figures: { sent: 4, failed: 0 }, nextCursor: null },
  'GET /api/admin/system/stats': () => problem(503, 'الخدمة متوقفة'),
};
const listOf = (events: FailedEvent[]) => ({ events, count: events.length, nextCursor: null });
const show = (answers: Record<string, Answer>) =>
  renderScreen(<FailedEventsScreen />, {
    at: '/admin/events',
    path: '/admin/events',
    capabilities: ['system.admin'],
    answers: { ...others, ...answers },
  });

test('an event shows which listener failed and why, and is processed again after a confirmation', async () => {
  const user = userEvent.setup();
  let replayed = false;
  const { calls } = show({
    'GET /api/admin/events': () => ({ status: 200, body: listOf(replayed ? [] : [event]) }),
    'POST /api/admin/events/42/replay': () => {
      replayed = true;
      return { status: 204, body: undefined };
    },
  });
  expect(await screen.findByText('اعتُمد الوقف')).toBeTruthy();
  expect(document.body.textContent).toContain('endowments.notices: TypeError');
  await user.click(screen.getByRole('button', { name: 'أعد المعالجة' }));
  const dialog = await screen.findByRole('dialog');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'أعد المعالجة' }));
  expect(await screen.findByText('أُعيد الحدث إلى المعالجة')).toBeTruthy();
  expect(await screen.findByText('لا أحداث وُضعت جانبًا')).toBeTruthy();
});

test('an event can only be discarded with a reason', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    'GET /api/admin/events': listOf([event]),
    'POST /api/admin/events/42/discard': () => ({ status: 204, body: undefined }),
  });
  await user.click(await screen.findByRole('button', { name: 'استبعد' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'استبعد' }));
  expect(await within(dialog).findByText('السبب مطلوب')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(within(dialog).getByRole('textbox'), 'الوقف حُذف');
  await user.click(within(dialog).getByRole('button', { name: 'استبعد' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'الوقف حُذف' }));
});

test('a list that can’t be loaded says so and can be loaded again', async () => {
  const user = userEvent.setup();
  let broken = true;
  show({
    'GET /api/admin/events': () => (broken ? problem(500, 'تعذر إكمال الطلب') : { status: 200, body: listOf([]) }),
  });
  expect(await screen.findByText('تعذر تحميل الأحداث المتعثرة')).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByText('لا أحداث وُضعت جانبًا')).toBeTruthy();
});

test('a failed job shows its error, runs again after a confirmation, and is discarded only with a reason', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    'GET /api/admin/jobs': jobsOf([job]),
    [`POST /api/admin/jobs/${job.id}/retry`]: () => ({ status: 204, body: undefined }),
    [`POST /api/admin/jobs/${job.id}/discard`]: () => ({ status: 204, body: undefined }),
  });
  expect(await screen.findByText('قراءة صك')).toBeTruthy();
  expect(document.body.textContent).toContain('TypeError (documents/read.js:10)');
  await user.click(screen.getByRole('button', { name: 'أعد' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'أعد' }));
  expect(await screen.findByText('عادت المهمة إلى الطابور')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'استبعد' }));
  const dialog = await screen.findByRole('dialog', { name: 'استبعاد مهمة' });
  await user.click(within(dialog).getByRole('button', { name: 'استبعد' }));
  expect(await within(dialog).findByText('السبب مطلوب')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'أُلغي الطلب');
  await user.click(within(dialog).getByRole('button', { name: 'استبعد' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toContainEqual({
      reason: 'أُلغي الطلب',
    }),
  );
});

/** The card of the queue's length, with these numbers of waiting jobs, one a minute. */
async function queueOf(waiting: readonly number[]) {
  const minutes = waiting.map((jobs, at) => ({ minute: `2026-11-20T09:0${at}:00.000Z`, jobs }));
  const unmeasured = { cpuPercent: null, memoryPercent: null, storagePercent: null, networkBytesPerSecond: null };
  const counted = { uptimeSeconds: 1, dailyRequests: 0, dailyFaults: 0, backupsBytes: 0, backups: 0 };
  const stats = { ...counted, databaseBytes: null, resources: unmeasured, requests: [], waiting: minutes };
  show({ 'GET /api/admin/system/stats': stats });
  return screen.findByRole('figure', { name: 'عمق الطابور' });
}

test('the length of the queue is drawn as a line, with its minutes in a table for screen readers', async () => {
  const figure = within(await queueOf([0, 4, 2]));
  expect(figure.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'الدقيقةفي الطابور',
    expect.stringMatching(/0$/),
    expect.stringMatching(/4$/),
    expect.stringMatching(/2$/),
  ]);
  expect(figure.getByText('الأعلى: 4 مهام')).toBeTruthy();
});

test.each([
  [[0], 'الأعلى: 0 مهمة', '0,120 600,120'],
  [[1], 'الأعلى: مهمة واحدة', '0,0 600,0'],
  [[1_500], 'الأعلى: 1,500 مهمة', '0,0 600,0'],
])('what was measured once is a level line: %j', async (waiting, peak, line) => {
  const figure = await queueOf(waiting);
  expect(figure.querySelector('polyline')?.getAttribute('points')).toBe(line);
  expect(figure.querySelector('polygon')?.getAttribute('points')).toBe(`0,120 ${line} 600,120`);
  expect(within(figure).getByText(peak)).toBeTruthy();
  expect(within(figure).getAllByRole('row')).toHaveLength(2);
});

test('a message that was not delivered is shown with a masked address', async () => {
  show({ 'GET /api/admin/mails': { mails: [mail], figures: { sent: 3, failed: 1 }, nextCursor: null } });
  expect(await screen.findByText('n•••a@example.sa')).toBeTruthy();
  expect(screen.getByText('1 من أصل 4 في آخر يوم')).toBeTruthy();
  expect(screen.getByText('نهائي')).toBeTruthy();
});

test('after an outage all listed jobs are run again with one confirmation, also when one is already settled', async () => {
  const user = userEvent.setup();
  const second = { ...job, id: '0199a000-0000-7000-8000-000000000003' };
  let left = [job, second];
  const { calls } = show({
    'GET /api/admin/jobs': () => ({ status: 200, body: jobsOf(left) }),
    [`POST /api/admin/jobs/${job.id}/retry`]: () => problem(404, 'عولجت المهمة'),
    [`POST /api/admin/jobs/${second.id}/retry`]: () => {
      left = [];
      return { status: 204, body: undefined };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'أعد المعروض كله' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('مهمتان');
  await user.click(within(dialog).getByRole('button', { name: 'أعد المعروض كله' }));
  expect(await screen.findByText('عادت المهام إلى الطابور')).toBeTruthy();
  expect(await screen.findByText('لا مهام فشلت')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/admin/jobs/${job.id}/retry`,
    `/api/admin/jobs/${second.id}/retry`,
  ]);
});

test('an event without a name shows its code once; a single one needs no button for all', async () => {
  show({ 'GET /api/admin/events': listOf([{ ...event, title: event.type }]) });
  expect(await screen.findAllByText(event.type)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'أعد معالجة المعروض كله' })).toBeNull();
});

test('a discard that fails keeps its dialog with the reason that was typed', async () => {
  const user = userEvent.setup();
  show({
    'GET /api/admin/events': listOf([event]),
    'POST /api/admin/events/42/discard': () => problem(503, 'الخدمة متوقفة مؤقتًا'),
  });
  await user.click(await screen.findByRole('button', { name: 'استبعد' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'كُرر من قبل');
  await user.click(within(dialog).getByRole('button', { name: 'استبعد' }));
  await screen.findAllByText('خطأ في استبعاد الحدث');
  const kept = within(screen.getByRole('dialog')).getByRole('textbox') as HTMLTextAreaElement;
  expect(kept.value).toBe('كُرر من قبل');
});
