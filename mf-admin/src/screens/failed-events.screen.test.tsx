import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const listOf = (events: FailedEvent[]) => ({ events, count: events.length, nextCursor: null });
const show = (answers: Record<string, Answer>) =>
  renderScreen(<FailedEventsScreen />, {
    at: '/admin/events',
    path: '/admin/events',
    capabilities: ['system.admin'],
    answers,
  });

test('an event shows who failed and how; it is replayed after a question', async () => {
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
  expect(await screen.findByText('لا توجد أحداث متعثرة')).toBeTruthy();
});

test('an event is discarded with a reason only', async () => {
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

test('a list that does not load says why and is asked again', async () => {
  const user = userEvent.setup();
  let broken = true;
  show({
    'GET /api/admin/events': () => (broken ? problem(500, 'تعذر إكمال الطلب') : { status: 200, body: listOf([]) }),
  });
  expect(await screen.findByText('تعذر تحميل الأحداث المتعثرة')).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByText('لا توجد أحداث متعثرة')).toBeTruthy();
});
