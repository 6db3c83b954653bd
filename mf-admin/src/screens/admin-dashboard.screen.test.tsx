import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '@waqf/testing/screen';
import { AdminDashboardScreen } from './admin-dashboard.screen';

const figures = {
  totalUsers: 5,
  newUsersThisMonth: 1,
  totalWaqfs: 3,
  newWaqfsThisMonth: 1,
  totalBalance: '100.00',
  dailyTransactions: 0,
  adminUsers: 1,
  waqifUsers: 2,
  nazirUsers: 1,
  beneficiaryUsers: 1,
  approvedWaqfs: 1,
  pendingWaqfs: 1,
  todayTransactions: 0,
  unreadNotifications: 0,
};
const show = (failedEvents: number) =>
  renderScreen(<AdminDashboardScreen />, {
    at: '/admin',
    path: '/admin',
    capabilities: ['system.admin'],
    answers: { 'GET /api/admin/dashboard': { ...figures, failedEvents } },
  });

test('failed events are counted above the figures, with the way to them', async () => {
  show(3);
  expect(await screen.findByText('3 أحداث متعثرة بانتظارك')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'عرض الأحداث' }).getAttribute('href')).toBe('/admin/events');
});

test('without failed events nothing is said of them', async () => {
  show(0);
  await screen.findByRole('heading', { name: 'لوحة الإدارة' });
  expect(screen.queryByText(/متعثر/)).toBeNull();
});
