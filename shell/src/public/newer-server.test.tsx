import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { http } from '@waqf/platform-web';
import { withUnknownValues } from '@waqf/testing/screen';
import { testNewerAnswers, faultsBeforeNewerServer, type Visit } from '@waqf/testing/newer-server';
import { appRoutes } from '../app/routes';
import { publicPaths } from '../app/shell-paths';
import { BootProvider } from '../boot/boot-context';
import { visitorBoot } from '../boot/visitor';
import { ShellSessionProvider } from '../session/shell-session';
import { verified } from '../session/register.screen';
import { MaintenanceScreen } from './maintenance.screen';
import { NotFoundScreen } from './not-found.screen';

/* Pages outside the roles must also accept the answers of a newer server, and what it sends with the page. */
const boot = { ...withUnknownValues(visitorBoot), simulators: true };

const before = (Page: ComponentType) => () => (
  <BootProvider value={boot}>
    <Page />
  </BootProvider>
);
/** A page as a visitor sees it who is not signed in and may sign in on it. */
const comingIn = (Page: ComponentType) =>
  before(() => (
    <ShellSessionProvider initial={null}>
      <Page />
    </ShellSessionProvider>
  ));

async function pageOf(path: string): Promise<ComponentType> {
  const lazy = appRoutes[0]?.children?.find((route) => route.path === path)?.lazy;
  if (typeof lazy !== 'function') throw new Error(`${path} is no public page`);
  const { Component } = (await lazy()) as { Component: ComponentType };
  return Component;
}

// jsdom does not load fonts.
Object.assign(document, { fonts: new Set() });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const asked = (address: RegExp) => () =>
  expect(http.get).toHaveBeenCalledWith(expect.stringMatching(address), expect.anything(), expect.anything());

/** What a visitor does on pages that send a request only after an action. */
const visits: Partial<Record<(typeof publicPaths)[number], Visit>> = {
  '/': { acts: () => waitFor(() => expect(document.querySelector('#figures dl > div')).not.toBeNull()) },
  '/login': {
    acts: async () => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: '1000000024' } });
      press('متابعة عبر نفاذ');
      await waitFor(asked(/^\/api\/auth\/nafath\//));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      // An unknown state is not a decision: the page continues to wait and reports no error.
      expect(screen.queryByRole('alert')).toBeNull();
    },
  },
  '/register': {
    at: { pathname: '/register', state: verified },
    acts: async () => {
      fireEvent.change(screen.getByLabelText(/الاسم الكامل/), { target: { value: 'سالم بن محمد' } });
      press('إنشاء الحساب');
      await waitFor(() => expect(screen.getByTestId('where').textContent).not.toBe('/register'));
    },
  },
  '/verify-email': {
    at: '/verify-email#secret',
    acts: async () => {
      press('أكّد البريد');
      await screen.findByText('أُكّد بريدك');
    },
  },
  '/stop-report': {
    at: '/stop-report#secret',
    acts: async () => {
      press('أوقف هذا التقرير عني');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'أوقف هذا التقرير عني' })).toBeNull());
    },
  },
};

test.each(publicPaths)('the page %s works with a newer server while nobody is signed in', async (path) =>
  expect(await faultsBeforeNewerServer(comingIn(await pageOf(path)), path, { visitor: true, ...visits[path] })).toEqual(
    [],
  ),
);

testNewerAnswers(
  [
    ...publicPaths.map((path) => ({ path, load: async () => before(await pageOf(path)) })),
    { path: '/maintenance', load: async () => before(MaintenanceScreen) },
    { path: '/no-such-page', load: async () => before(NotFoundScreen) },
  ].map((route) => ({ ...route, title: { ar: route.path, en: route.path } })),
);
