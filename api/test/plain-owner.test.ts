import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { newestBackup } from './backups/newest-backup.js';
import { startApi, type TestApi } from './harness.js';

/** The owner of a database with only the rights that docs/operations/install.md gives. */
const owner = `owner_${process.pid}`;
let database: TestDatabase;
let api: TestApi;

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  database = await cloneDatabase(await createTemplateDatabase(async () => undefined, 'empty'));
  await asSuperuser(
    `CREATE ROLE ${owner} LOGIN CREATEROLE CREATEDB PASSWORD 'secret'`,
    `ALTER DATABASE "${database.name}" OWNER TO ${owner}`,
    'DO $$ BEGIN CREATE ROLE waqf_app NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$',
    // The rights that PostgreSQL gives to the creator of a role, which this owner would be on its own server.
    `GRANT waqf_app TO ${owner} WITH ADMIN TRUE, INHERIT FALSE, SET FALSE`,
  );
  const url = new URL(database.url);
  url.username = owner;
  url.password = 'secret';
  api = await startApi({ samples: 'people', database: { ...database, url: url.href } });
}, 180_000);
afterAll(async () => {
  await api.stop();
  await asSuperuser(
    `ALTER DATABASE "${database.name}" OWNER TO CURRENT_USER`,
    `REASSIGN OWNED BY ${owner} TO CURRENT_USER`,
  );
  await asSuperuser(`DROP OWNED BY ${owner}`, `DROP ROLE ${owner}`);
  await database.drop();
});

test('an owner who is no superuser runs the platform, and its backup is restored on trial', async () => {
  const admin = await api.signIn('1000000131');
  expect((await admin.get('/health/ready')).status).toBe(200);
  expect((await admin.post('/api/admin/system/backup', {})).status).toBe(202);
  expect(await newestBackup(admin)).toMatchObject({
    state: 'ready',
    failure: null,
    trial: { result: 'whole', failure: null },
  });
}, 120_000);
