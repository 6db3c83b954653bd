import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activeItem } from '@waqf/contracts/releases';
import { projectRoot } from '../src/project.mjs';
import { remoteNames } from '../src/release-remote.mjs';
import { readOwnScreens, readRemote } from '../src/remote-routes.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waqf-remote-'));
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src/screens'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the routes of a remote and its features are read without its screens', async () => {
  writeFileSync(
    join(folder, 'src/remote.tsx'),
    `import { finances } from '@waqf/feature-finances/feature';
     import type { Remote } from '@waqf/platform-web';
     import { Icon } from '@waqf/ui/core';
     const state = { ar: 'ما في أ', en: 'What is in A' };
     const title = { ar: 'ب', en: 'B' };
     const b = { name: 'b', gate: 'waqf.list', routes: [
       { path: '/b', title, state, gate: 'banking.read' }, { path: '/b/:id', title, state },
     ] };
     const denied = { title: { ar: 'ليس لك', en: 'Not yours' } };
     export const remote: Remote = {
       name: 'mf-nazir', role: 'nazir', contractVersion: 1,
       quickActions: [{ to: '/a', label: { ar: 'أ', en: 'A' }, icon: <b>A</b>, notOn: ['/a'] }],
       navigation: [{ to: '/a', label: { ar: 'أ', en: 'A' }, icon: <Icon.Bell /> }],
       routes: [{ path: '/a', state, denied, load: () => import('./screens/a.screen').then((module) => module.A) }],
       features: [finances, b],
     };`,
  );
  writeFileSync(join(folder, 'src/screens/a.screen.tsx'), `throw new Error('a screen is not run');`);
  const { routes, capabilities, features, frame, screens } = await readRemote(folder);
  expect(routes[0]).toEqual({ path: '/a', denied: { title: { ar: 'ليس لك', en: 'Not yours' } } });
  expect(routes[1]).toMatchObject({ path: '/transactions', denied: { title: { en: expect.any(String) } } });
  expect(routes).toHaveLength(4);
  expect(features).toEqual(['finances', 'b']);
  expect(capabilities).toEqual(['banking.read', 'transactions.manage', 'waqf.list']);
  expect(frame).toEqual({
    navigation: [{ to: '/a', label: { ar: 'أ', en: 'A' }, icon: 'Bell' }],
    quickActions: [{ to: '/a', label: { ar: 'أ', en: 'A' }, notOn: ['/a'] }],
    pages: [
      { to: '/a', state: { ar: 'ما في أ', en: 'What is in A' } },
      {
        to: '/b',
        title: { ar: 'ب', en: 'B' },
        state: { ar: 'ما في أ', en: 'What is in A' },
        gates: ['waqf.list', 'banking.read'],
      },
    ],
  });
  expect(screens).toEqual({
    '/a': join(folder, 'src/screens/a.screen'),
    '/transactions': join(projectRoot, 'libs/features/finances/src/screens/transactions.screen'),
  });
});

test('the screen of every route is found, so that its page can name the files', async () => {
  for (const name of remoteNames()) {
    const { routes, screens } = await readRemote(join(projectRoot, name));
    expect([name, Object.keys(screens)]).toEqual([name, routes.map(({ path }) => path)]);
  }
  const own = await readOwnScreens(join(projectRoot, 'shell'));
  expect(own['/notifications']).toBe(join(projectRoot, 'shell/src/account/notifications/notifications.screen'));
  expect(Object.keys(own)).toEqual(['/notifications', '/settings', '/help']);
});

test('code that does not compile fails the build', async () => {
  writeFileSync(join(folder, 'src/remote.tsx'), `import './nothing';\nexport const remote = {};`);
  await expect(readRemote(folder)).rejects.toThrow('nothing');
});

/** The addresses of the specification that are implemented, by remote. */
const specified = {
  'mf-waqif': [
    '/dashboard',
    '/waqf',
    '/waqf/create',
    '/waqf/create-steps',
    '/waqf/:waqfId/process',
    '/waqf/:waqfId/approve',
    '/waqf/:waqfId/details',
    '/waqf/:waqfId',
    '/waqf/:waqfId/edit',
    '/waqf/:waqfId/banking',
  ],
  'mf-nazir': ['/dashboard', '/waqf', '/waqf/:waqfId/details', '/waqf/:waqfId/banking', '/transactions'],
  'mf-beneficiary': ['/beneficiary/dashboard'],
  'mf-admin': ['/admin', '/admin/dashboard', '/waqf', '/waqf/:waqfId/banking', '/transactions'],
};

test('the specified addresses are each served by one remote, with a text for users without access', async () => {
  for (const name of remoteNames()) {
    const { routes } = await readRemote(join(projectRoot, name));
    const paths = routes.map(({ path }) => path);
    expect([name, paths]).toEqual([name, expect.arrayContaining(specified[name] ?? [])]);
    expect([name, new Set(paths).size]).toEqual([name, paths.length]);
  }
  const { routes: founder } = await readRemote(join(projectRoot, 'mf-waqif'));
  expect(founder.map(({ path }) => path)).not.toContain('/transactions');
  expect(founder.find(({ path }) => path === '/waqf/create')?.denied?.title.ar).toBe('ليس لديك صلاحية لإنشاء الأوقاف');
});

test('every page of every remote marks an entry of its menu', async () => {
  // The page at this address only leads to `/admin`.
  const redirects = ['/admin/dashboard'];
  for (const name of remoteNames()) {
    const { routes, frame } = await readRemote(join(projectRoot, name));
    const unmarked = routes
      .map(({ path }) => path.replaceAll(/:\w+/g, '1'))
      .filter((path) => !redirects.includes(path) && !activeItem(frame.navigation, path));
    expect([name, unmarked]).toEqual([name, []]);
  }
});
