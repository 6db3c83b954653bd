import { contractVersion, type Remote } from '@waqf/platform-web';
import { extraRemoteAt, extraRoutesOf } from './use-extra-remotes';

const load = async () => () => null;
const own: Remote = {
  name: 'mf-nazir',
  role: 'nazir',
  contractVersion,
  navigation: [],
  quickActions: [],
  routes: [{ path: '/waqf/:waqfId', load }],
  features: [],
};
const from = { remote: 'mf-guide', roles: ['nazir'] };
const routes = [{ path: '/dashboard' }, { path: '/guide', from }, { path: '/waqf/guide', from }];

test('a role gets the addresses of the additional remotes that are meant for it', () => {
  expect(extraRoutesOf(routes, 'nazir').map(({ path }) => path)).toEqual(['/guide', '/waqf/guide']);
  expect(extraRoutesOf(routes, 'admin')).toEqual([]);
});

test('an address is served by the role’s own remote first, then by an additional one', () => {
  const extra = extraRoutesOf(routes, 'nazir');
  expect(extraRemoteAt(extra, own, '/guide')).toBe('mf-guide');
  expect(extraRemoteAt(extra, own, '/waqf/guide')).toBeNull();
  expect(extraRemoteAt(extra, null, '/guide')).toBe('mf-guide');
  expect(extraRemoteAt(extra, own, '/nowhere')).toBeNull();
});
