import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Capability, User } from '@waqf/contracts/identity';
import {
  contractVersion,
  createQueryClient,
  ServedPathsProvider,
  SessionProvider,
  type Remote,
} from '@waqf/platform-web';
import { Icon, ToastRegion, UiProvider } from '@waqf/ui/core';
import { useSearchEntry } from './search-entry';

// jsdom has no modal dialogs: the test only needs to know whether it is open.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector('input')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const screenOf = () => Promise.resolve(() => null);
const remote: Remote = {
  name: 'mf-waqif',
  role: 'waqif',
  contractVersion,
  quickActions: [],
  features: [],
  navigation: [
    { to: '/dashboard', label: { ar: 'لوحة المتابعة', en: 'Dashboard' }, icon: <Icon.Dashboard /> },
    { to: '/waqf', label: { ar: 'أوقافي', en: 'My waqfs' }, icon: <Icon.Waqf /> },
    { to: '/admin/system', label: { ar: 'النظام', en: 'System' }, icon: <Icon.Server /> },
  ],
  routes: ['/dashboard', '/waqf', '/waqf/:waqfId/details'].map((path) => ({ path, load: screenOf })),
};
const user = {
  id: '0199a000-0000-7000-8000-000000000001',
  role: 'waqif',
  roles: ['waqif'],
  capabilities: ['waqf.list'] as Capability[],
  fullName: 'يوسف',
} as unknown as User;
const hit = (n: number, name: string, found: object[] = [{ field: 'name', text: name }]) => ({
  id: `0199a000-0000-7000-8000-00000000001${n}`,
  name,
  status: 'approved',
  found,
});
const palm = hit(1, 'وقف برج النخيل');
const other = hit(2, 'وقف السدرة', [{ field: 'nazir', text: 'نخيل بن سعد' }]);

let answers: (() => Response)[];
let asked: string[];
const answer =
  (hits: object[], more = false, asOf?: string) =>
  () => {
    const body = JSON.stringify({ groups: hits.length > 0 ? [{ kind: 'waqf', hits, more }] : [], asOf });
    return { status: 200, statusText: 'OK', text: () => Promise.resolve(body) } as Response;
  };
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  answers = [];
  asked = [];
  globalThis.fetch = ((path: string) => {
    asked.push(decodeURIComponent(path));
    const next = answers.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new Error('offline'));
  }) as typeof fetch;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function Page() {
  const { pathname } = useLocation();
  const search = useSearchEntry(remote);
  return (
    <>
      <i data-testid="address">{pathname}</i>
      {search.field}
      {search.dialog}
    </>
  );
}
async function open(capabilities: Capability[] = ['waqf.list'], more: string[] = []) {
  const page = (
    <UiProvider language="ar" theme="light">
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider
          user={{ ...user, capabilities }}
          signOut={() => Promise.resolve()}
          switchRole={() => Promise.resolve()}
          replaceUser={() => undefined}
        >
          <ServedPathsProvider paths={[...remote.routes.map(({ path }) => path), ...more]}>
            <ToastRegion>
              <Page />
            </ToastRegion>
          </ServedPathsProvider>
        </SessionProvider>
      </QueryClientProvider>
    </UiProvider>
  );
  render(<MemoryRouter initialEntries={['/dashboard']}>{page}</MemoryRouter>);
  await shortcut();
}
/** The event as an Arabic keyboard sends it. */
async function shortcut() {
  fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
  await act(async () => {
    await import('./search-dialog');
    await jest.advanceTimersByTimeAsync(1);
  });
}
const field = () => screen.getByRole('combobox');
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeName = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
async function type(text: string, wait = 250) {
  fireEvent.change(field(), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(wait));
  // The request is sent after the pause; its answer is rendered after that.
  await act(() => jest.advanceTimersByTimeAsync(5));
}
const press = (key: string) => fireEvent.keyDown(field(), { key });
const where = () => screen.getByTestId('address').textContent;

