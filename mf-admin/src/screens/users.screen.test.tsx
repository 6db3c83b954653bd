import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedUser, UserList } from '@waqf/contracts/users';
import { type Answer, withUnknownValues, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { UsersScreen } from './users.screen';

const id = '4f82d1c3-0000-7000-8000-000000000001';
const nazir: ManagedUser = {
  id,
  fullName: 'عبدالعزيز بن بندر السبيعي',
  role: 'nazir',
  roles: ['nazir', 'waqif'],
  state: 'active',
  createdAt: '2026-07-01T09:00:00.000Z',
  lastSignInAt: null,
  sessions: 1,
  own: false,
};
const self: ManagedUser = {
  ...nazir,
  id: '7c1e90ab-0000-7000-8000-000000000002',
  fullName: 'ريم بنت صالح الغامدي',
  role: 'admin',
  roles: ['admin'],
  own: true,
};
const listOf = (users: ManagedUser[]): UserList => ({
  users,
  stats: {
    total: 2318,
    newThisMonth: 64,
    deactivated: 12,
    signedIn: 164,
    sessions: 211,
    byRole: { waqif: 241, nazir: 128, beneficiary: 1942, admin: 7 },
  },
  nextCursor: null,
});
const sessions = {
  sessions: [
    {
      id: '0199b2f0-0000-7000-8000-000000000003',
      device: { kind: 'computer', browser: 'Chrome', system: 'Windows' },
      address: '192.0.2.7',
      startedAt: '2026-11-23T08:00:00.000Z',
      lastSeenAt: '2026-11-23T09:00:00.000Z',
    },
  ],
};
const show = (answers: Record<string, Answer>) =>
  renderScreen(<UsersScreen />, { at: '/admin/users', path: '/admin/users', capabilities: ['system.admin'], answers });
const filtered = `/api/admin/users?${new URLSearchParams({ search: 'بندر', role: 'nazir', state: 'deactivated' })}`;
const manage = /^إدارة.*السبيعي$/;

test('the page shows figures, users with the first digits of their ids, and no actions on oneself', async () => {
  show({ 'GET /api/admin/users': listOf([self, nazir]) });
  expect(await screen.findByText('4f82d1c3')).toBeTruthy();
  expect(document.body.textContent).toContain('2,318');
  expect(screen.getAllByText('لم يدخل بعد').length).toBeGreaterThan(0);
  expect(screen.getByText('أنت')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^إدارة.*الغامدي$/ })).toBeNull();
});

test('the filters are read from the address, and unknown values are ignored', async () => {
  const { calls } = renderScreen(<UsersScreen />, {
    at: '/admin/users?role=nazir&state=deactivated&inactive=maybe&search=بندر',
    path: '/admin/users',
    capabilities: ['system.admin'],
    answers: { [`GET ${filtered}`]: listOf([nazir]) },
  });
  expect(await screen.findByText('4f82d1c3')).toBeTruthy();
  expect(calls.map(({ path }) => path)).toContain(filtered);
});

test('an account can only be deactivated with a reason', async () => {
  const user = userEvent.setup();
  const { calls } = show({
    'GET /api/admin/users': listOf([nazir]),
    [`GET /api/admin/users/${id}/sessions`]: sessions,
    [`DELETE /api/admin/users/${id}`]: () => ({ status: 204, body: undefined }),
  });
  await user.click(await screen.findByRole('button', { name: manage }));
  expect(await screen.findByText('Chrome على Windows')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'أوقف الحساب' }));
  await screen.findByText('السبب');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'أوقف الحساب' }));
  await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.type(dialog.getByRole('textbox'), 'انتهت مدة نظارته');
  await user.click(dialog.getByRole('button', { name: 'أوقف الحساب' }));
  expect(await screen.findByText('أُوقف حساب المستخدم')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ reason: 'انتهت مدة نظارته' });
});

test('a single session is ended with a reason', async () => {
  const user = userEvent.setup();
  const [session] = sessions.sessions;
  const { calls } = show({
    'GET /api/admin/users': listOf([nazir]),
    [`GET /api/admin/users/${id}/sessions`]: sessions,
    [`DELETE /api/admin/users/${id}/sessions/${session?.id}`]: () => ({ status: 204, body: undefined }),
  });
  await user.click(await screen.findByRole('button', { name: manage }));
  await user.click(await screen.findByRole('button', { name: /^أنهِها.*Chrome على Windows$/ }));
  await screen.findByText('السبب');
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'جهاز مفقود');
  await user.click(dialog.getByRole('button', { name: 'أنهِ الجلسة' }));
  expect(await screen.findByText('أُنهيت الجلسة')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ reason: 'جهاز مفقود' });
});

test('users who have not signed in for 90 days are counted, and the beneficiaries among them', async () => {
  const list = listOf([nazir]);
  show({
    'GET /api/admin/users': { ...list, stats: { ...list.stats, inactive: { people: 86, beneficiaries: 71 } } },
  });
  expect(await screen.findByText('86')).toBeTruthy();
  expect(screen.getByText('منهم 71 مستفيدًا')).toBeTruthy();
});

test('an unknown role and state are shown as plain text', async () => {
  show({ 'GET /api/admin/users': withUnknownValues(listOf([nazir])) });
  expect((await screen.findAllByText('added later')).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('button', { name: manage })).toBeTruthy();
});

test('a list that can’t be loaded says so and can be loaded again', async () => {
  const { answer, loadAgain } = refusedAtFirst(problem(500, 'تعذر إكمال الطلب'), listOf([nazir]));
  show({ 'GET /api/admin/users': answer });
  expect(await screen.findByText('تعذر جلب المستخدمين')).toBeTruthy();
  await loadAgain();
  expect((await screen.findAllByText('عبدالعزيز بن بندر السبيعي')).length).toBeGreaterThan(0);
  expect(screen.queryByText('تعذر جلب المستخدمين')).toBeNull();
});

test('a role that another administrator gave meanwhile is named, and the next press replaces it knowingly', async () => {
  let asked = 0;
  const { calls } = show({
    'GET /api/admin/users': listOf([nazir]),
    [`GET /api/admin/users/${id}/sessions`]: sessions,
    [`PATCH /api/admin/users/${id}/role`]: () => {
      asked += 1;
      if (asked > 1) return { status: 200, body: { user: { ...nazir, role: 'waqif' } } };
      const errors = [{ field: 'role', message: 'تغيّر بعد أن فتحته، وهو الآن: مستفيد' }];
      return problem(409, 'تغيّرت هذه البيانات', { errors, now: { role: 'beneficiary' } });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: manage }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'الدور الأساسي' }));
  await userEvent.click(await screen.findByText('واقف', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(screen.getByRole('button', { name: 'غيّر الدور' }));
  await screen.findByText('الدور الجديد');
  const dialog = within(screen.getAllByRole('dialog').at(-1) ?? document.body);
  await userEvent.type(dialog.getByRole('textbox'), 'طلب دور واقف');
  await userEvent.click(dialog.getByRole('button', { name: 'غيّر الدور' }));
  expect(await dialog.findByText('غيّر مدير آخر الدور بعد أن فتحته')).toBeTruthy();
  expect(dialog.getByText(/الدور الآن: مستفيد.*ليصير: واقف/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'غيّر الدور' }));
  await waitFor(() => expect(screen.queryByText('الدور الجديد')).toBeNull());
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body as { seen: object });
  expect(sent.map(({ seen }) => seen)).toEqual([{ role: 'nazir' }, { role: 'beneficiary' }]);
});
