import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Capability } from '@waqf/contracts/identity';
import { type Answer, problem, renderScreen } from '@waqf/testing/screen';
import { SettingsScreen } from './settings.screen';

const show = (at: string, answers: Record<string, Answer>, capabilities: Capability[] = []) => {
  sessionStorage.clear();
  return renderScreen(<SettingsScreen />, { at, path: '/settings', capabilities, answers });
};

test('a copy of the user’s data is requested, prepared and downloaded', async () => {
  const id = '0199a000-0000-7000-8000-000000000007';
  const copy = (state: string) => ({
    id,
    report: 'personal_data',
    format: 'zip',
    state,
    progress: 40,
    requestedAt: '2026-11-21T09:00:00.000Z',
    expiresAt: null,
    fileName: null,
    number: null,
    waqfId: null,
    mayShare: false,
    reference: null,
  });
  let state = 'running';
  const { calls } = show('/settings?tab=data', {
    'GET /api/user/data-copy': { export: null },
    'POST /api/user/data-copy': () => ({ status: 202, body: { export: copy('waiting') } }),
    [`POST /api/exports/${id}/file`]: () => problem(409, 'انتهت مدة الملف'),
    [`GET /api/exports/${id}`]: () => ({ status: 200, body: { export: copy(state) } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'اطلب نسخة' }));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ body: {} }]);
  state = 'ready';
  await userEvent.click(await screen.findByRole('button', { name: 'نزّل الملف' }));
  await waitFor(() => expect(calls.some((call) => call.path === `/api/exports/${id}/file`)).toBe(true));
  expect(await screen.findByText('تعذر تنزيل النسخة')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'اطلب نسخة جديدة' })).toBeTruthy();
});

test('a profile that was changed on another device says what it is now, and saving again replaces it', async () => {
  const now = 'تغيّر بعد أن فتحته، وهو الآن: نورة';
  const errors = [{ field: 'fullName', message: now }];
  const { calls } = show('/settings', {
    'PUT /api/user/profile': () => problem(409, 'تغيّرت بعد أن فتحتها', { errors, now: { fullName: 'نورة' } }),
  });
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  await userEvent.type(await field(/البريد/), 'a@people.example');
  await userEvent.clear(await field(/الاسم الكامل/));
  await userEvent.type(await field(/الاسم الكامل/), 'سارة بنت فهد');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ البيانات' }));
  expect(await screen.findByText(now)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'احفظ البيانات' }));
  const sent = () => calls.flatMap(({ method, body }) => (method === 'PUT' ? [body as { seen: object }] : []));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ seen }) => seen)).toMatchObject([
    { fullName: 'عبدالعزيز بن بندر السبيعي' },
    { fullName: 'نورة' },
  ]);
});

/** A refusal that names these fields, each with a sentence of its own. */
const changedElsewhere = (...fields: string[]) =>
  problem(409, 'تغيّرت بعد أن فتحتها', {
    errors: fields.map((field) => ({ field, message: `تغيّر: ${field}` })),
    now: {},
  });

test('a language that was changed on another device says so at the choice of languages', async () => {
  show('/settings', { 'PUT /api/user/profile': () => changedElsewhere('preferredLanguage') });
  await userEvent.type(await screen.findByRole('textbox', { name: /البريد/ }), 'a@people.example');
  await userEvent.click(screen.getByText('English'));
  await userEvent.click(screen.getByRole('button', { name: 'احفظ البيانات' }));
  expect(await screen.findByText('تغيّر: preferredLanguage')).toBeTruthy();
});

test('every setting of the system that another administrator changed says so at its field', async () => {
  const fields = [
    'sessionTimeout',
    'maxFileSize',
    'allowedFileTypes',
    'dateFormat',
    'defaultCurrency',
    'currencyRate.sar',
    'currencyRate.on',
  ];
  const settings = {
    backupFrequency: 'daily',
    sessionTimeout: 30,
    maxFileSize: 10,
    allowedFileTypes: ['pdf', 'jpg', 'png'],
    defaultCurrency: 'USD',
    currencyRate: { sar: '3.75', on: '2026-11-01' },
    dateFormat: 'dd/mm/yyyy',
  };
  show(
    '/settings?tab=system',
    {
      'GET /api/system/settings': { settings },
      'PUT /api/system/settings': () => changedElsewhere(...fields),
    },
    ['system.admin'],
  );
  await userEvent.type(await screen.findByLabelText('مهلة الجلسة دون استخدام'), '{Backspace}1');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ الإعدادات' }));
  for (const field of fields) expect(await screen.findByText(`تغيّر: ${field}`)).toBeTruthy();
});
