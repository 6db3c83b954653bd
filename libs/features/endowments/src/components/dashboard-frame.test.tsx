import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderScreen } from '@waqf/testing/screen';
import { founderCapabilities, summary } from '../testing/index';
import { DashboardFrame } from './dashboard-frame';

const stats = {
  totalWaqfs: 1,
  totalBalance: '10.00',
  activeWaqfs: 0,
  pendingWaqfs: 0,
  draftWaqfs: 1,
  bankAccounts: 0,
  totalRevenue: '0.00',
  totalExpenses: '0.00',
  monthlyTransactions: 0,
};
const frame = (
  <DashboardFrame>
    {({ stats: { totalBalance }, waqfs }) => <p>{`${totalBalance} ${waqfs.map(({ name }) => name).join()}`}</p>}
  </DashboardFrame>
);

test('when one of the two requests fails, one error is shown, and retrying sends both', async () => {
  let broken = true;
  const { calls } = renderScreen(frame, {
    at: '/dashboard',
    path: '/dashboard',
    capabilities: founderCapabilities,
    answers: {
      'GET /api/dashboard/stats': { stats },
      'GET /api/waqfs': () =>
        broken
          ? problem(503, 'الخدمة متوقفة مؤقتًا')
          : {
              status: 200,
              body: {
                waqfs: [summary({ name: 'وقف سقيا الماء' })],
                nextCursor: null,
                counts: { draft: 1, pending: 0, approved: 0 },
              },
            },
    },
  });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('تعذر تحميل لوحة المتابعة')).toBeTruthy();
  expect(within(alert).getByText('REF-7F3A')).toBeTruthy();
  broken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByText('10.00 وقف سقيا الماء')).toBeTruthy();
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/dashboard/stats',
    '/api/dashboard/stats',
    '/api/waqfs',
    '/api/waqfs',
  ]);
});
