import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, problem, renderScreen } from '@waqf/testing/screen';
import { settings } from '../system/settings-samples';
import { AdminDashboardScreen } from './admin-dashboard.screen';
import { DashboardAddress } from './dashboard-address.screen';

const at = '2026-11-23T09:00:00.000Z';
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
  failedEvents: 0,
  growth: { usersPercent: 25, waqfsPercent: null },
  days: [
    { day: '2026-11-22', transactions: 2 },
    { day: '2026-11-23', transactions: 7 },
  ],
};
const component = (name: string, state = 'healthy', problem: string | null = null, values: object[] = []) => ({
  component: name,
  state,
  problem,
  since: at,
  simulated: false,
  figures: values,
});
const health = (overallStatus: string, components: object[]) => ({
  overallStatus,
  appServer: 'healthy',
  database: 'healthy',
  storage: 'healthy',
  checkedAt: at,
  components,
  history: { availability: null, days: [] },
});
const stats = {
  uptimeSeconds: 5,
  databaseBytes: null,
  dailyRequests: 1234,
  dailyFaults: 0,
  backupsBytes: 0,
  backups: 0,
  resources: { cpuPercent: 12, memoryPercent: 34, storagePercent: 56, networkBytesPerSecond: null },
  requests: [],
  waiting: [],
};
const activity = (at: number) => ({
  id: `0199b2f0-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
  action: 'endowments.waqf-approved',
  description: { ar: `فعل ${at}`, en: `Act ${at}` },
  user: 'ريم',
  waqf: null,
  timestamp: '2026-11-23T09:00:00.000Z',
});
const backups = {
  backups: [],
  schedule: { frequency: 'daily', nextAt: null },
  retention: { days: 7, weeks: 4, months: 6 },
  key: { id: null, path: null, madeHere: false },
  storage: { usedBytes: 0, freeBytes: null },
};
const check = {
  checkedAt: at,
  whole: false,
  entries: 5,
  blocks: 1,
  unsealed: 0,
  head: null,
  broken: { reason: 'altered', position: 3, entryId: null },
  tookMs: 2,
};

const show = (answers: Record<string, Answer> = {}) =>
  renderScreen(<AdminDashboardScreen />, {
    at: '/admin',
    path: '/admin',
    capabilities: ['system.admin'],
    answers: {
      'GET /api/admin/dashboard': figures,
      'GET /api/admin/system/health': health('healthy', [component('application'), component('database')]),
      'GET /api/admin/system/settings': { settings },
      'GET /api/admin/system/stats': stats,
      'GET /api/admin/activities?limit=10': { activities: Array.from({ length: 10 }, (_, at) => activity(at)) },
      'GET /api/admin/backups': backups,
      'GET /api/admin/audit/chain': { check: null },
      ...answers,
    },
  });

test('a platform that is not healthy is reported above the figures, with the problem and a link', async () => {
  show({
    'GET /api/admin/system/health': health('warning', [
      component('database'),
      component('storage', 'warning', 'nearly-full'),
    ]),
  });
  expect(await screen.findByText('صحة النظام تحتاج نظرك')).toBeTruthy();
  expect(screen.getByText('تخزين الصكوك: قارب الامتلاء')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'افتح صحة النظام' }).getAttribute('href')).toBe('/admin/system');
});

test('a healthy platform shows no warning, and a health check that can’t be loaded shows an error', async () => {
  const { unmount } = show();
  await screen.findByRole('heading', { name: 'صحة النظام' });
  expect(screen.queryByText('صحة النظام تحتاج نظرك')).toBeNull();
  unmount();
  show({ 'GET /api/admin/system/health': () => problem(500, 'تعذر إكمال الطلب') });
  expect((await screen.findAllByText('تعذر جلب صحة النظام')).length).toBeGreaterThan(0);
});

test('maintenance that was not ended is reported with a link to the settings', async () => {
  const { unmount } = show();
  await screen.findByRole('heading', { name: 'صحة النظام' });
  expect(screen.queryByText('وضع الصيانة مفعّل')).toBeNull();
  unmount();
  show({ 'GET /api/admin/system/settings': { settings: { ...settings, maintenanceMode: true } } });
  expect(await screen.findByText('وضع الصيانة مفعّل')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'افتح إعدادات النظام' });
  expect(link.getAttribute('href')).toBe('/admin/system?tab=general');
});

test('a platform that is closed before its launch is reported, also during maintenance', async () => {
  show({
    'GET /api/admin/system/settings': { settings: { ...settings, launchMode: 'closed', maintenanceMode: true } },
  });
  expect(await screen.findByText('المنصة مغلقة قبل الإطلاق')).toBeTruthy();
  expect(screen.queryByText('وضع الصيانة مفعّل')).toBeNull();
  expect(screen.getByRole('link', { name: 'افتح إعدادات النظام' })).toBeTruthy();
});

test('an audit trail that is not intact is reported with a link to it', async () => {
  show({ 'GET /api/admin/audit/chain': { check } });
  expect(await screen.findByText('سجل التدقيق غير سليم')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'افتح سجل التدقيق' }).getAttribute('href')).toBe('/admin/audit');
});

test('tasks that wait for an administrator are counted, each with a link to its page', async () => {
  const values = [
    { name: 'failedJobs', value: 2 },
    { name: 'failedMails', value: 0 },
  ];
  show({
    'GET /api/admin/dashboard': { ...figures, failedEvents: 3 },
    'GET /api/admin/system/health': health('healthy', [component('queue', 'healthy', null, values)]),
  });
  const link = await screen.findByRole('link', { name: /3 أحداث متعثرة بانتظارك/ });
  expect(link.getAttribute('href')).toBe('/admin/events');
  expect(await screen.findByRole('link', { name: /مهمتان فشلتا/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /لا نسخة احتياطية مُجرَّبة/ })).toBeTruthy();
  expect(screen.queryByText(/لم تصل/)).toBeNull();
});

test('waqfs whose main account does not work are named with what happened', async () => {
  const title = { ar: 'أغلق المصرف الحساب الرئيسي وفي الدفاتر مال', en: 'The bank closed the main account' };
  const waqfId = '0199b2f0-0000-7000-8000-0000000000a1';
  show({
    'GET /api/admin/dashboard': {
      ...figures,
      tasks: [
        { title, to: `/waqf/${waqfId}/banking` },
        { title: { ar: 'أوقاف أخرى: 2', en: 'Further waqfs: 2' }, to: '/waqf' },
      ],
    },
  });
  const link = await screen.findByRole('link', { name: /أغلق المصرف الحساب الرئيسي وفي الدفاتر مال/ });
  expect(link.getAttribute('href')).toBe(`/waqf/${waqfId}/banking`);
  const others = screen.getByRole('link', { name: /أوقاف أخرى: 2/ });
  expect(others.getAttribute('href')).toBe('/waqf');
});

test('a backup that cannot be relied on is a task, also when an older one is proven', async () => {
  const kept = (result: string, at: number) => ({
    id: `0199b2f0-0000-7000-8000-0000000000b${at}`,
    state: 'ready',
    requestedBy: null,
    startedAt: `2026-11-2${at}T00:00:00.000Z`,
    moment: `2026-11-2${at}T00:00:01.000Z`,
    finishedAt: `2026-11-2${at}T00:01:00.000Z`,
    phase: 'trial',
    progress: 100,
    fileName: 'a.waqf-backup',
    size: 1,
    rows: 1,
    entries: 1,
    files: 1,
    damagedFiles: 0,
    keyId: 'abc',
    failure: null,
    trial: { result, failure: null, at: `2026-11-2${at}T00:02:00.000Z`, seconds: 1 },
  });
  show({ 'GET /api/admin/backups': { ...backups, backups: [kept('broken', 3), kept('whole', 2)] } });
  const link = await screen.findByRole('link', { name: /آخر نسخة احتياطية لا يُعتمد عليها/ });
  expect(link.getAttribute('href')).toBe('/admin/backups');
});

test('figures that are not measured say so, and eight of the ten latest acts are listed', async () => {
  show();
  await screen.findByText('مقاييس النظام');
  for (const value of ['25%', '12%', '34%', '56%', '1,234']) expect(await screen.findByText(value)).toBeTruthy();
  expect(screen.getAllByText('غير متاح')).toHaveLength(2);
  await screen.findByText('فعل 7');
  expect(screen.queryByText('فعل 8')).toBeNull();
});

test('refreshing loads all parts of the page again', async () => {
  const { calls } = show();
  await screen.findByText('فعل 0');
  const before = calls.length;
  await userEvent.setup().click(screen.getByRole('button', { name: 'تحديث' }));
  const again = () => calls.slice(before).map(({ path }) => path.split('?')[0]);
  await waitFor(() =>
    expect(again()).toEqual(
      expect.arrayContaining([
        '/api/admin/dashboard',
        '/api/admin/system/health',
        '/api/admin/system/stats',
        '/api/admin/activities',
      ]),
    ),
  );
});

test('the second address of the dashboard leads to the one in the menu', async () => {
  const { where } = renderScreen(<DashboardAddress />, {
    at: '/admin/dashboard',
    path: '/admin/dashboard',
    capabilities: [],
    answers: {},
  });
  await waitFor(() => expect(where()).toBe('/admin'));
});
