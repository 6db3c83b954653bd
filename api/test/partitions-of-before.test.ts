import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { migrate, migrateDown, migrationNames } from '../src/platform/database/migrate.js';

const tables = [
  'platform.audit_entry',
  'platform.outbox_event',
  'platform.outbox_handled',
  'operations.log_line',
  'notifications.notification',
  'notifications.delivery',
];

let database: TestDatabase;
let client: pg.Client;
let before: ReadonlySet<string>;
beforeAll(async () => {
  database = await cloneDatabase(await createTemplateDatabase(async () => undefined, 'empty'));
  before = new Set((await migrationNames()).filter((name) => name < '2401'));
  await migrate(database.url, before);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(fill);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Ten thousand rows of each table, from the last years, with ids like those that the platform creates. */
const fill = `
CREATE FUNCTION pg_temp.v7(at timestamptz, n int) RETURNS uuid LANGUAGE sql AS $$
  SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '70008000'
    || lpad(to_hex(n), 12, '0'))::uuid
$$;
CREATE TEMPORARY TABLE moment AS SELECT n, now() - n * interval '2 hours' AS at FROM generate_series(1, 10000) AS n;
INSERT INTO platform.audit_entry (id, occurred_at, actor_name, action, subject_type, subject_id, details, reference)
  SELECT pg_temp.v7(at, n), at, 'x', 'test', 'waqf', n::text, '{}', n::text FROM moment;
INSERT INTO platform.outbox_event (type, payload, occurred_at, delivered_at)
  SELECT 'test', jsonb_build_object('n', n), at, CASE WHEN n > 3 THEN at END FROM moment ORDER BY n DESC;
INSERT INTO platform.outbox_handled (event_id, listener) SELECT id, 'test' FROM platform.outbox_event;
INSERT INTO operations.log_line (at, level, source, message) SELECT at, 'info', 'test', n::text FROM moment;
INSERT INTO notifications.notification (id, user_id, title_ar, title_en, message_ar, message_en, type, priority,
  category, created_at)
  SELECT pg_temp.v7(at, n), gen_random_uuid(), 'أ', 'a', 'أ', 'a', 'info', 'low', 'system', at FROM moment;
INSERT INTO notifications.delivery (id, notification_id, channel, queued_at)
  SELECT gen_random_uuid(), id, 'email', created_at FROM notifications.notification`;

/** The number of rows of each table, and a hash over all of them. */
async function sums(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await client.query(
      `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${table} t`,
    );
    [all[table]] = rows;
  }
  return all;
}

test('a filled older database is partitioned, rolled back and partitioned again with equal rows', async () => {
  const first = await sums();
  expect(Object.keys(first)).toHaveLength(tables.length);
  const files = await whereRowsLie();
  await migrate(database.url);
  expect(await sums()).toEqual(first);
  // The rows were not rewritten: the file of the table is now that of its first partition.
  expect(await whereRowsLie('_first')).toEqual(files);
  await migrateDown(database.url, before);
  expect(await sums()).toEqual(first);
  await migrate(database.url);
  expect(await sums()).toEqual(first);
}, 120_000);

async function whereRowsLie(suffix = ''): Promise<unknown[]> {
  const names = ['platform.audit_entry', 'platform.outbox_event', 'operations.log_line', 'notifications.notification'];
  const { rows } = await client.query(
    `SELECT pg_relation_filenode(name::regclass) AS file
     FROM unnest($1::text[]) WITH ORDINALITY AS t (name, n) ORDER BY n`,
    [names.map((name) => `${name}${suffix}`)],
  );
  return rows;
}

test('the previous release can still write to the partitioned tables, and ids continue', async () => {
  const { rows: last } = await client.query<{ id: string }>('SELECT max(id)::text AS id FROM platform.outbox_event');
  await client.query('SET ROLE waqf_app');
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO platform.outbox_event (type, payload, occurred_at, delivered_at)
     SELECT 'test', payload, now(), NULL FROM unnest(ARRAY['{}']::jsonb[]) AS e (payload) RETURNING id`,
  );
  await client.query('INSERT INTO platform.outbox_handled (event_id, listener) VALUES ($1, $2)', [
    rows[0]?.id,
    'later',
  ]);
  await client.query('RESET ROLE');
  expect(Number(rows[0]?.id)).toBeGreaterThan(Number(last[0]?.id));
});
