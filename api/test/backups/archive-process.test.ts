import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { ArchiveProcess } from '../../src/backups/archive/archive-process.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'none' });
}, 180_000);
afterAll(() => api.stop());

const archives = () => api.application.app.get(ArchiveProcess, { strict: false });
const key = Buffer.alloc(32, 7);
const order = (path: string) => ({
  databaseUrl: api.database.url,
  dataFolder: api.dataFolder,
  bucket: undefined,
  id: '0199a000-0000-7000-8000-00000000000a',
  key,
  path,
});

test('a failure in the archive process is reported with its code', async () => {
  const nowhere = join(api.dataFolder, 'no-folder', 'file');
  await expect(archives().run('write', order(nowhere))).rejects.toMatchObject({ code: 'ENOENT' });
  const foreign = { path: join(import.meta.dirname, 'newest-backup.ts'), key, databaseUrl: api.database.url };
  await expect(archives().run('prove', foreign)).rejects.toMatchObject({ code: 'backups.file-foreign' });
});

test('a running archive process ends when the platform stops', async () => {
  const path = join(api.dataFolder, 'unfinished');
  const [failure] = await Promise.all([
    archives()
      .run('write', order(path))
      .catch((error: unknown) => error),
    api.application.stop(),
  ]);
  expect(failure).toMatchObject({ code: 'interrupted' });
});
