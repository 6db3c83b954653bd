import { QueryClientProvider } from '@tanstack/react-query';
import { act, configure, fireEvent, render, type RenderResult, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { usualToggles, type Capability, type User } from '@waqf/contracts/identity';
import { createQueryClient, SessionProvider, setLanguage, useLanguage, type LanguageCode } from '@waqf/platform-web';
import { ToastRegion, UiProvider } from '@waqf/ui/core';

export { withUnknownValues } from './newer-answers';

// A long timeout, because the machine may be busy; only a failing test waits this long.
configure({ asyncUtilTimeout: 30_000 });

export interface Call {
  method: string;
  /** The path with its query string. */
  path: string;
  body: unknown;
  /** Names are in lower case. */
  headers: Record<string, string>;
}

type Given = { status: number; body: unknown } | Response;

/** The server's answer: a body (200), or a status with a body, or a file, immediately or later. */
export type Answer = object | ((call: Call) => Given | Promise<Given>);

const person = (capabilities: Capability[]): User => ({
  id: '7b1c1f0e-5c0a-4f67-9a56-3d1a0b6a1c02',
  role: 'nazir',
  nationalId: '1000000032',
  fullName: 'عبدالعزيز بن بندر السبيعي',
  email: null,
  phone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  roles: ['nazir'],
  capabilities,
  preferences: {
    preferredLanguage: 'ar',
    ...usualToggles,
  },
});

/** A problem as the API answers it. */
export const problem = (status: number, message: string, more: object = {}) => ({
  status,
  body: { status, code: 'test.refused', message, reference: 'REF-7F3A', ...more },
});

/**
 * An answer that is refused until `loadAgain` presses the page's button for another try; then it has this body. With it
 * a test shows that the button asks the server again.
 */
export function refusedAtFirst(refusal: ReturnType<typeof problem>, body: unknown) {
  let refused = true;
  return {
    answer: () => (refused ? refusal : { status: 200, body }),
    loadAgain: async () => {
      const button = await screen.findByRole('button', { name: /أعد المحاولة|Try again/ });
      refused = false;
      fireEvent.click(button);
    },
  };
}

/** The answer to a download: a file with this name and text. */
export const fileNamed = (name: string, text: string) => () =>
  new Response(text, { headers: { 'content-disposition': `attachment; filename="${name}"` } });

const click = HTMLAnchorElement.prototype.click;
afterEach(() => {
  HTMLAnchorElement.prototype.click = click;
});

/** The files that the page saves during the rest of this test, in their order. */
export function savedFiles(): { name: string; text: Promise<string> }[] {
  const saved: { name: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob) - 1}`,
    revokeObjectURL: () => undefined,
  });
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    saved.push({ name: this.download, text: blob ? new Response(blob).text() : Promise.resolve('no file') });
  };
  return saved;
}

let wideMedia: typeof window.matchMedia | undefined;
afterEach(() => {
  if (wideMedia) window.matchMedia = wideMedia;
  wideMedia = undefined;
});

/** The rest of this test runs on a screen narrower than 768 px. */
export function onPhone(): void {
  const before = window.matchMedia;
  wideMedia ??= before;
  window.matchMedia = (query) => ({ ...before(query), matches: query === '(width < 768px)' });
}

/** An event stream whose events are sent by the test. */
class TestEventSource {
  static readonly CLOSED = 2;
  static open = new Set<TestEventSource>();
  readyState = 0;
  private readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor() {
    TestEventSource.open.add(this);
  }

  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners.set(name, listener);
  }

  close(): void {
    TestEventSource.open.delete(this);
  }

  dispatch(name: string, data: unknown): void {
    this.listeners.get(name)?.(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

/** Sends an event to the screen through the server's event stream. */
export function sendServerEvent(name: string, data: unknown): void {
  act(() => {
    for (const source of TestEventSource.open) source.dispatch(name, data);
  });
}

/**
 * Answers every call of the screen from a table with keys `METHOD path` (with or without query string); a call that is
 * not in the table fails the test.
 */
function serve(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = {
      method: init?.method ?? 'GET',
      path,
      body,
      headers: { ...(init?.headers as Record<string, string>) },
    };
    calls.push(call);
    const answer = answers[`${call.method} ${path}`] ?? answers[`${call.method} ${path.split('?')[0]}`];
    if (answer === undefined) throw new Error(`the test answers nothing to ${call.method} ${path}`);
    const whole = typeof answer === 'function' ? await answer(call) : { status: 200, body: answer };
    if (whole instanceof Response) return whole;
    const { status, body: given } = whole;
    return new Response(given === undefined ? null : JSON.stringify(given), { status });
  };
  return calls;
}

/** The page at an address, and below it the current address of the user. */
function AtAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Outlet />
      <output data-testid="where">{pathname + search}</output>
    </>
  );
}

function Page({ children }: { children: ReactElement }) {
  const { language } = useLanguage();
  return (
    <UiProvider language={language} theme="light">
      {children}
    </UiProvider>
  );
}

export interface RenderScreenOptions {
  at: string | { pathname: string; state: unknown };
  path: string;
  answers: Record<string, Answer>;
  /** Null when nobody is signed in. */
  capabilities: Capability[] | null;
  language?: LanguageCode;
}

/** Renders a screen as the shell shows it, at an address, with a server defined by the test. */
export function renderScreen(
  page: ReactElement,
  { at, path, answers, capabilities, language = 'ar' }: RenderScreenOptions,
): RenderResult & { calls: Call[]; where: () => string } {
  Object.assign(globalThis, { EventSource: TestEventSource });
  TestEventSource.open.clear();
  setLanguage(language);
  const calls = serve(answers);
  const nothing = async () => undefined;
  const router = createMemoryRouter(
    [
      {
        element: <AtAddress />,
        children: [
          { path, element: page },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <Page>
        <ToastRegion>
          <SessionProvider
            user={capabilities && person(capabilities)}
            signOut={nothing}
            switchRole={nothing}
            replaceUser={() => undefined}
          >
            <RouterProvider router={router} />
          </SessionProvider>
        </ToastRegion>
      </Page>
    </QueryClientProvider>,
  );
  return { ...view, calls, where: () => view.getByTestId('where').textContent ?? '' };
}
