import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditCheck, AuditEntry, AuditList } from '@waqf/contracts/audit';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { AuditScreen } from './audit.screen';

const entry: AuditEntry = {
  id: '0199b2f0-0000-7000-8000-000000000001',
  at: '2026-11-23T09:51:00.000Z',
  action: 'administration.settings-changed',
  title: { ar: 'تغيّرت إعدادات النظام', en: 'The system settings were changed' },
  actor: { id: '7c1e90ab-0000-7000-8000-000000000002', name: 'ريم بنت صالح الغامدي' },
  subject: { type: 'settings', id: 'system' },
  waqf: null,
  changes: [{ field: 'failedLoginLimit', before: '10', after: '5' }],
  details: [],
  reason: 'محاولات متكررة',
  address: '192.0.2.18',
  reference: '5b5d0f6e-7b2e-4c58-9d1c-000000000001',
  seal: { position: 184209, digest: 'c07a'.repeat(16) },
};
const check: AuditCheck = {
  checkedAt: '2026-11-23T10:05:00.000Z',
  whole: true,
  entries: 184212,
  blocks: 91,
  unsealed: 0,
  head: '9f3c'.repeat(16),
  broken: null,
  tookMs: 2400,
};
const pageOf = (entries: AuditEntry[]): AuditList => ({ entries, nextCursor: null });
const show = (answers: Record<string, Answer>, at = '/admin/audit') =>
  renderScreen(<AuditScreen />, {
    at,
    path: '/admin/audit',
    capabilities: ['system.admin'],
    answers: {
      'GET /api/admin/audit/chain': { check },
      'GET /api/admin/audit/filters': { actions: [], actors: [] },
      'GET /api/waqfs': { waqfs: [], nextCursor: null },
      ...answers,
    },
  });

test('an act shows its change in words and opens to all its details', async () => {
  const user = userEvent.setup();
  show({ 'GET /api/admin/audit': pageOf([entry]) });
  expect((await screen.findByText('السلسلة سليمة')).textContent).toBeTruthy();
  expect(document.body.textContent).toContain('9f3c9f3c9f3c9f3c…');
  await user.click(await screen.findByRole('button', { name: 'تفاصيل تغيّرت إعدادات النظام' }));
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByRole('row', { name: 'محاولات الدخول الفاشلة 10 5' })).toBeTruthy();
  expect(drawer.getByText('محاولات متكررة')).toBeTruthy();
  expect(drawer.getByText('192.0.2.18')).toBeTruthy();
});

test('a sign-in names the person who signed in', async () => {
  const signIn: AuditEntry = {
    ...entry,
    actor: { id: null, name: 'anonymous' },
    subject: { type: 'user', id: entry.id, name: 'نورة' },
  };
  show({ 'GET /api/admin/audit': pageOf([signIn]) });
  expect((await screen.findAllByText('نورة')).length).toBeGreaterThan(0);
});

test.each([
  [2400, 'استغرق 2.4 ث'],
  [2, 'استغرق أقل من ثانية'],
])('a check of the chain that took %d ms says so', async (tookMs, words) => {
  show({
    'GET /api/admin/audit': pageOf([]),
    'GET /api/admin/audit/chain': { check: { ...check, tookMs } },
  });
  await screen.findByText('السلسلة سليمة');
  expect(document.body.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(words);
});

test('a broken chain shows an alert that names the entry', async () => {
  const broken = { reason: 'altered' as const, position: 12, entryId: entry.id };
  show({
    'GET /api/admin/audit': pageOf([]),
    'GET /api/admin/audit/chain': { check: { ...check, whole: false, broken } },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('سطر عُدّل بعد كتابته: السطر 12');
  expect(alert.textContent).toContain(entry.id);
});

test('a chain with an unknown kind of fault is still shown as broken', async () => {
  const broken = { reason: 'added_later' as 'altered', position: null, entryId: null };
  show({
    'GET /api/admin/audit': pageOf([]),
    'GET /api/admin/audit/chain': { check: { ...check, whole: false, broken } },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('خلل في السلسلة');
});

test('an administrator can have the chain checked at any time', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    'GET /api/admin/audit': pageOf([entry]),
    'GET /api/admin/audit/chain': { check: null },
    'POST /api/admin/audit/verify': { check },
  });
  await screen.findByText('لم تُفحص السلسلة بعد');
  await user.click(screen.getByRole('button', { name: 'افحص السلسلة الآن' }));
  expect(await screen.findByText('فُحصت السلسلة وهي سليمة')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(true);
});

test('the address keeps the filter, and an empty result offers the whole trail', async () => {
  const user = userEvent.setup();
  const { calls } = show({ 'GET /api/admin/audit': pageOf([]) }, '/admin/audit?action=endowments.waqf-approved');
  await screen.findByText('لا أفعال تطابق ما اخترته');
  expect(calls.some(({ path }) => path.includes('action=endowments.waqf-approved'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'اعرض كل الأفعال' }));
  await waitFor(() => expect(screen.getByText('لا أفعال بعد')).toBeTruthy());
});

test('a trail that can’t be loaded says so, keeps the filters and can be loaded again', async () => {
  const { answer, loadAgain } = refusedAtFirst(problem(503, 'الخدمة متوقفة مؤقتًا'), pageOf([entry]));
  show({ 'GET /api/admin/audit': answer });
  expect(await screen.findByText('تعذر تحميل سجل التدقيق')).toBeTruthy();
  expect(screen.getByRole('search')).toBeTruthy();
  await loadAgain();
  expect((await screen.findAllByText('تغيّرت إعدادات النظام')).length).toBeGreaterThan(0);
});
