import { newestNotifications } from '@waqf/contracts/notifications';
import { requestOfView, type NotificationView } from './notification-view';

const everything: NotificationView = { tab: 'all', category: null, search: '' };

test('the view of a plain address requests what the server sends with the page', () => {
  expect(requestOfView(everything, 'ar', '')).toBe(newestNotifications('page', 'ar'));
  expect(requestOfView(everything, 'en', '')).toBe(newestNotifications('page', 'en'));
});

test.each<[string, NotificationView, string]>([
  ['the unread', { ...everything, tab: 'unread' }, ''],
  ['those of a category', { ...everything, category: 'waqf' }, ''],
  ['found ones', { ...everything, search: 'صك' }, ''],
  ['older ones', everything, 'next'],
])('%s are requested', (_, view, cursor) =>
  expect(requestOfView(view, 'ar', cursor)).not.toBe(newestNotifications('page', 'ar')),
);
