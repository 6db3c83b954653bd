import { startDatabase } from '@waqf/embedded-database';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApi } from '../src/build-changed.mjs';
import { memoryFolder } from '../src/memory-folder.mjs';
import { projectRoot } from '../src/project.mjs';

/**
 * Before any API test begins: the compiled API, which the processes that read deeds run, and the database. A build
 * replaces files, so none may happen while tests run.
 */
export default async function setUpApi() {
  if (!(await buildApi())) throw new Error('the API could not be built');
  await setUpDatabase();
}

/**
 * One PostgreSQL for all workers of a jest run, in memory with all that tests write, where there is room. On a disk
 * its cluster is kept in .cache, as making one takes longer than many tests; a second run at the same time gets a
 * cluster of its own. WAQF_TEST_DATABASE_URL names another server.
 */
async function setUpDatabase() {
  process.env.WAQF_TEST_RUN = `${process.pid}_${Date.now()}`;
  const memory = memoryFolder();
  // Workers, and what they start, take it from here.
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
      // It has ended already.
    }
  });
  await dropLeftovers(database.url);
}

async function startKept(settings) {
  try {
    return { database: await startDatabase({ dataDir: join(projectRoot, '.cache', 'test-database'), settings }) };
  } catch (error) {
    // In use by another run, or made by another account.
    if (!['in-use', 'foreign-owner', 'EACCES', 'EPERM'].includes(error.code)) throw error;
    const folder = mkdtempSync(join(tmpdir(), 'waqf-tests-'));
    // Open to the database's account, so that the cluster is made inside.
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
