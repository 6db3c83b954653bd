import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { StopReportScreen } from './stop-report.screen';

const show = (at: string, answers: Record<string, Answer> = {}) =>
  renderScreen(<StopReportScreen />, { at, path: '/stop-report', capabilities: [], answers });
const press = () => screen.getByRole('button', { name: 'أوقف هذا التقرير عني' });

test('a report is stopped by the button, not by opening the link', async () => {
  const { calls } = show('/stop-report#code-of-the-mail', {
    'POST /api/report-stops': { stopped: true, title: { ar: 'التقرير المالي', en: 'Financial report' } },
  });
  expect(calls).toEqual([]);
  await userEvent.setup().click(press());
  expect(await screen.findByText('لن يصلك «التقرير المالي» بعد الآن')).toBeTruthy();
  expect(calls[0]?.body).toEqual({ code: 'code-of-the-mail' });
});

test('an unknown link, or one without a code, links to the page of scheduled reports', async () => {
  const { unmount } = show('/stop-report#guessed', { 'POST /api/report-stops': { stopped: false, title: null } });
  await userEvent.setup().click(press());
  expect(await screen.findByText('لا نعرف هذا الرابط')).toBeTruthy();
  unmount();
  show('/stop-report');
  expect(screen.getByText('لا نعرف هذا الرابط')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'افتح التقارير الدورية' }).getAttribute('href')).toBe('/reports/schedules');
});

test('a refusal is shown in the server’s words, and the button can be used again', async () => {
  show('/stop-report#code', { 'POST /api/report-stops': () => problem(429, 'طلبات كثيرة') });
  await userEvent.setup().click(press());
  expect(await screen.findByText('طلبات كثيرة')).toBeTruthy();
  expect(press()).toBeTruthy();
});
