import { randomUUID } from 'node:crypto';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { migrate, migrationNames } from '../../src/platform/database/migrate.js';

// Migration 2955 on a database that the previous release has filled and continues to write to.
const added = '2955-documents-version-status';
const amendment = randomUUID();
let database: TestDatabase;
let client: pg.Client;
let deedOfBefore: string;

beforeAll(async () => {
  database = await cloneDatabase(await createTemplateDatabase(async () => undefined, 'empty'));
  const names = await migrationNames();
  await migrate(database.url, new Set(names.filter((name) => name < added)));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  deedOfBefore = await insertDeed('standing', 'proposed');
  await migrate(database.url);
  await client.query('SET ROLE waqf_app');
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Inserts as a release does that knows only this one of the two columns. */
async function insertDeed(column: 'standing' | 'version_status', value: string): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO documents.document (id, waqf_id, type, version, ${column}, amendment_id, file_name, mime_type,
       size_bytes, sha256, status, stages, uploaded_by, created_at)
     VALUES ($1, $2, 'waqf_deed', 1, $3, $4, 'deed.pdf', 'application/pdf', 1, $5, 'uploaded', '[]', $2, now())`,
    [id, randomUUID(), value, amendment, 'a'.repeat(64)],
  );
  return id;
}
async function bothColumns(id: string): Promise<unknown> {
  const { rows } = await client.query(
    'SELECT standing AS before, version_status AS now FROM documents.document WHERE id = $1',
    [id],
  );
  return rows[0];
}

test('deeds from before the migration have their version status in both columns', async () => {
  expect(await bothColumns(deedOfBefore)).toEqual({ before: 'proposed', now: 'proposed' });
});

test.each(['standing', 'version_status'] as const)(
  'a release that writes only the column %s changes both columns',
  async (column) => {
    const id = await insertDeed(column, 'current');
    expect(await bothColumns(id)).toEqual({ before: 'current', now: 'current' });
    await client.query(`UPDATE documents.document SET ${column} = 'superseded' WHERE id = $1`, [id]);
    expect(await bothColumns(id)).toEqual({ before: 'superseded', now: 'superseded' });
  },
);

test('a version status that does not exist is refused from both releases', async () => {
  await expect(insertDeed('standing', 'lost')).rejects.toThrow('document_standing_check');
  await expect(insertDeed('version_status', 'lost')).rejects.toThrow('check');
});
