import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { notificationToggles, usualToggles, type User } from '@waqf/contracts/identity';
import type { Notification } from '@waqf/contracts/notifications';
import { closeServerEvents, createQueryClient, SessionProvider } from '@waqf/platform-web';
import { ToastRegion, UiProvider } from '@waqf/ui/core';
import { AppLink } from '../../app/app-link';
import { NotificationBell } from '../../layout/notification-bell';
import { NotificationPreferences } from './notification-preferences';
import { NotificationsScreen } from './notifications.screen';

const user: User = {
  id: '6c3f1f0e-0000-4000-8000-000000000001',
  role: 'waqif',
  nationalId: '1000000016',
  fullName: 'يوسف',
  email: 'y@people.example',
  phone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  roles: ['waqif'],
  capabilities: ['notifications.read'],
  preferences: {
    preferredLanguage: 'ar',
    ...usualToggles,
  },
};

/** An in-memory API for these screens, with the same rules for filters, order and pages. */
let rows: Notification[];
let refusal: number | null;
let saved: unknown;
const requests: string[] = [];

function row(number: number, more: Partial<Notification> = {}): Notification {
  return {
    id: `0199a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    title: `إشعار ${number}`,
    message: `نص ${number}`,
    type: 'info',
    priority: 'medium',
    category: 'waqf',
    isRead: false,
    createdAt: new Date(Date.now() - (1000 - number) * 3_600_000).toISOString(),
    actionUrl: '/waqf',
    ...more,
  };
}

function list(url: URL) {
  const asked = url.searchParams;
  const matching = rows.filter(
    ({ category, title }) =>
      (asked.get('category') ?? category) === category && title.includes(asked.get('search') ?? ''),
  );
  const unread = asked.get('unread');
  const inTab = matching
    .filter(({ isRead }) => unread === null || isRead === (unread === 'false'))
    .toSorted((one, other) => other.id.localeCompare(one.id));
  const from = Number(asked.get('cursor') ?? 0);
  const to = from + Number(asked.get('limit'));
  const count = (wanted: boolean) => matching.filter(({ isRead }) => isRead === wanted).length;
  return {
    notifications: inTab.slice(from, to),
    unreadCount: rows.filter(({ isRead }) => !isRead).length,
    counts: { all: matching.length, unread: count(false), read: count(true) },
    nextCursor: inTab.length > to ? String(to) : null,
  };
}

function answer(method: string, url: URL, body: string | null): unknown {
  const unreadCount = () => rows.filter(({ isRead }) => !isRead).length;
  if (method === 'GET') return list(url);
  if (url.pathname === '/api/notifications/read-all') rows = rows.map((each) => ({ ...each, isRead: true }));
  if (url.pathname === '/api/user/notifications') {
    saved = JSON.parse(body ?? '');
    return { user: { ...user, preferences: { ...user.preferences, ...(saved as object) } } };
  }
  const id = /notifications\/(.+)\/read$/.exec(url.pathname)?.[1];
  rows = rows.map((each) => (each.id === id ? { ...each, isRead: true } : each));
  return id === undefined
    ? { unreadCount: unreadCount() }
    : { notification: rows.find((each) => each.id === id), unreadCount: unreadCount() };
}

/** The server's event stream, controlled by the test. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeEventSource | null = null;
  readonly readyState = 1;
  onopen = null;
  onerror = null;
  constructor() {
    super();
    FakeEventSource.last = this;
  }
  close() {}
}

beforeEach(() => {
  rows = [];
  refusal = null;
  saved = undefined;
  requests.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { EventSource: FakeEventSource });
  globalThis.fetch = ((
    path: string,
    { method = 'GET', body = null }: { method?: string; body?: string | null } = {},
  ) => {
    requests.push(`${method} ${path}`);
    const status = refusal ?? 200;
    const content =
      refusal === null
        ? answer(method, new URL(path, 'http://waqf.test'), body)
        : { code: 'platform.unexpected', message: 'تعذر', reference: 'REF-1' };
    return Promise.resolve({ status, statusText: '', text: () => Promise.resolve(JSON.stringify(content)) });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  closeServerEvents();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

function open(at = '/notifications') {
  const nothing = () => Promise.resolve();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider language="ar" theme="light" linkComponent={AppLink}>
        <ToastRegion>
          <SessionProvider user={user} signOut={nothing} switchRole={nothing} replaceUser={() => undefined}>
            <MemoryRouter initialEntries={[at]}>
              <Address />
              <Routes>
                <Route
                  path="/notifications"
                  element={
                    <>
                      <NotificationBell />
                      <NotificationsScreen />
                    </>
                  }
                />
                <Route path="/settings" element={<NotificationPreferences />} />
                <Route path="/waqf" element={<p>أوقافي</p>} />
              </Routes>
            </MemoryRouter>
          </SessionProvider>
        </ToastRegion>
      </UiProvider>
    </QueryClientProvider>,
  );
}

/** The rows in order, identified by their messages, because jsdom is slow to compute the names of buttons. */
const titles = () =>
  [...document.querySelectorAll<HTMLElement>('ul[aria-label="الإشعارات"]')]
    .flatMap((day) => within(day).queryAllByText(/^نص \d+$/))
    .map((each) => each.textContent?.replace('نص', 'إشعار'));
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });

test('notifications are listed newest first, twenty at a time, until there are no more', async () => {
  rows = Array.from({ length: 45 }, (_, n) => row(n + 1));
  open();
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(titles()[0]).toBe('إشعار 45');
  fireEvent.click(screen.getByRole('button', { name: 'اعرض المزيد' }));
  await waitFor(() => expect(titles()).toHaveLength(40));
  fireEvent.click(screen.getByRole('button', { name: 'اعرض المزيد' }));
  await waitFor(() => expect(titles()).toHaveLength(45));
  expect(titles()).toEqual(Array.from({ length: 45 }, (_, n) => `إشعار ${45 - n}`));
  expect(screen.queryByRole('button', { name: 'اعرض المزيد' })).toBeNull();
});

test('the tab, category and search are read from the address and written to it', async () => {
  rows = [row(1), row(2, { isRead: true }), row(3, { category: 'document' }), row(11)];
  open('/notifications?tab=unread&category=waqf');
  await waitFor(() => expect(titles()).toEqual(['إشعار 11', 'إشعار 1']));
  expect(tab('غير مقروءة').getAttribute('aria-selected')).toBe('true');
  expect([tab('الكل'), tab('غير مقروءة'), tab('مقروءة')].map((each) => each.textContent)).toEqual([
    'الكل3',
    'غير مقروءة2',
    'مقروءة1',
  ]);
  fireEvent.click(tab('الكل'));
  await waitFor(() => expect(titles()).toEqual(['إشعار 11', 'إشعار 2', 'إشعار 1']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'إشعار 1' } });
  await waitFor(() => expect(titles()).toEqual(['إشعار 11', 'إشعار 1']));
  const query = new URLSearchParams(address.split('?')[1]);
  expect([query.get('tab'), query.get('category'), query.get('search')]).toEqual([null, 'waqf', 'إشعار 1']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'زكاة' } });
  await screen.findByText('لا إشعارات بهذا البحث');
  fireEvent.click(screen.getByRole('button', { name: 'امسح البحث والتصنيف' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(address).toBe('/notifications');
});

test('opening a notification shows its text, marks it as read and links to its subject', async () => {
  rows = [row(1), row(2)];
  open();
  await waitFor(() => expect(titles()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'غير مقروء: إشعار 2' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('نص 2')).toBeTruthy();
  expect(within(dialog).getByText('متوسطة')).toBeTruthy();
  await waitFor(() => expect(tab('غير مقروءة').textContent).toBe('غير مقروءة1'));
  expect(requests).toContain(`PATCH /api/notifications/${row(2).id}/read`);
  fireEvent.click(within(dialog).getByRole('link', { name: /افتح ما يخصه/ }));
  await screen.findByText('أوقافي');
  expect(address).toBe('/waqf');
});

test('one or all can be marked as read, and the count at the bell follows', async () => {
  rows = Array.from({ length: 10 }, (_, n) => row(n + 1));
  open();
  await screen.findByRole('button', { name: 'الإشعارات: 9+' });
  fireEvent.click(screen.getByRole('button', { name: 'اجعله مقروءًا: إشعار 10' }));
  await screen.findByRole('button', { name: 'الإشعارات: 9' });
  fireEvent.click(screen.getByRole('button', { name: 'اجعل الكل مقروءًا' }));
  await screen.findByRole('button', { name: 'الإشعارات' });
  expect(tab('مقروءة').textContent).toBe('مقروءة10');
  expect(screen.queryByRole('button', { name: 'اجعل الكل مقروءًا' })).toBeNull();
});

test('a notification that the server sends appears in the list at once', async () => {
  rows = [row(1)];
  open();
  await waitFor(() => expect(titles()).toEqual(['إشعار 1']));
  rows = [...rows, row(2)];
  act(
    () =>
      void FakeEventSource.last?.dispatchEvent(
        new MessageEvent('notification', { data: JSON.stringify({ notification: row(2), unreadCount: 2 }) }),
      ),
  );
  await waitFor(() => expect(titles()).toEqual(['إشعار 2', 'إشعار 1']));
  expect(screen.getByRole('button', { name: 'الإشعارات: 2' })).toBeTruthy();
});

test('an empty list says so, and a list that can’t be loaded can be loaded again', async () => {
  refusal = 500;
  open();
  await screen.findByText('تعذر تحميل الإشعارات');
  refusal = null;
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: /المحاولة/ }));
  await screen.findByText('لا إشعارات بعد');
});

test('the toggles are saved together, and only after one has changed', async () => {
  open('/settings');
  const save = screen.getByRole('button', { name: 'احفظ' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  expect(
    (screen.getAllByRole('checkbox') as HTMLInputElement[]).map(({ name, checked }) => `${name} ${checked}`),
  ).toEqual(notificationToggles.map((toggle) => `${toggle} ${toggle !== 'smsNotifications'}`));
  fireEvent.click(screen.getByRole('checkbox', { name: /أخبار الأوقاف/ }));
  fireEvent.click(save);
  await screen.findByText('حُفظت إعدادات الإشعارات');
  const { preferredLanguage: _language, ...toggles } = user.preferences;
  expect(saved).toEqual({ ...toggles, waqfUpdates: false, seen: toggles });
});