test('Ctrl K opens the search with the pages that the user may open, and closes it again', async () => {
  await open();
  expect(document.activeElement).toBe(field());
  expect(names().slice(0, 2)).toEqual(['لوحة المتابعة', 'أوقافي']);
  expect(names()).not.toContain('النظام');
  await shortcut();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a search is sent when typing pauses, is used by keyboard, and the choice is remembered', async () => {
  await open();
  answers = [answer([palm, other])];
  await type('نخ', 100);
  expect(asked).toEqual([]);
  await type('نخيل');
  expect(asked).toEqual(['/api/search?q=نخيل']);
  expect(names()).toEqual(['وقف برج النخيلنشط', 'وقف السدرةالناظر: نخيل بن سعدنشط']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['نخيل', 'نخيل']);
  expect(screen.getByRole('status').textContent).toBe('نتيجتان');
  expect(activeName()).toMatch('برج');
  press('ArrowDown');
  expect(activeName()).toMatch('السدرة');
  press('ArrowDown');
  expect(activeName()).toMatch('برج');
  press('ArrowUp');
  press('Enter');
  expect(where()).toBe(`/waqf/${other.id}/details`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await shortcut();
  expect(names()[0]).toBe('وقف السدرة');
  expect(screen.getByText('اخترته مؤخرًا')).toBeTruthy();
});

test('a transaction leads to its waqf when no page lists transactions', async () => {
  const rent = {
    id: palm.id,
    waqfId: other.id,
    waqfName: other.name,
    description: 'إيجار المعرض',
    type: 'income',
    signedAmount: '1500.00',
    occurredOn: '2026-01-31',
  };
  const body = JSON.stringify({ groups: [{ kind: 'transaction', hits: [rent], more: false }] });
  const found = () => ({ status: 200, statusText: 'OK', text: () => Promise.resolve(body) }) as Response;
  await open();
  answers = [found];
  await type('المعرض');
  expect(names()).toEqual(['إيجار المعرضالوقف: وقف السدرة+1,500.00']);
  press('Enter');
  expect(where()).toBe(`/waqf/${other.id}/details`);
  await shortcut();
  expect(names()[0]).toBe('وقف السدرة');
});

test.each([
  ['accounts, where these have a page', ['/waqf/:waqfId/banking'], 'banking'],
  ['details otherwise', [], 'details'],
])('a beneficiary leads to the waqf’s %s', async (_where, more, page) => {
  const noura = {
    id: palm.id,
    waqfId: other.id,
    waqfName: other.name,
    fullName: 'نورة العنزي',
    allocatedPercentage: 20,
    isActive: false,
  };
  const body = JSON.stringify({ groups: [{ kind: 'beneficiary', hits: [noura], more: false }] });
  await open(['waqf.list'], more);
  answers = [() => ({ status: 200, statusText: 'OK', text: () => Promise.resolve(body) }) as Response];
  await type('نورة');
  expect(names()).toEqual(['ننورة العنزيالوقف: وقف السدرةالنصيب: 20%غير نشط']);
  press('Enter');
  expect(where()).toBe(`/waqf/${other.id}/${page}`);
});

test('while the next answer is loading, results that match the new words stay', async () => {
  await open();
  answers = [answer([palm, other])];
  await type('نخيل');
  await type('النخيل', 100);
  expect(names()).toEqual(['وقف برج النخيلنشط']);
});

test('pages are found in both languages, even if the server finds nothing', async () => {
  await open();
  answers = [answer([])];
  await type('اوقافي');
  expect(names()).toEqual(['أوقافي']);
  answers = [answer([])];
  await type('dash');
  expect(names()).toEqual(['لوحة المتابعة']);
});

test('an empty result says so, and a search that failed can be repeated', async () => {
  await open();
  answers = [answer([])];
  await type('سراب');
  expect(screen.getByRole('heading').textContent).toBe('لا نتائج لـ «سراب»');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await type('نخيل');
  expect(screen.getByRole('alert').textContent).toMatch('تعذر البحث في الأوقاف');
  answers = [answer([palm], true)];
  fireEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(names()).toEqual(['وقف برج النخيلنشط']);
  expect(screen.getByText('هذه أول النتائج. أضف كلمة لتضييق البحث.')).toBeTruthy();
});

test('a user without a list of waqfs can only search pages', async () => {
  await open([]);
  expect(field().getAttribute('placeholder')).toBe('ابحث عن صفحة');
  await type('نخيل');
  expect(asked).toEqual([]);
});

test('results from a replica show the time that they are from', async () => {
  await open();
  answers.push(answer([palm], false, '2026-11-30T09:05:00.000Z'), answer([palm]));
  await type('برج');
  expect(screen.getByText('البيانات كما كانت الساعة 12:05')).toBeTruthy();
  await type('برج النخيل');
  expect(screen.queryByText(/البيانات كما كانت/)).toBeNull();
});
