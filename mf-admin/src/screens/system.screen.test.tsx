import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlatformSettings } from '@waqf/contracts/administration';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { SystemScreen } from './system.screen';

const settings: PlatformSettings = {
  siteName: 'منصة وقف',
  siteDescription: 'منصة لإدارة الأوقاف',
  adminEmail: 'admin@waqf.example',
  supportEmail: 'support@waqf.example',
  launchMode: 'open',
  maintenanceMode: false,
  enableRegistration: true,
  enableNotifications: true,
  enableEmailNotifications: true,
  enableSmsNotifications: false,
  sessionTimeout: 30,
  rateLimitPerMinute: 100,
  failedLoginLimit: 5,
  maxFileSize: 10,
  allowedFileTypes: ['pdf', 'jpg', 'png'],
  backupFrequency: 'daily',
  dateFormat: 'dd/mm/yyyy',
  currency: 'SAR',
  timezone: 'Asia/Riyadh',
  objectionMonths: 3,
};
const path = '/api/admin/system/settings';
const show = (answers: Record<string, Answer>) =>
  renderScreen(<SystemScreen />, {
    at: '/admin/system',
    path: '/admin/system',
    capabilities: ['system.admin'],
    answers,
  });

async function changeLimit(to: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'الأمان' }));
  const field = screen.getByLabelText(/محاولات الدخول الفاشلة/);
  await user.clear(field);
  await user.type(field, to);
  await user.click(screen.getByRole('button', { name: 'احفظ التغييرات' }));
}

test('only what was changed is sent, with what the person saw', async () => {
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

test('what another administrator changed meanwhile stands under its field', async () => {
  show({
    [`GET ${path}`]: { settings },
    [`PATCH ${path}`]: () =>
      problem(409, 'غيّر مدير آخر هذه الإعدادات', { errors: [{ field: 'failedLoginLimit', message: 'صارت 7' }] }),
  });
  await changeLimit('8');
  expect((await screen.findAllByText('صارت 7')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'اعرض القيم الحالية' })).toBeTruthy();
});

test('a limit that makes no sense is refused before sending', async () => {
  const { calls } = show({ [`GET ${path}`]: { settings } });
  await changeLimit('0');
  expect((await screen.findAllByText('محاولات الدخول بين 1 و 100')).length).toBeGreaterThan(0);
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('maintenance has its banner', async () => {
  show({ [`GET ${path}`]: { settings: { ...settings, maintenanceMode: true } } });
  expect(await screen.findByText('وضع الصيانة مفعّل')).toBeTruthy();
});
