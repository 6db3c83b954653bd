import { startDatabase } from '@waqf/embedded-database';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApi } from '../src/build-changed.mjs';
import { memoryFolder } from '../src/memory-folder.mjs';
import { projectRoot } from '../src/project.mjs';

/**
 * Runs before the API tests: builds the API, which the processes that read deeds run, and starts the database. A build
 * replaces files, so no build may run during the tests.
 */
export default async function setUpApi() {
  if (!(await buildApi())) throw new Error('the API could not be built');
  await setUpDatabase();
}

/**
 * Starts one PostgreSQL server for all workers of a jest run. It is in memory, with all files that tests write, if
 * there is room. On a disk its cluster is kept in .cache, because creating one takes longer than many tests; a second
 * run at the same time gets its own cluster. WAQF_TEST_DATABASE_URL names another server to use.
 */
async function setUpDatabase() {
  process.env.WAQF_TEST_RUN = `${process.pid}_${Date.now()}`;
  const memory = memoryFolder();
  // Workers and their child processes use it too.
  if (memory) process.env.TMPDIR = memory;
  if (process.env.WAQF_TEST_DATABASE_URL) return;
  const settings = { max_connections: 200 };
  const { database, folder } = memory
    ? { database: await startDatabase({ dataDir: join(memory, 'test-database'), settings }) }
    : await startKept(settings);
  process.env.WAQF_TEST_DATABASE_URL = database.url;
  globalThis.waqfTestDatabase = { database, folder };
  // Jest skips the teardown when it is interrupted.
  process.on('exit', () => {
    try {
      process.kill(database.pid, 'SIGINT');
    } catch {
      // The server has already ended.
    }
  });
  await dropLeftovers(database.url);
}

async function startKept(settings) {
  try {
    return { database: await startDatabase({ dataDir: join(projectRoot, '.cache', 'test-database'), settings }) };
  } catch (error) {
    // The cluster is used by another run, or belongs to another account.
    if (!['in-use', 'foreign-owner', 'EACCES', 'EPERM'].includes(error.code)) throw error;
    const folder = mkdtempSync(join(tmpdir(), 'waqf-tests-'));
    // The database's account needs access to create the cluster inside.
    chmodSync(folder, 0o755);
    return { database: await startDatabase({ dataDir: folder, settings }), folder };
  }
}

async function dropLeftovers(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT datname, datistemplate FROM pg_database WHERE datname LIKE 'test\\_%'`);
  for (const { datname, datistemplate } of rows) {
    const name = client.escapeIdentifier(datname);
    if (datistemplate) await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE false`);
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
  await client.end();
}
