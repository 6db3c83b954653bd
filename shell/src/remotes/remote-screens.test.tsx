import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router';
import type { Capability } from '@waqf/contracts/identity';
import type { PageBoot } from '@waqf/contracts/releases';
import { contractVersion, SessionProvider, type Remote } from '@waqf/platform-web';
import { UiProvider } from '@waqf/ui/core';
import { BootProvider } from '../boot/boot-context';
import { RemoteScreens } from './remote-screens';
import { fetchScreen } from './screen-loads';

afterEach(() => cleanup());

function TypedAmount() {
  const [amount, setAmount] = useState('');
  return (
    <>
      <input aria-label="المبلغ" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <Link to="/waqf/b/rules">وقف آخر</Link>
    </>
  );
}

function Broken(): never {
  throw new RangeError('at render');
}

const remote: Remote = {
  name: 'mf-nazir',
  role: 'nazir',
  contractVersion,
  navigation: [],
  quickActions: [],
  routes: [
    { path: '/dashboard', load: async () => () => <h1>لوحة الناظر</h1> },
    { path: '/broken/:id', load: async () => Broken },
  ],
  features: [
    {
      name: 'endowments',
      routes: [
        { path: '/waqf/:waqfId', load: async () => () => <h1>تفاصيل الوقف</h1> },
        { path: '/waqf/:waqfId/rules', load: async () => TypedAmount },
      ],
    },
    {
      name: 'finances',
      gate: 'transactions.manage',
      routes: [
        {
          path: '/transactions',
          denied: { title: { ar: 'ليس لديك صلاحية لإدارة المعاملات المالية', en: 'No permission' } },
          load: async () => () => <h1>المعاملات</h1>,
        },
      ],
    },
  ],
};

const version = 'abcdef0123456789';

const boot = {
  routes: [
    { path: '/waqf/:id' },
    {
      path: '/waqf/create',
      denied: {
        title: { ar: 'ليس لديك صلاحية لإنشاء الأوقاف', en: 'You have no permission to create waqfs' },
        text: { ar: 'هذا الإجراء للواقف وحده.', en: 'Only the founder may do this.' },
      },
    },
    { path: '/admin' },
  ],
} as unknown as PageBoot;

function open(address: string, capabilities: Capability[] = []) {
  const nothing = async () => undefined;
  const user = { role: 'nazir', roles: ['nazir'], capabilities } as never;
  render(
    <UiProvider language="ar" theme="light">
      <BootProvider value={boot}>
        <SessionProvider user={user} signOut={nothing} switchRole={nothing} replaceUser={() => undefined}>
          <MemoryRouter initialEntries={[address]}>
            <RemoteScreens remote={remote} version={version} onRetry={jest.fn()} />
          </MemoryRouter>
        </SessionProvider>
      </BootProvider>
    </UiProvider>,
  );
}

test.each([
  ['a page of the role’s own remote is shown', '/dashboard', 'لوحة الناظر'],
  [
    'an address that two remotes serve is served by the role’s own, whatever its parameter is called',
    '/waqf/0199',
    'تفاصيل الوقف',
  ],
  ['another role’s page is refused in the words of its route', '/waqf/create', 'ليس لديك صلاحية لإنشاء الأوقاف'],
  ['another role’s page without words of its own is refused in general words', '/admin', 'غير مخول للوصول لهذه الصفحة'],
  [
    'a page whose capability the user lacks is refused in the words of its route',
    '/transactions',
    'ليس لديك صلاحية لإدارة المعاملات المالية',
  ],
  ['an address that no remote serves is not found', '/nowhere', 'الصفحة غير موجودة'],
])('%s', async (_what, address, heading) => {
  open(address);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

test('a page opens for a user with its capability', async () => {
  open('/transactions', ['transactions.manage']);
  expect(await screen.findByRole('heading', { name: 'المعاملات' })).toBeTruthy();
});

test('a screen that is here already is rendered at once, without a skeleton before it', async () => {
  const route = remote.routes[0];
  if (!route) throw new Error('the remote has no route');
  await fetchScreen(route);
  open('/dashboard');
  expect(screen.getByRole('heading', { name: 'لوحة الناظر' })).toBeTruthy();
});

test('what was typed on the page of one waqf is not carried to the same page of another', async () => {
  const user = userEvent.setup();
  open('/waqf/a/rules');
  await user.type(await screen.findByRole('textbox', { name: 'المبلغ' }), '500');
  await user.click(screen.getByRole('link', { name: 'وقف آخر' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'المبلغ' })).value).toBe('');
});

test('a screen that throws when it is first drawn is reported with its release and route', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await fetchScreen(remote.routes[1]!);
  open('/broken/5');
  const reports = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);
  const fault = expect.objectContaining({ kind: 'error', name: 'RangeError' });
  expect(reports).toEqual([
    expect.objectContaining({ remote: 'mf-nazir', version, route: '/broken/:id', faults: [fault] }),
  ]);
  jest.restoreAllMocks();
});
