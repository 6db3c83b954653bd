import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { Capability, User } from '@waqf/contracts/identity';
import { createQueryClient, SessionProvider } from '@waqf/platform-web';
import { ToastRegion, UiProvider } from '@waqf/ui/core';

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** What the server answers: a body (200), or a status with a body. */
export type Answer = unknown | ((call: Call) => { status: number; body: unknown });

const founderCapabilities: Capability[] = [
  'waqf.list', 'waqf.read', 'waqf.create', 'waqf.edit', 'waqf.upload', 'waqf.process', 'waqf.review', 'waqf.approve', 'dashboard.read', 'notifications.read',
];
export const nazirCapabilities: Capability[] = ['waqf.list', 'waqf.read', 'waqf.manage', 'dashboard.read', 'notifications.read'];

const person = (capabilities: Capability[]): User => ({
  id: '7b1c1f0e-5c0a-4f67-9a56-3d1a0b6a1c01', role: 'waqif', nationalId: '1000000016', fullName: 'يوسف بن منصور العنزي', email: null, phone: null,
  createdAt: '2026-01-01T00:00:00.000Z', roles: ['waqif'], capabilities,
  preferences: {
    preferredLanguage: 'ar', emailNotifications: true, smsNotifications: false, pushNotifications: true, waqfUpdates: true,
    transactionAlerts: true, documentReminders: true, reportReady: true,
  },
});

/** A problem as the API answers it. */
export const problem = (status: number, message: string, more: object = {}) => ({
  status, body: { status, code: 'test.refused', message, reference: 'REF-7F3A', ...more },
});

class SilentEventSource {
  static readonly CLOSED = 2;
  readyState = 0;
  addEventListener(): void {}
  close(): void {}
}

/** Answers every call of the screen from a table `METHOD path`; a call that is not in it fails the test. */
function serve(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const call = { method: init?.method ?? 'GET', path: String(input), body: init?.body === undefined ? undefined : JSON.parse(String(init.body)) };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (answer === undefined) throw new Error(`the test answers nothing to ${call.method} ${call.path}`);
    const { status, body } = typeof answer === 'function' ? answer(call) : { status: 200, body: answer };
    return new Response(JSON.stringify(body), { status });
  };
  return calls;
}

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

export interface RenderScreenOptions {
  at: string;
  path: string;
  answers: Record<string, Answer>;
  capabilities?: Capability[];
}

/** A screen as the shell shows it, at an address, before a server of the test's own. */
export function renderScreen(screen: ReactElement, { at, path, answers, capabilities = founderCapabilities }: RenderScreenOptions): RenderResult & { calls: Call[]; where: () => string } {
  Object.assign(globalThis, { EventSource: SilentEventSource });
  const calls = serve(answers);
  const nothing = async () => undefined;
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider language="ar" theme="light">
        <ToastRegion>
          <SessionProvider user={person(capabilities)} signOut={nothing} switchRole={nothing} replaceUser={() => undefined}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path={path} element={screen} />
                <Route path="*" element={null} />
              </Routes>
              <Where />
            </MemoryRouter>
          </SessionProvider>
        </ToastRegion>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { ...view, calls, where: () => view.getByTestId('where').textContent ?? '' };
}
