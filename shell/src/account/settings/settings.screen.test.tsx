import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { usualToggles, type Capability, type OwnSession, type User } from '@waqf/contracts/identity';
import { createQueryClient, SessionProvider, setLanguage, useLanguage, useTheme } from '@waqf/platform-web';
import { ToastRegion, UiProvider } from '@waqf/ui/core';
import { useDisplay } from '../../boot/display';
import { SettingsScreen } from './settings.screen';

const me: User = {
  id: '7b1c1f0e-5c0a-4f67-9a56-3d1a0b6a1c01',
  role: 'waqif',
  nationalId: '1000000016',
  fullName: 'يوسف بن منصور العنزي',
  email: 'y@people.example',
  phone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  roles: ['waqif', 'nazir'],
  capabilities: [],
  preferences: {
    preferredLanguage: 'ar',
    ...usualToggles,
  },
};
const session = (number: number, more: Partial<OwnSession> = {}): OwnSession => ({
  id: `0199a000-0000-7000-8000-00000000000${number}`,
  device: { kind: 'computer', browser: 'Chrome', system: 'Windows' },
  address: '203.0.113.7',
  startedAt: '2026-11-21T09:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  idleEndsAt: '2026-11-21T10:30:00.000Z',
  endsAt: '2026-11-21T17:00:00.000Z',
  current: false,
  ...more,
});
const settings = {
  backupFrequency: 'daily',
  sessionTimeout: 30,
  maxFileSize: 10,
  allowedFileTypes: ['pdf', 'jpg', 'png'],
  defaultCurrency: 'SAR',
  currencyRate: null,
  dateFormat: 'dd/mm/yyyy',
};

interface Call {
  method: string;
  path: string;
  body: unknown;
}
type Answer = (call: Call) => { status?: number; body?: unknown };

let queries = createQueryClient();

