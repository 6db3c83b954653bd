import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RunList } from '@waqf/contracts/distributions';
import { view, waqfId } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { run, runId } from '../testing/run-samples';
import { RunsScreen } from './runs.screen';

const path = `/api/waqf/${waqfId}/distributions`;
const show = (list: Partial<RunList> = {}, answers: Record<string, Answer> = {}, query = '') =>
  renderScreen(<RunsScreen />, {
    at: `/waqf/${waqfId}/distributions${query}`,
    path: '/waqf/:waqfId/distributions',
    capabilities: ['banking.read'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: view(),
      [`GET ${path}`]: { runs: [run()], nextCursor: null, may: { start: true }, ...list },
      ...answers,
    },
  });

test('each run is listed with its state and the sum of its shares, and links to its page', async () => {
  show({ runs: [run({ pool: '950.00', allocated: '900.00', unallocated: '50.00' })] });
  const row = (await screen.findByText('محسوبة')).closest('li');
  expect(
    within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/waqf/${waqfId}/distributions/${runId}`);
  expect(row?.textContent).toContain('900.00');
});

test('without runs the page says so, and a user who may not start one sees no button', async () => {
  show({ runs: [], may: { start: false } });
  expect(await screen.findByText('لا دورات توزيع بعد')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ابدأ دورة توزيع' })).toBeNull();
});

const start = async () => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'ابدأ الدورة' }));
};

test('a run is started for a period; without an amount it divides the whole yield', async () => {
  const { calls } = show({}, { [`POST ${path}`]: () => ({ status: 201, body: { run: run() } }) }, '?start=run');
  await start();
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(`/waqf/${waqfId}/distributions/${runId}`));
  const body = calls.find(({ method }) => method === 'POST')?.body as { from: string; to: string; amount: null };
  expect([body.amount, body.from < body.to]).toEqual([null, true]);
});

test('a refusal to start is shown in the server’s words', async () => {
  const words = 'المدة تتداخل مع دورة توزيع غلة 1 محرم – 29 ربيع الأول 1448هـ';
  show({}, { [`POST ${path}`]: () => problem(409, words) }, '?start=run');
  await start();
  expect(await screen.findByText(words)).toBeTruthy();
});

test('when bank and books differ, the page links to the reconciliation', async () => {
  const refused = () => problem(409, 'الأرصدة غير متطابقة', { code: 'distributions.books-differ' });
  show({}, { [`POST ${path}`]: refused }, '?start=run');
  await start();
  const way = await screen.findByRole('link', { name: 'افتح مطابقة كشف المصرف' });
  expect(way.getAttribute('href')).toBe(`/waqf/${waqfId}/reconciliation`);
});

test('a run that awaits approval is linked, and no other run can be started meanwhile', async () => {
  show({ runs: [run({ state: 'submitted', may: [] })], may: { start: false } });
  expect(await screen.findByText(/تنتظر موافقة غير الناظر/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'افتح الدورة' }).getAttribute('href')).toBe(
    `/waqf/${waqfId}/distributions/${runId}`,
  );
  expect(screen.queryByRole('button', { name: 'ابدأ دورة توزيع' })).toBeNull();
});

test('runs stay on the page when older ones cannot be loaded', async () => {
  show({ nextCursor: 'older' }, { [`GET ${path}?cursor=older`]: () => problem(503, 'الخدمة متوقفة مؤقتًا') });
  await userEvent.click(await screen.findByRole('button', { name: 'اعرض المزيد' }));
  expect(await screen.findByText('تعذر تحميل المزيد')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'دورات التوزيع' })).toBeTruthy();
});
