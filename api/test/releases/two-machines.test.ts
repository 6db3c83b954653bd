import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import { BackupFiles } from '../../src/backups/persistence/backup-files.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { Contexts } from '../../src/platform/index.js';
import { ReleaseFiles } from '../../src/releases/persistence/release-files.js';
import { StoreRelease } from '../../src/releases/use-cases/store-release.js';
import { type BucketServer, startBucketServer } from '../bucket-server.js';
import { startApi, type TestApi } from '../harness.js';
import { builtFile, builtFilesOf, localBuild } from './local-build.js';

// Two machines with a database and a bucket, and no folder that they share.
let server: BucketServer;
let database: TestDatabase;
const machines: TestApi[] = [];
const folders: string[] = [];
beforeAll(async () => {
  server = await startBucketServer();
  database = await cloneDatabase(await createTemplateDatabase(migrate));
  for (const name of ['one', 'two']) {
    const dataFolder = await mkdtemp(join(tmpdir(), `waqf-machine-${name}-`));
    folders.push(dataFolder);
    const environment = { bucket: { ...server.settings, prefix: 'waqf' } };
    machines.push(await startApi({ samples: 'none', database, dataFolder, environment }));
  }
}, 120_000);
afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.stop()));
  await database.drop();
  await server.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});
const [one, two] = [() => machines[0] as TestApi, () => machines[1] as TestApi];
const providerOf = <T>(machine: TestApi, token: abstract new (...args: never[]) => T): T =>
  machine.application.app.get(token, { strict: false });

const build = localBuild('export const remote = 1;');
const bytes = build.files.get(builtFile) as Buffer;
const address = `/remotes/mf-admin/${build.manifest.version}/${builtFile}`;

test('a version that one machine stored is served completely by the other', async () => {
  expect((await two().browser().get(address)).status).toBe(404);
  const ctx = providerOf(one(), Contexts).system('test');
  await providerOf(one(), StoreRelease).execute(ctx, build, { seenBuild: null });
  const served = await Promise.all([1, 2, 3].map(() => two().browser().get(address)));
  for (const { status, bytes: answer } of served) expect([status, answer.toString()]).toEqual([200, bytes.toString()]);
  expect(
    (
      await two()
        .browser()
        .get(`/remotes/mf-admin/${'0'.repeat(16)}/entry.00000000.js`)
    ).status,
  ).toBe(404);
});

test('a version that was stored before there was a bucket is copied to it by the next start', async () => {
  const folder = join(folders[0] ?? '', 'releases', 'mf-waqif', 'abcdef0123456789');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.js'), bytes);
  await writeFile(join(folder, 'entry.js.br'), 'compressed here');
  await providerOf(one(), ReleaseFiles).shareAll();
  await providerOf(two(), ReleaseFiles).bring('mf-waqif', 'abcdef0123456789');
  const brought = providerOf(two(), ReleaseFiles).folderOf('mf-waqif', 'abcdef0123456789');
  expect(await readdir(brought)).toEqual(['entry.js']);
});

test('files of a newer shell are available on a machine that still runs the older one', async () => {
  const name = `main.${createHash('sha256').update('newer').digest('hex').slice(0, 8)}.js`;
  await providerOf(one(), ReleaseFiles).storeShell(builtFilesOf(new Map([[name, Buffer.from('newer')]])));
  const asked = await Promise.all([1, 2].map(() => two().browser().get(`/assets/${name}`)));
  for (const { status, bytes: answer } of asked) expect([status, answer.toString()]).toEqual([200, 'newer']);
});

test('a backup that one machine made can be read and removed by the other', async () => {
  const name = 'waqf-2026-11-23T0300-0000000a.waqf-backup';
  const { size } = await providerOf(one(), BackupFiles).write('0199a000-0000-7000-8000-00000000000a', name, (path) =>
    writeFile(path, 'books'),
  );
  const read = async () => {
    const parts: Buffer[] = [];
    for await (const part of providerOf(two(), BackupFiles).read(name)) parts.push(part as Buffer);
    return Buffer.concat(parts).length;
  };
  expect(await read()).toBe(size);
  await providerOf(two(), BackupFiles).remove(name);
  await expect(read()).rejects.toMatchObject({ code: 'ENOENT' });
});