/** A screen with a mock server; requests without an answer fail. */
function open(
  address: string,
  answers: Record<string, Answer> = {},
  capabilities: Capability[] = [],
  more: Partial<User> = {},
) {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const call = {
      method: init?.method ?? 'GET',
      path: String(input),
      body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (!answer) throw new Error(`the test answers nothing to ${call.method} ${call.path}`);
    const { status = 200, body } = answer(call);
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  };
  queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <Page person={{ ...me, capabilities, ...more }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { calls, unsafe: () => calls.filter(({ method }) => method !== 'GET') };
}

function Page({ person }: { person: User }) {
  const [user, setUser] = useState<User>(person);
  const { language } = useLanguage();
  const { theme } = useTheme();
  const { search } = useLocation();
  const nothing = async () => undefined;
  return (
    <UiProvider language={language} theme={theme}>
      <ToastRegion>
        <SessionProvider user={user} signOut={nothing} switchRole={nothing} replaceUser={setUser}>
          <SettingsScreen />
        </SessionProvider>
      </ToastRegion>
      <output data-testid="search">{search}</output>
    </UiProvider>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setLanguage('ar');
});

afterEach(() => {
  cleanup();
  // Its timers would keep the test worker running.
  queries.clear();
});

const problem = (status: number, message: string, errors: object[] = []) => ({
  status,
  body: { status, code: 'test.refused', message, reference: 'REF-7F3A', errors },
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name));

test('the address keeps the tab, and only administrators have the system tab', async () => {
  open('/settings?tab=system');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'الملف الشخصي',
    'الإشعارات',
    'الأمان',
    'بياناتي',
  ]);
  expect(screen.getByRole('tab', { name: 'الملف الشخصي' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('tab', { name: 'الإشعارات' }));
  expect(screen.getByTestId('search').textContent).toBe('?tab=notifications');
});

test('national id and roles are shown but cannot be edited', () => {
  open('/settings');
  expect(screen.getByText('1000000016')).toBeTruthy();
  expect(screen.getByText('واقف')).toBeTruthy();
  expect(screen.getByText('ناظر')).toBeTruthy();
  expect([...document.querySelectorAll('input')].some(({ value }) => value === '1000000016')).toBe(false);
});

test('invalid details are refused in the specified words, and nothing is sent', async () => {
  const { calls } = open('/settings');
  await userEvent.clear(field('الاسم الكامل'));
  await userEvent.type(field('الاسم الكامل'), 'ي');
  await userEvent.clear(field('البريد الإلكتروني'));
  await userEvent.type(field('رقم الجوال'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ البيانات' }));
  for (const message of ['الاسم يجب أن يكون أكثر من حرفين', 'البريد الإلكتروني غير صحيح', 'رقم الجوال غير صحيح'])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field('الاسم الكامل')));
});

test('saving another language switches the whole page at once', async () => {
  const { unsafe } = open('/settings', {
    'PUT /api/user/profile': ({ body }) => ({
      body: {
        user: {
          ...me,
          ...(body as object),
          phone: '+966512345678',
          preferences: { ...me.preferences, preferredLanguage: 'en' },
        },
      },
    }),
  });
  await userEvent.type(field('رقم الجوال'), '0512345678');
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  await userEvent.click(screen.getByRole('button', { name: 'احفظ البيانات' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  expect(document.documentElement.dir).toBe('ltr');
  expect(unsafe()[0]?.body).toEqual({
    fullName: me.fullName,
    email: me.email,
    phone: '0512345678',
    preferredLanguage: 'en',
    seen: { fullName: me.fullName, email: me.email, phone: me.phone, preferredLanguage: 'ar' },
  });
  expect(field('Mobile number').value).toBe('+966512345678');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the details' }).disabled).toBe(true);
});

test('a refusal is shown at its field, and the typed value stays', async () => {
  open('/settings', {
    'PUT /api/user/profile': () =>
      problem(400, 'البريد الإلكتروني غير صحيح', [{ field: 'email', message: 'البريد الإلكتروني غير صحيح' }]),
  });
  await userEvent.type(field('البريد الإلكتروني'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ البيانات' }));
  await waitFor(() => expect(field('البريد الإلكتروني').getAttribute('aria-invalid')).toBe('true'));
  expect(field('البريد الإلكتروني').value).toBe('y@people.examplex');
});

test('typed text survives the end of the session until it is discarded', async () => {
  open('/settings');
  await userEvent.type(field('الاسم الكامل'), ' الثاني');
  document.body.innerHTML = '';
  open('/settings');
  expect(field('الاسم الكامل').value).toBe(`${me.fullName} الثاني`);
  await userEvent.click(screen.getByRole('button', { name: 'تراجع' }));
  expect(field('الاسم الكامل').value).toBe(me.fullName);
});

test('a chosen theme applies at once and is remembered', async () => {
  open('/settings');
  await userEvent.click(screen.getByRole('radio', { name: 'داكن' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'فاتح' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('the current session has no button to end it, and another ends after a dialog names it', async () => {
  let sessions = [
    session(1, { current: true }),
    session(2, { device: { kind: 'phone', browser: 'Safari', system: 'iOS' }, address: '198.51.100.4' }),
  ];
  const { unsafe } = open('/settings?tab=security', {
    'GET /api/user/sessions': () => ({ body: { sessions, idleMinutes: 5, longestHours: 8 } }),
    'GET /api/user/sign-ins': () => ({ body: { signIns: [] } }),
    [`DELETE /api/user/sessions/${session(2).id}`]: () => {
      sessions = sessions.slice(0, 1);
      return { status: 200 };
    },
  });
  expect(await screen.findByText(/بعد 5 دقائق دون استخدام، وبعد 8 ساعات/)).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'جلساتك الحالية' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('هذه الجلسة');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^أنهِ الجلسة.*Safari على iOS$/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('198.51.100.4');
  expect(unsafe()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'أنهِ الجلسة' }));
  expect(await screen.findByText('لست داخلًا من جهاز آخر.')).toBeTruthy();
});

test('all other sessions are ended by one call, after a dialog shows their number', async () => {
  const { unsafe } = open('/settings?tab=security', {
    'GET /api/user/sessions': () => ({
      body: { sessions: [session(1, { current: true }), session(2), session(3)], idleMinutes: 30, longestHours: 8 },
    }),
    'GET /api/user/sign-ins': () => ({ body: { signIns: [] } }),
    'DELETE /api/user/sessions': () => ({ body: { ended: 2 } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'أنهِ كل الجلسات الأخرى' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('جلسات ستنتهي2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'أنهِ كل الجلسات الأخرى' }));
  expect(await screen.findByText('انتهت جلستان')).toBeTruthy();
  expect(unsafe()).toEqual([{ method: 'DELETE', path: '/api/user/sessions', body: undefined }]);
});

test('sign-ins that were refused are listed too, and an error shows its reference', async () => {
  open('/settings?tab=security', {
    'GET /api/user/sessions': () => problem(500, 'حدث خطأ'),
    'GET /api/user/sign-ins': () => ({
      body: {
        signIns: (['completed', 'rejected', 'expired', 'waiting'] as const).map((outcome, number) => ({
          id: session(number).id,
          at: session(1).startedAt,
          outcome,
          device: { kind: 'unknown', browser: null, system: null },
          address: '203.0.113.7',
        })),
      },
    }),
  });
  const list = await screen.findByRole('list', { name: 'آخر محاولات الدخول برقم هويتك' });
  for (const word of ['دخول مكتمل', 'رُفض من نفاذ', 'انتهت مهلته', 'بانتظار الموافقة'])
    expect(list.textContent).toContain(word);
  expect(await screen.findByText('REF-7F3A')).toBeTruthy();
});

test('a setting outside its range shows the range, and only changed settings are sent', async () => {
  const { unsafe } = open(
    '/settings?tab=system',
    {
      'GET /api/system/settings': () => ({ body: { settings } }),
      'PUT /api/system/settings': ({ body }) => ({ body: { settings: { ...settings, ...(body as object) } } }),
    },
    ['system.admin'],
  );
  const timeout = await screen.findByLabelText<HTMLInputElement>('مهلة الجلسة دون استخدام');
  await userEvent.clear(timeout);
  await userEvent.type(timeout, '121');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ الإعدادات' }));
  expect(await screen.findByText('مهلة الجلسة بين 5 و 120 دقيقة')).toBeTruthy();
  expect(unsafe()).toEqual([]);
  await userEvent.clear(timeout);
  await userEvent.type(timeout, '45');
  await userEvent.click(screen.getByRole('checkbox', { name: 'PNG' }));
  await userEvent.click(screen.getByRole('button', { name: 'احفظ الإعدادات' }));
  expect(await screen.findByText('حُفظت الإعدادات')).toBeTruthy();
  expect(unsafe()[0]?.body).toEqual({
    sessionTimeout: 45,
    allowedFileTypes: ['pdf', 'jpg'],
    seen: { sessionTimeout: settings.sessionTimeout, allowedFileTypes: settings.allowedFileTypes },
  });
});

test('an exchange rate needs its date, and a saved one applies on the page at once', async () => {
  const { unsafe } = open(
    '/settings?tab=system',
    {
      'GET /api/system/settings': () => ({ body: { settings: { ...settings, defaultCurrency: 'USD' } } }),
      'PUT /api/system/settings': ({ body }) => ({
        body: { settings: { ...settings, defaultCurrency: 'USD', ...(body as object) } },
      }),
    },
    ['system.admin'],
  );
  const shown = renderHook(() => useDisplay());
  await userEvent.type(await screen.findByLabelText('سعر 1 دولار أمريكي'), '3.75');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ الإعدادات' }));
  expect(await screen.findByText('تاريخ السعر مطلوب')).toBeTruthy();
  expect(unsafe()).toEqual([]);
  await userEvent.type(screen.getByLabelText('تاريخ السعر'), '01/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ الإعدادات' }));
  expect(await screen.findByText('حُفظت الإعدادات')).toBeTruthy();
  expect(unsafe()[0]?.body).toEqual({
    currencyRate: { sar: '3.75', on: '2026-11-01' },
    seen: { currencyRate: null },
  });
  await waitFor(() =>
    expect(shown.result.current.otherCurrency).toEqual({ code: 'USD', sar: '3.75', on: '2026-11-01' }),
  );
});

test('an e-mail address that is not verified says so, and its link can be sent again', async () => {
  const { unsafe } = open('/settings', { 'POST /api/user/email/verification': () => ({ status: 202 }) }, [], {
    emailVerified: false,
  });
  expect(screen.getByText('بريدك لم يُؤكد بعد')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'أعد إرسال الرابط' }));
  expect(await screen.findByText('أُرسل رابط جديد')).toBeTruthy();
  expect(unsafe()).toHaveLength(1);
});
