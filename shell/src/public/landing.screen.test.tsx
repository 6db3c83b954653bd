import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PublicStats } from '@waqf/contracts/reporting';
import { createQueryClient } from '@waqf/platform-web';
import { UiProvider } from '@waqf/ui/core';
import { shellPaths } from '../app/shell-paths';
import { BootProvider } from '../boot/boot-context';
import { visitorBoot } from '../boot/visitor';
import { LandingScreen } from './landing.screen';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/** The server's answers, call by call; the last one is repeated. */
function answer(...answers: (PublicStats | number)[]) {
  const called = jest.fn((path: string) => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    const body = typeof next === 'number' ? '' : JSON.stringify({ stats: next });
    return Promise.resolve({
      ok: true,
      status: typeof next === 'number' ? next : 200,
      statusText: path,
      text: () => Promise.resolve(body),
    });
  });
  globalThis.fetch = called as unknown as typeof fetch;
  return called;
}

const stats = (changes: Partial<PublicStats> = {}): PublicStats => ({
  approvedWaqfs: 214,
  distributedThisYear: '38690000.00',
  beneficiariesWithAccounts: 1942,
  averageDaysToApproval: 4,
  updatedAt: new Date().toISOString(),
  ...changes,
});

function open(launchMode: 'open' | 'closed' = 'open', maintenance = false) {
  const page = (
    <BootProvider value={{ ...visitorBoot, launchMode, maintenance }}>
      <QueryClientProvider client={createQueryClient()}>
        <UiProvider language="ar" theme="light">
          <LandingScreen />
        </UiProvider>
      </QueryClientProvider>
    </BootProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}
/** The figures as they are shown: each figure with its label. */
const figures = () =>
  [...document.querySelectorAll('#figures dl > div')].map((figure) => [
    figure.querySelector('dd')?.textContent,
    figure.querySelector('dt')?.textContent,
  ]);

test('during maintenance the page says so above everything, and only then', () => {
  answer(503);
  const { container, unmount } = open('open', true);
  const notice = screen.getByText('المنصة تحت الصيانة');
  const heading = container.querySelector('h1') as HTMLElement;
  expect(notice.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  unmount();
  open();
  expect(screen.queryByText('المنصة تحت الصيانة')).toBeNull();
});

test('the figures come from the server, each with the right plural', async () => {
  const called = answer(stats());
  open();
  expect(document.querySelector('#figures [aria-busy]')).not.toBeNull();
  expect(figures()).toEqual([]);
  await waitFor(() =>
    expect(figures()).toEqual([
      ['214', 'وقفًا معتمدًا'],
      ['38.7مليون ريال', 'غلة قُسمت على المستحقين هذا العام'],
      ['1,942', 'مستفيدًا لهم حسابات نشطة'],
      ['4أيام', 'متوسط المدة من رفع الصكوك إلى الاعتماد'],
    ]),
  );
  expect(called.mock.calls.map(([path]) => path)).toEqual(['/api/public/stats']);
  expect(screen.getByText('أرقام المنصة الآن، حُدّثت قبل أقل من دقيقة')).toBeTruthy();
});

test('an average that is not known is left out, and old figures show their age', async () => {
  answer(
    stats({ approvedWaqfs: 3, averageDaysToApproval: null, updatedAt: new Date(Date.now() - 125_000).toISOString() }),
  );
  open();
  await waitFor(() =>
    expect(figures().map(([, label]) => label)).toEqual([
      'أوقاف معتمدة',
      'غلة قُسمت على المستحقين هذا العام',
      'مستفيدًا لهم حسابات نشطة',
    ]),
  );
  expect(screen.getByText('أرقام المنصة، حُدّثت قبل دقيقتين')).toBeTruthy();
});

test('without an answer no figure is shown, and the figures can be loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer(503, stats());
  open();
  expect(await screen.findByText('تعذر عرض أرقام المنصة الآن.')).toBeTruthy();
  expect(figures()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  await waitFor(() => expect(figures()).toHaveLength(4));
});

test('every link leads to an existing page or part of this page', async () => {
  answer(stats());
  open();
  await waitFor(() => expect(figures()).toHaveLength(4));
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(addresses.length).toBeGreaterThan(14);
  for (const address of addresses) {
    const [before = '', part] = address.split('#');
    const [path = ''] = before.split('?');
    expect([address, path === '' || shellPaths.includes(path)]).toEqual([address, true]);
    if (part !== undefined) expect([address, document.getElementById(part) !== null]).toEqual([address, true]);
  }
});

test('every sample is marked as one: the hero, the pictures of the roles, the film and testimonials', async () => {
  answer(stats());
  open();
  for (const role of ['الواقف', 'الناظر', 'المستفيد', 'مدير النظام']) {
    fireEvent.click(screen.getByRole('tab', { name: role }));
    expect([
      role,
      [...document.querySelectorAll('figure figcaption')].map(({ textContent }) =>
        /نموذج|بيانات تجريبية/.test(textContent ?? ''),
      ),
    ]).toEqual([role, [true, true, true]]);
  }
  expect(screen.getByText('نماذج توضيحية')).toBeTruthy();
  await waitFor(() => expect(figures()).toHaveLength(4));
});

test('the steps begin with the deeds, like the page on which a founder starts', () => {
  answer(stats());
  open();
  const titles = ['أضف الصكوك الثلاثة', 'سمّ الوقف', 'راجع ما استُخرج', 'اعتمد الوقف'];
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown.filter((title) => titles.includes(title ?? ''))).toEqual(titles);
});

test('the film is loaded only when it is started, and an error is reported', async () => {
  answer(stats());
  open();
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'شغّل الفيلم' }));
  await waitFor(() => expect(document.querySelector('video')?.src).toMatch(/road-ar.*\.mp4$/));
  fireEvent.error(document.querySelector('video')!);
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'تعذر تشغيل الفيلم. خطواته مكتوبة أدناه.');
});

test('before the launch the page says so and sends only administrators to a sign-in page', () => {
  answer(stats());
  const { unmount } = open();
  const signIns = () => [...document.querySelectorAll('a')].filter(({ href }) => new URL(href).pathname === '/login');
  expect(signIns().map(({ textContent }) => textContent)).toEqual([
    'تسجيل الدخول',
    'ابدأ وقفك عبر نفاذ',
    'تسجيل الدخول',
  ]);
  expect(screen.queryByText(/لم تُفتح المنصة بعد/)).toBeNull();
  unmount();
  open('closed');
  expect(screen.getByText('لم تُفتح المنصة بعد، وموعد الإطلاق قريب جدًا')).toBeTruthy();
  expect(signIns().map(({ textContent, search }) => [textContent, search])).toEqual([['دخول مديري النظام', '?admin']]);
  expect(screen.getByRole('link', { name: 'ما الذي نعمل عليه الآن' }).getAttribute('href')).toBe('/system-closed');
});
