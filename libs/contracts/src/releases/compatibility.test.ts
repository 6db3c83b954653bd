import packageJson from '../../package.json' with { type: 'json' };
import { apiVersion, unmetNeeds } from './compatibility';

const running = { contract: 3, kit: '1.4.2', platformWeb: '2.0.0', api: '1.10.0' };

test.each([
  ['a build for exactly these versions', { ...running }],
  ['a build for the previous remote contract', { contract: 2 }],
  ['a build with an older kit of the same major version', { kit: '1.3.9' }],
  ['a build for the older API 1.9.20', { api: '1.9.20' }],
  ['a build that names nothing', {}],
])('%s runs', (_, needs) => {
  expect(unmetNeeds(needs, running)).toEqual([]);
});

test.each([
  ['a newer remote contract', { contract: 4 }, 'contract'],
  ['a remote contract that is no longer supported', { contract: 1 }, 'contract'],
  ['a newer kit', { kit: '1.5.0' }, 'kit'],
  ['a kit with a newer patch version', { kit: '1.4.3' }, 'kit'],
  ['the next major version', { platformWeb: '3.0.0' }, 'platformWeb'],
  ['the previous major version', { platformWeb: '1.9.0' }, 'platformWeb'],
  ['a newer API', { api: '1.11.0' }, 'api'],
])('%s is refused, and the reason names it', (_, needs, what) => {
  expect(unmetNeeds(needs, running)).toEqual([expect.objectContaining({ what })]);
});

test('several unmet needs are all listed', () => {
  expect(unmetNeeds({ kit: '1.5.0', api: '2.0.0' }, running)).toEqual([
    { what: 'kit', needed: '1.5.0', running: '1.4.2' },
    { what: 'api', needed: '2.0.0', running: '1.10.0' },
  ]);
});

test('the API answers with the version of the contracts package', () => {
  expect(apiVersion).toBe(packageJson.version);
});
