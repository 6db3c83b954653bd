import { withAddresses } from '../src/lock-with-addresses.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'waqf' },
    api: { name: '@waqf/api', version: '0.1.0' },
    'node_modules/@waqf/api': { resolved: 'api', link: true },
    'node_modules/zod': { version: '4.1.0', integrity: 'sha512-a' },
    'node_modules/@nestjs/core': { version: '11.0.1' },
    'node_modules/jest/node_modules/chalk': { version: '4.1.2' },
    'node_modules/typescript-7': { name: 'typescript', version: '7.0.2' },
    'node_modules/bundler/node_modules/inner': { version: '1.0.0', inBundle: true },
  },
};

const resolved = (registry) =>
  Object.fromEntries(
    Object.entries(withAddresses(lock, registry).packages).map(([path, entry]) => [path, entry.resolved]),
  );

test('each package of a registry gets its address; links, workspaces and bundled packages keep what they have', () => {
  expect(resolved('https://registry.test/')).toEqual({
    '': undefined,
    api: undefined,
    'node_modules/@waqf/api': 'api',
    'node_modules/zod': 'https://registry.test/zod/-/zod-4.1.0.tgz',
    'node_modules/@nestjs/core': 'https://registry.test/@nestjs/core/-/core-11.0.1.tgz',
    'node_modules/jest/node_modules/chalk': 'https://registry.test/chalk/-/chalk-4.1.2.tgz',
    'node_modules/typescript-7': 'https://registry.test/typescript/-/typescript-7.0.2.tgz',
    'node_modules/bundler/node_modules/inner': undefined,
  });
  expect(withAddresses(lock, 'https://registry.test/').packages['node_modules/zod'].integrity).toBe('sha512-a');
});

test('a registry below a path, and one written without a slash at its end', () => {
  expect(resolved('https://host.test/npm/all')['node_modules/zod']).toBe(
    'https://host.test/npm/all/zod/-/zod-4.1.0.tgz',
  );
});
