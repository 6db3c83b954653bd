import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SystemHealth, SystemStats } from '@waqf/contracts/operations';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { settings } from '../system/settings-samples';
import { SystemScreen } from './system.screen';

const path = '/api/admin/system/settings';
const health: SystemHealth = {
  overallStatus: 'warning',
  appServer: 'healthy',
  database: 'healthy',
  storage: 'warning',
  checkedAt: '2026-11-23T09:00:00.000Z',
  components: [
    {
      component: 'storage',
      state: 'warning',
      problem: 'nearly-full',
      since: '2026-11-23T08:00:00.000Z',
      simulated: false,
      figures: [
        { name: 'usedPercent', value: 82 },
        { name: 'usedBytes', value: null },
      ],
    },
    {
      component: 'nafath',
      state: 'healthy',
      problem: null,
      since: '2026-11-20T08:00:00.000Z',
      simulated: true,
      figures: [],
    },
  ],
  history: {
    availability: 99.98,
    days: [
      { day: '2026-11-22', healthy: 1430, warning: 0, error: 0, missed: 10, troubled: ['storage'] },
      { day: '2026-11-23', healthy: 720, warning: 0, error: 0, missed: 0, troubled: [] },
    ],
  },
};
const stats: SystemStats = {
  uptimeSeconds: 3 * 86_400,
  databaseBytes: 52_428_800,
  dailyRequests: 184_206,
  dailyFaults: 2,
  backups: 3,
  backupsBytes: 1_048_576,
  resources: { cpuPercent: 34, memoryPercent: 58, storagePercent: 82, networkBytesPerSecond: null },
  requests: [],
  waiting: [],
};
const others: Record<string, Answer> = {
  'GET /api/admin/system/health': health,
  'GET /api/admin/system/stats': stats,
  'GET /api/admin/backups': () => problem(503, 'الخدمة متوقفة'),
};
const show = (answers: Record<string, Answer>) =>
  renderScreen(<SystemScreen />, {
    at: '/admin/system',
    path: '/admin/system',
    capabilities: ['system.admin'],
    answers: { ...others, ...answers },
  });

async function changeLimit(to: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'الأمان' }));
  const field = await screen.findByLabelText(/محاولات الدخول الفاشلة/);
  await user.clear(field);
  await user.type(field, to);
  await user.click(screen.getByRole('button', { name: 'احفظ التغييرات' }));
}

test('only changed settings are sent, together with the values that the administrator saw', async () => {
  const { calls } = show({
    [`GET ${path}`]: { settings },
    [`PATCH ${path}`]: { settings: { ...settings, failedLoginLimit: 8 } },
  });
  await changeLimit('8');
  expect(await screen.findByText('حُفظت الإعدادات')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    failedLoginLimit: 8,
    seen: { failedLoginLimit: 5 },
  });
});

test('a setting that another administrator changed meanwhile is reported at its field', async () => {
  show({
    [`GET ${path}`]: { settings },
    [`PATCH ${path}`]: () =>
      problem(409, 'غيّر مدير آخر هذه الإعدادات', {
        errors: [{ field: 'failedLoginLimit', message: 'تغيّر بعد أن فتحته، وهو الآن: 7' }],
      }),
  });
  await changeLimit('8');
  expect((await screen.findAllByText('تغيّر بعد أن فتحته، وهو الآن: 7')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'اعرض القيم الحالية' })).toBeTruthy();
});

