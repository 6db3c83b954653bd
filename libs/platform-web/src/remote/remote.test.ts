import { admitRemote, contractVersion, routesOf, type Remote } from './remote';

const load = async () => () => null;
const remote: Remote = {
  name: 'mf-nazir',
  role: 'nazir',
  contractVersion,
  navigation: [],
  quickActions: [],
  routes: [{ path: '/dashboard', load }],
  features: [
    {
      name: 'endowments',
      gate: 'waqf.read',
      routes: [
        { path: '/waqf', load },
        { path: '/waqf/create', gate: 'waqf.create', load },
      ],
    },
  ],
};

test('a remote of this contract version or the previous one is accepted', () => {
  expect(admitRemote({ remote }, 'mf-nazir')).toBe(remote);
  const older = { ...remote, contractVersion: contractVersion - 1 };
  expect(admitRemote({ remote: older }, 'mf-nazir')).toBe(older);
});

test.each([
  ['nothing', null],
  ['no remote', {}],
  ['another remote', { remote: { ...remote, name: 'mf-waqif' } }],
  ['a newer contract', { remote: { ...remote, contractVersion: contractVersion + 1 } }],
  ['a remote without routes', { remote: { ...remote, routes: undefined } }],
])('%s is refused', (_, module) => {
  expect(() => admitRemote(module, 'mf-nazir')).toThrow('mf-nazir');
});

test("a feature's gate is checked before that of its route", () => {
  expect(routesOf(remote).map(({ path, gates }) => [path, gates])).toEqual([
    ['/dashboard', []],
    ['/waqf', ['waqf.read']],
    ['/waqf/create', ['waqf.read', 'waqf.create']],
  ]);
});
