import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, stampInstallation } from '../src/installation.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waqf-install-'));
  lock({ a: '1.0.0' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const packages = (versions) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
  });

function lock(versions) {
  writeFileSync(join(root, 'package-lock.json'), packages(versions));
}

function install(versions) {
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'), '');
  for (const name of Object.keys(versions)) mkdirSync(join(root, 'node_modules', name), { recursive: true });
}

const npmRecord = (versions) => writeFileSync(join(root, 'node_modules/.package-lock.json'), packages(versions));

test('a missing or interrupted installation counts as not installed', () => {
  expect(isInstalled(root)).toBe(false);
  install({ a: '1.0.0' });
  expect(isInstalled(root)).toBe(false);
});

test('the stamp is valid until the lock file changes', () => {
  install({ a: '1.0.0' });
  stampInstallation(root);
  expect(isInstalled(root)).toBe(true);
  lock({ a: '1.0.1' });
  expect(isInstalled(root)).toBe(false);
});

test('the pinned node is part of it', () => {
  install({ a: '1.0.0' });
  stampInstallation(root);
  rmSync(join(root, 'node_modules/node'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test("a manual installation counts if npm's record has every package in its version", () => {
  install({ a: '1.0.0' });
  npmRecord({ a: '1.0.0' });
  expect(isInstalled(root)).toBe(true);
  npmRecord({ a: '0.9.0' });
  expect(isInstalled(root)).toBe(false);
  npmRecord({ a: '1.0.0' });
  rmSync(join(root, 'node_modules/a'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
