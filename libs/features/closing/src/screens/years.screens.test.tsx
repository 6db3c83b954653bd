import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { view, waqfId } from '@waqf/testing/samples';
import { renderScreen, type Answer } from '@waqf/testing/screen';
import { figures, yearDetail, yearList } from '../testing/year-samples';
import { YearScreen } from './year.screen';
import { YearsScreen } from './years.screen';

const base = `/api/waqf/${waqfId}`;
const showList = (answers: Record<string, Answer> = {}) =>
  renderScreen(<YearsScreen />, {
    at: `/waqf/${waqfId}/years`,
    path: '/waqf/:waqfId/years',
    capabilities: ['banking.read'],
    answers: { [`GET ${base}`]: view(), [`GET ${base}/years`]: yearList(), ...answers },
  });
const showYear = (detail: Answer, answers: Record<string, Answer> = {}) =>
  renderScreen(<YearScreen />, {
    at: `/waqf/${waqfId}/years/1447`,
    path: '/waqf/:waqfId/years/:year',
    capabilities: ['banking.read'],
    answers: { [`GET ${base}`]: view(), [`GET ${base}/years/1447`]: detail, ...answers },
  });

test('each fiscal year is listed with its state and links to its page', async () => {
  showList();
  const row = (await screen.findByText('سنة 1447هـ')).closest('li') as HTMLElement;
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/waqf/${waqfId}/years/1447`);
  expect(row.textContent).toContain('انتهت ولم تُقفل');
});

test('the fiscal calendar is saved with its kind and first month', async () => {
  const { calls } = showList({ [`PUT ${base}/fiscal-calendar`]: yearList() });
  await userEvent.click(await screen.findByRole('button', { name: 'غيّر السنة المالية' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'احفظ السنة المالية' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      calendar: 'hijri',
      startMonth: 1,
      seen: { calendar: 'hijri', startMonth: 1 },
    }),
  );
});

test('once a year is closed the calendar can’t be changed', async () => {
  showList({ [`GET ${base}/years`]: yearList({ mayChangeCalendar: false }) });
  await screen.findByText('سنة 1447هـ');
  expect(screen.queryByRole('button', { name: 'غيّر السنة المالية' })).toBeNull();
});

test('each open task is shown with a link, and the year can’t be closed before it is done', async () => {
  const left = {
    key: 'matched',
    done: false,
    title: { ar: 'كل سطر في الكشف له قيد', en: 'Each line has its entry' },
    detail: { ar: 'أسطر بلا قيد: 3', en: 'Lines without an entry: 3' },
    to: `/waqf/${waqfId}/reconciliation`,
  };
  showYear(yearDetail({ checklist: [left] }));
  expect(await screen.findByText('أسطر بلا قيد: 3')).toBeTruthy();
  expect(screen.getByRole('link', { name: /افتح/ }).getAttribute('href')).toBe(left.to);
  expect(screen.getByRole('button', { name: 'أقفل السنة' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('بقي أمر واحد قبل إقفال السنة.')).toBeTruthy();
});

test('the page of the current year says when it can be closed', async () => {
  showYear(yearDetail({ year: { ...yearDetail().year, state: 'running', acts: [] } }));
  expect(await screen.findByText('تُقفل السنة بعد نهايتها.')).toBeTruthy();
  expect(screen.queryByText('قبل الإقفال')).toBeNull();
});

test('the page of a year and each of its questions name the waqf', async () => {
  showYear(yearDetail({ year: { ...yearDetail().year, state: 'closed', acts: ['close', 'reopen', 'except'] } }));
  const { name } = view().waqf;
  expect(await screen.findByText(name)).toBeTruthy();
  for (const act of ['أقفل السنة', 'اطلب إعادة الفتح', 'ائذن بقيد متأخر']) {
    await userEvent.click(screen.getByRole('button', { name: act }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(name);
    expect(dialog.textContent).toContain('سنة 1447هـ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'رجوع' }));
  }
});

test('closing sends the fingerprint of the figures that are shown', async () => {
  const closed = yearDetail({ year: { ...yearDetail().year, state: 'closed', acts: [] } });
  const { calls } = showYear(yearDetail(), { [`POST ${base}/years/1447/close`]: closed });
  await userEvent.click(await screen.findByRole('button', { name: 'أقفل السنة' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('849.50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'أقفل السنة' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ hash: 'ab'.repeat(32) }));
  expect(await screen.findByText('أُقفلت السنة، وحُفظت أرقامها')).toBeTruthy();
});

test('figures at closing are shown beside those of the books when entries were added later', async () => {
  const closing = {
    id: '0199a1d2-0000-7000-8000-000000000001',
    state: 'closed',
    closedAt: '2026-07-01T09:00:00.000Z',
    closedBy: { id: '0199a1d2-0000-7000-8000-000000000002', fullName: 'سعد الناظر' },
    figures,
    hash: 'cd'.repeat(32),
    endedAt: null,
    reason: null,
  } as const;
  showYear(
    yearDetail({
      year: { ...yearDetail().year, state: 'closed', acts: ['renew'] },
      figures: { ...figures, income: '1004.00', entries: 3 },
      closings: [closing],
      enteredSince: 1,
    }),
  );
  expect(await screen.findByText('قيد دخل السنة بعد إقفالها')).toBeTruthy();
  const row = screen.getByRole('row', { name: /إيراد الغلة/ });
  expect(row.textContent).toContain('1,000.00');
  expect(row.textContent).toContain('1,004.00');
  expect(screen.getByRole('button', { name: 'جدّد الإقفال' })).toBeTruthy();
  expect(screen.getByText('أقفلها سعد الناظر')).toBeTruthy();
});