test('a limit outside its range is refused before anything is sent', async () => {
  const { calls } = show({ [`GET ${path}`]: { settings } });
  await changeLimit('0');
  expect((await screen.findAllByText('محاولات الدخول بين 1 و 100')).length).toBeGreaterThan(0);
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('the page explains what maintenance does, and it begins only after a confirmation', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    [`GET ${path}`]: { settings },
    [`PATCH ${path}`]: { settings: { ...settings, maintenanceMode: true } },
  });
  const sent = () => calls.find(({ method }) => method === 'PATCH')?.body;
  await user.click(await screen.findByRole('tab', { name: 'عام' }));
  const effect = 'يتوقف عمل كل المستخدمين عند الحفظ ويرون صفحة الصيانة، ولا يعمل إلا مديرو النظام';
  const maintenance = await screen.findByRole('checkbox', { name: 'وضع الصيانة', description: effect });
  expect(screen.getAllByText('وضع الصيانة')).toHaveLength(1);
  expect(screen.queryByText('غيّرت إعدادات ولم تحفظها بعد')).toBeNull();
  await user.click(maintenance);
  expect(screen.getByText('غيّرت إعدادات ولم تحفظها بعد')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'احفظ التغييرات' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ابدأ الصيانة' }));
  expect(dialog.getByText(effect)).toBeTruthy();
  expect(sent()).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'ابدأ الصيانة' }));
  await waitFor(() => expect(sent()).toEqual({ maintenanceMode: true, seen: { maintenanceMode: false } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a banner shows that maintenance is on', async () => {
  show({ [`GET ${path}`]: { settings: { ...settings, maintenanceMode: true } } });
  expect(await screen.findByText('وضع الصيانة مفعّل')).toBeTruthy();
  expect(screen.getByText(/المنصة تحت الصيانة: لا يعمل فيها/)).toBeTruthy();
  expect(screen.queryByText(/المنصة مفتوحة للجميع/)).toBeNull();
});

test('the page shows health, past days and figures, says what is not measured, and can check again', async () => {
  const user = userEvent.setup();
  let looks = 0;
  show({
    [`GET ${path}`]: { settings },
    'GET /api/admin/system/health': () => {
      looks += 1;
      return { status: 200, body: health };
    },
  });
  expect(await screen.findByText('قارب الامتلاء')).toBeTruthy();
  expect(screen.getByText('99.98%')).toBeTruthy();
  expect(screen.getByText(/توقفت المنصة 10 دقائق/)).toBeTruthy();
  expect(screen.getByText('184,206')).toBeTruthy();
  expect(screen.getByText('3 أيام')).toBeTruthy();
  expect(screen.getAllByText('غير متاح').length).toBeGreaterThan(0);
  const before = looks;
  await user.click(screen.getByRole('button', { name: 'افحص الآن' }));
  await waitFor(() => expect(looks).toBeGreaterThan(before));
});

test('a changed setting is kept while another tab is open, and both are saved together', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    [`GET ${path}`]: { settings },
    [`PATCH ${path}`]: { settings: { ...settings, objectionMonths: 6 } },
  });
  await user.click(await screen.findByRole('tab', { name: 'عام' }));
  const months = await screen.findByLabelText(/مهلة الاعتراض/);
  await user.clear(months);
  await user.type(months, '6');
  await user.click(screen.getByRole('tab', { name: 'النسخ الاحتياطي' }));
  await user.click(screen.getByRole('radio', { name: 'أسبوعيًا' }));
  await user.click(screen.getByRole('button', { name: 'احفظ التغييرات' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      objectionMonths: 6,
      backupFrequency: 'weekly',
      seen: { objectionMonths: 3, backupFrequency: 'daily' },
    }),
  );
});

test('after the frequency of backups changed, the time of the next one follows', async () => {
  const user = userEvent.setup();
  let frequency: 'daily' | 'monthly' = 'daily';
  show({
    [`GET ${path}`]: { settings },
    [`PATCH ${path}`]: () => {
      frequency = 'monthly';
      return { status: 200, body: { settings: { ...settings, backupFrequency: frequency } } };
    },
    'GET /api/admin/backups': () => ({
      status: 200,
      body: {
        backups: [],
        schedule: {
          frequency,
          nextAt: frequency === 'daily' ? '2026-11-24T00:00:00.000Z' : '2026-12-01T00:00:00.000Z',
        },
        retention: { days: 14, weeks: 8, months: 12 },
        key: { id: 'abc', path: null, madeHere: false },
        storage: { usedBytes: 0, freeBytes: null },
      },
    }),
  });
  await user.click(await screen.findByRole('tab', { name: 'النسخ الاحتياطي' }));
  expect((await screen.findByText(/النسخة القادمة/)).textContent).toContain('24 نوفمبر');
  await user.click(screen.getByRole('radio', { name: 'شهريًا' }));
  await user.click(screen.getByRole('button', { name: 'احفظ التغييرات' }));
  await waitFor(() => expect(screen.getByText(/النسخة القادمة/).textContent).toContain('1 ديسمبر'));
});

test('the log is filtered by level, and cleared after a confirmation with a reason', async () => {
  const user = userEvent.setup();
  const line = {
    id: '7',
    at: '2026-11-23T09:00:00.000Z',
    level: 'error',
    source: 'Jobs',
    message: 'job failed',
    reference: 'abcdef012345',
    detail: '{"attempt":3}',
  };
  const list = {
    logs: [line],
    counts: { error: 1, warn: 2, info: 3, debug: 0 },
    kept: { days: 30, lines: 200_000 },
    clearable: { all: 6, day: 0, week: 1200 },
    nextCursor: null,
  };
  const { calls } = show({
    [`GET ${path}`]: { settings },
    'GET /api/admin/system/logs': list,
    'DELETE /api/admin/system/logs/clear': () => ({ status: 204, body: undefined }),
  });
  await user.click(await screen.findByRole('tab', { name: 'السجلات' }));
  expect(await screen.findByText('job failed')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'خطأ 1' }));
  await user.click(screen.getByRole('radio', { name: 'أسطر أقدم من يوم' }));
  expect(screen.getByText('لا أسطر بهذا القِدم، فلا شيء يُمسح.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'امسح السجلات' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'أسطر أقدم من 7 أيام' }));
  await user.type(screen.getByLabelText(/^السبب/), 'بعد الصيانة');
  await user.click(screen.getByRole('button', { name: 'امسح السجلات' }));
  const dialog = await screen.findByRole('dialog', { name: 'مسح السجلات' });
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  expect(dialog.textContent).toContain('1,200');
  await user.click(within(dialog).getByRole('button', { name: 'امسح السجلات' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ olderThanDays: 7, reason: 'بعد الصيانة' }),
  );
});
