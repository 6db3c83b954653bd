import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { summary } from '@waqf/feature-endowments/testing';
import { personId } from '@waqf/testing/samples';
import { renderScreen } from '@waqf/testing/screen';
import { DashboardScreen } from './dashboard.screen';

const accepted = { status: 'approved' as const, nazirId: personId, nazirAcceptedAt: '2026-06-16T09:00:00.000Z' };
const waqfs = [
  summary({ ...accepted, id: '01920000-0000-7000-8000-00000000000a', name: 'وقف برج النخيل', hasMainAccount: true }),
  summary({ ...accepted, id: '01920000-0000-7000-8000-00000000000b', name: 'وقف دار الأرقم' }),
  summary({
    ...accepted,
    id: '01920000-0000-7000-8000-00000000000c',
    name: 'وقف عين الحياة',
    nazirAcceptedAt: null,
    hasMainAccount: true,
  }),
];

test('the dashboard names a waqf without an account and does not count one that is not accepted', async () => {
  // The cards below are not answered here; each says so by itself.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(<DashboardScreen />, {
    at: '/dashboard',
    path: '/dashboard',
    capabilities: ['waqf.list', 'waqf.read'],
    answers: {
      'GET /api/waqfs': { waqfs, nextCursor: null, counts: { draft: 0, pending: 0, approved: 3 } },
      'GET /api/dashboard/stats': {
        stats: {
          totalWaqfs: 3,
          totalBalance: '0.00',
          activeWaqfs: 3,
          pendingWaqfs: 0,
          draftWaqfs: 0,
          bankAccounts: 2,
          totalRevenue: '0.00',
          totalExpenses: '0.00',
          monthlyTransactions: 0,
        },
      },
    },
  });
  expect(await screen.findByText('بانتظار قبولك نظارة وقف عين الحياة')).toBeTruthy();
  expect(screen.getByText(/لم يؤكد المصرف فتح حساب وقف دار الأرقم\./)).toBeTruthy();
  expect(screen.getByText('وقفان بنظارتك.', { exact: false })).toBeTruthy();
  expect(screen.getByText('منها اثنان نشطان')).toBeTruthy();
});
