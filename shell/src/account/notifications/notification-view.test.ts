import { newestNotifications } from '@waqf/contracts/notifications';
import { requestOfView, type NotificationView } from './notification-view';

const everything: NotificationView = { tab: 'all', category: null, search: '' };

test('the view of a plain address requests what the server sends with the page', () => {
  expect(requestOfView(everything, 'ar', null)).toBe(newestNotifications('page', 'ar'));
  expect(requestOfView(everything, 'en', null)).toBe(newestNotifications('page', 'en'));
});

test.each<[string, NotificationView, string | null]>([
  ['the unread', { ...everything, tab: 'unread' }, null],
  ['those of a category', { ...everything, category: 'waqf' }, null],
  ['found ones', { ...everything, search: 'صك' }, null],
  ['older ones', everything, 'next'],
])('%s are requested', (_, view, cursor) =>
  expect(requestOfView(view, 'ar', cursor)).not.toBe(newestNotifications('page', 'ar')),
);
