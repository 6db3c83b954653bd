import type { ReleaseManifest, ServedRoute } from '@waqf/contracts/releases';
import { servedRoutes } from './served-routes.js';

const denied = { title: { ar: 'ليس لديك صلاحية', en: 'No permission' } };
const manifest = (routes: ServedRoute[] | undefined, rest: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  name: 'mf-nazir',
  version: '0123456789abcdef',
  entry: 'entry.js',
  exposed: './remote',
  contractVersion: 1,
  routes,
  files: [],
  ...rest,
});

test('an address that several remotes serve is listed once, with the text for users without access', () => {
  const founder = manifest([{ path: '/waqf/:waqfId' }, { path: '/waqf/create', denied }]);
  const nazir = manifest([{ path: '/waqf/:id' }, { path: '/transactions', denied }]);
  const admin = manifest([{ path: '/transactions' }]);
  expect(servedRoutes([admin, founder, nazir])).toEqual([
    { path: '/transactions', denied },
    { path: '/waqf/:waqfId' },
    { path: '/waqf/create', denied },
  ]);
});

test('a build without routes leaves the other routes unchanged', () => {
  expect(servedRoutes([manifest(undefined), manifest([{ path: '/dashboard' }])])).toEqual([{ path: '/dashboard' }]);
});

test('a remote without an own role declares the roles of its addresses, and takes none of another', () => {
  const guide = manifest([{ path: '/guide' }, { path: '/waqf/:waqf' }], {
    name: 'mf-guide',
    roles: ['nazir', 'waqif'],
  });
  expect(servedRoutes([guide, manifest([{ path: '/waqf/:id' }])])).toEqual([
    { path: '/waqf/:id' },
    { path: '/guide', from: { remote: 'mf-guide', roles: ['nazir', 'waqif'] } },
  ]);
});
