import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { capabilities } from '@waqf/contracts/identity';
import { newerAnswer } from '@waqf/contracts/test/sample-values';
import { http, type LazyRoute } from '@waqf/platform-web';
import { renderScreen } from './render-screen';

type Contract = Parameters<typeof newerAnswer>[0];

/** The same id in every sample, so that an address and its answers are about the same thing. */
const sampleId = '0199a000-0000-7000-8000-000000000000';

class Boundary extends Component<{ children: ReactNode; onFault: (fault: unknown) => void }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch = (fault: unknown) => this.props.onFault(fault);
  override render = () => (this.state.broken ? null : this.props.children);
}

/** Answers every call of a page with a sample made from the contract with which the page reads the answer. */
function serveNewer(onFault: (fault: unknown) => void): void {
  const answer = async (contract: Contract) => {
    try {
      return newerAnswer(contract);
    } catch (fault) {
      onFault(fault);
      throw fault;
    }
  };
  jest.spyOn(http, 'get').mockImplementation(((_: string, contract: Contract) => answer(contract)) as typeof http.get);
  jest
    .spyOn(http, 'post')
    .mockImplementation(((_: string, __: unknown, contract: Contract) => answer(contract)) as typeof http.post);
}

/** How the test opens a screen, and what it does there. */
export interface Visit {
  /** The address, with state if needed; by default the path with the sample's id. */
  at?: string | { pathname: string; state: unknown };
  /** True when nobody is signed in. */
  visitor?: boolean;
  /** Presses the buttons that call the server, and waits for the result. */
  acts?: () => Promise<unknown>;
}

const nothingMeant = /undefined|NaN|\[object|Invalid Date/;

/**
 * Shows a screen with a server that sends only values unknown to this version, opens each of its tabs and acts there.
 * Returns the faults: errors of the screen, answers that the contract refuses, meaningless text.
 */
export async function faultsBeforeNewerServer(
  Screen: ComponentType,
  path: string,
  { visitor = false, acts, ...visit }: Visit = {},
): Promise<string[]> {
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  serveNewer(onFault);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = visit.at ?? path.replaceAll(/:\w+/g, sampleId);
  const address = typeof at === 'string' ? at.split('#')[0] : at.pathname;
  const { where } = renderScreen(
    <Boundary onFault={onFault}>
      <Screen />
    </Boundary>,
    { at, path, capabilities: visitor ? null : [...capabilities], answers: {} },
  );
  // A page for one particular state redirects when it gets a state that it does not know.
  const stands = () =>
    expect(faults.length > 0 || where() !== address || screen.queryAllByRole('heading', { level: 1 }).length > 0).toBe(
      true,
    );
  await waitFor(stands);
  for (const { id } of screen.queryAllByRole('tab')) {
    fireEvent.click(screen.getAllByRole('tab').find((tab) => tab.id === id) as HTMLElement);
    await waitFor(stands);
  }
  await acts?.();
  // Waits until all calls are answered and rendered.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const text = document.body.textContent ?? '';
  if (nothingMeant.test(text)) onFault(`shows ${nothingMeant.exec(text)?.[0]}`);
  return faults.map(String);
}

/** A test for each route: its screen works with the answers of a newer server. */
export function testNewerAnswers(routes: readonly LazyRoute[]): void {
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
  test.each(routes.map((route) => [route.path, route] as const))(
    '%s stands before a server that is newer than the page',
    async (path, { load }) => expect(await faultsBeforeNewerServer(await load(), path)).toEqual([]),
  );
}
