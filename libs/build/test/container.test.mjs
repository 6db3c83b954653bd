import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runtimePackagesOf } from '../src/runtime-packages.mjs';

const root = mkdtempSync(join(tmpdir(), 'waqf-packages-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a lock file, and the folders that an installation from it would create. */
function install(packages) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  for (const place of Object.keys(packages)) mkdirSync(join(root, place), { recursive: true });
}

test('a container has only the API’s runtime packages, with nested and linked ones', () => {
  install({
    api: { dependencies: { one: '1', '@waqf/money': '1' }, devDependencies: { tester: '1' } },
    'libs/money': { dependencies: { big: '1' } },
    'node_modules/@waqf/money': { resolved: 'libs/money', link: true },
    'node_modules/one': {
      dependencies: { two: '1' },
      peerDependencies: { peer: '1', maybe: '1' },
      peerDependenciesMeta: { maybe: { optional: true } },
    },
    'node_modules/one/node_modules/two': { dependencies: { three: '1' } },
    'node_modules/two': {},
    'node_modules/three': { optionalDependencies: { 'for-another-system': '1' } },
    'node_modules/peer': {},
    'node_modules/maybe': {},
    'node_modules/big': {},
    'node_modules/tester': {},
  });
  const { packages, workspaces } = runtimePackagesOf(root, 'api');
  expect(packages).toEqual(
    ['big', 'one', 'one/node_modules/two', 'peer', 'three'].map((name) => `node_modules/${name}`),
  );
  expect([...workspaces]).toEqual([['node_modules/@waqf/money', 'libs/money']]);
});

test('a missing package is reported by name', () => {
  install({ api: { dependencies: { gone: '1' } } });
  expect(() => runtimePackagesOf(root, 'api')).toThrow('api needs gone');
});

test('the container of this repository has no build or test tools', () => {
  const { packages } = runtimePackagesOf(resolve(import.meta.dirname, '../../..'), 'api');
  expect(packages).toContain('node_modules/pg');
  for (const tool of ['jest', 'typescript', 'nx', '@rspack/core', 'antd', 'react'])
    expect(packages).not.toContain(`node_modules/${tool}`);
});
