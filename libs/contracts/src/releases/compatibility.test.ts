import packageJson from '../../package.json' with { type: 'json' };
import { apiVersion, unmetNeeds } from './compatibility';

const running = { contract: 3, kit: '1.4.2', platformWeb: '2.0.0', api: '1.10.0' };

test.each([
  ['what was built for exactly this', { ...running }],
  ['the remote contract before', { contract: 2 }],
  ['an older kit of the same major version', { kit: '1.3.9' }],
  ['a smaller number that is longer to write', { api: '1.9.20' }],
  ['a build that names nothing', {}],
])('%s runs', (_, needs) => {
  expect(unmetNeeds(needs, running)).toEqual([]);
});

test.each([
  ['a newer remote contract', { contract: 4 }, 'contract'],
  ['a remote contract that was given up', { contract: 1 }, 'contract'],
  ['a newer kit', { kit: '1.5.0' }, 'kit'],
  ['a kit newer by a mend', { kit: '1.4.3' }, 'kit'],
  ['the next major version', { platformWeb: '3.0.0' }, 'platformWeb'],
  ['the major version before', { platformWeb: '1.9.0' }, 'platformWeb'],
  ['a newer API', { api: '1.11.0' }, 'api'],
])('%s is refused by name', (_, needs, what) => {
  expect(unmetNeeds(needs, running)).toEqual([expect.objectContaining({ what })]);
});

test('every reason is named', () => {
  expect(unmetNeeds({ kit: '1.5.0', api: '2.0.0' }, running)).toEqual([
    { what: 'kit', needed: '1.5.0', running: '1.4.2' },
    { what: 'api', needed: '2.0.0', running: '1.10.0' },
  ]);
});

test('the API answers with the version of the contracts package', () => {
  expect(apiVersion).toBe(packageJson.version);
});
