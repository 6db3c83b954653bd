import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getPriority } from 'node:os';
import { Client } from 'pg';
import { findOwnProcess } from '../../src/backups/archive/database-statements.js';
import { lowPriority, lowerProcess } from '../../src/backups/archive/low-priority.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startApi({ samples: 'none' });
  client = new Client({ connectionString: api.database.url });
  await client.connect();
}, 180_000);
afterAll(async () => {
  await client.end();
  await api.stop();
});

test('a server process gets the low priority only if its title names our own connection', async () => {
  const own = await findOwnProcess.one(client);
  const before = getPriority(own.pid);
  expect(await lowerProcess({ ...own, client_port: (own.client_port ?? 0) + 1 })).toBe(false);
  expect(await lowerProcess({ ...own, client_port: null })).toBe(false);
  expect(await lowerProcess({ pid: process.pid, client_port: own.client_port })).toBe(false);
  expect(getPriority(own.pid)).toBe(before);
  const isTold = await lowerProcess(own);
  // On other systems than Linux, or with a server of another user, the priority stays unchanged.
  expect(getPriority(own.pid)).toBe(isTold ? lowPriority : before);
  if (process.platform === 'linux') expect(isTold).toBe(true);
  expect((await client.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
