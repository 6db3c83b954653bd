import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordDataFolder, removeAbandoned } from '../src/abandoned.mjs';

const later = () => Date.now() + 2 * 3_600_000;
let home;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'waqf-forgotten-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function clusterOf(dataDir, name, pid) {
  const cluster = join(home, name);
  mkdirSync(join(cluster, 'global'), { recursive: true });
  writeFileSync(join(cluster, 'global', 'pg_control'), '');
  if (pid) writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n`);
  if (dataDir) recordDataFolder(cluster, dataDir);
  return cluster;
}

test('only a cluster whose temporary data folder is gone for an hour is removed', () => {
  const kept = join(home, 'kept');
  mkdirSync(kept);
  const [own, gone, killed] = ['own', 'gone', 'killed'].map((name, at) =>
    clusterOf(join(home, 'deleted'), `cluster-${name}`, at === 2 ? 2 ** 30 : undefined),
  );
  const others = [
    clusterOf(kept, 'cluster-kept'),
    clusterOf(undefined, 'cluster-unknown'),
    clusterOf('/var/lib/elsewhere/gone', 'cluster-lasting'),
    clusterOf(join(home, 'deleted'), 'cluster-runs', process.pid),
  ];

  removeAbandoned(own);
  expect([gone, killed, own, ...others].every(existsSync)).toBe(true);

  removeAbandoned(own, later());
  expect([gone, killed].some(existsSync)).toBe(false);
  expect([own, ...others].every(existsSync)).toBe(true);
});
