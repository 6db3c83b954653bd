import type { ReleaseManifest, ServedRoute } from '@waqf/contracts/releases';
import { servedRoutes } from './served-routes.js';

const denied = { title: { ar: 'ليس لديك صلاحية', en: 'No permission' } };
const manifest = (routes: ServedRoute[] | undefined): ReleaseManifest => ({
  name: 'mf-nazir',
  version: '0123456789abcdef',
  entry: 'entry.js',
  exposed: './remote',
  contractVersion: 1,
  routes,
  files: [],
});

test('an address that several remotes serve is named once, with its words for those who may not open it', () => {
  const founder = manifest([{ path: '/waqf/:waqfId' }, { path: '/waqf/create', denied }]);
  const nazir = manifest([{ path: '/waqf/:id' }, { path: '/transactions', denied }]);
  const admin = manifest([{ path: '/transactions' }]);
  expect(servedRoutes([admin, founder, nazir])).toEqual([
    { path: '/transactions', denied },
    { path: '/waqf/:waqfId' },
    { path: '/waqf/create', denied },
  ]);
});

test('a build that names no routes leaves the others as they are', () => {
  expect(servedRoutes([manifest(undefined), manifest([{ path: '/dashboard' }])])).toEqual([{ path: '/dashboard' }]);
});
