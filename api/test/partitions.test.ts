import pg from 'pg';
import { MaintainPartitions } from '../src/platform/partitions/maintain-partitions.js';
import { AuditChain, Contexts, newId, Transactions } from '../src/platform/index.js';
import { startApi, type TestApi } from './harness.js';
import { people } from './membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
}, 120_000);
afterAll(() => api.stop());

const tables = ['platform.audit_entry', 'platform.outbox_event', 'operations.log_line', 'notifications.notification'];

/** Runs SQL as the application. */
async function asApplication<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return api.application.app.get(Contexts, { strict: false }).system('test').manager.query(text, values);
}

const maintain = () => api.application.app.get(MaintainPartitions, { strict: false }).execute();
const partitionsOf = async (table: string) =>
  (
    await api.query<{ name: string; toAt: Date }>(
      'SELECT name, to_at AS "toAt" FROM platform.table_partition WHERE parent = $1 ORDER BY from_at',
      [table],
    )
  ).map(({ name, toAt }) => ({ name, toAt }));

/** Removes the last partition and its bookkeeping, as if it had never been created. */
async function forget(table: string): Promise<{ name: string; toAt: Date }> {
  const last = (await partitionsOf(table)).at(-1);
  if (!last) throw new Error('there is no partition');
  await api.query(`ALTER TABLE ${table} DETACH PARTITION ${last.name}`);
  await api.query(`DROP TABLE ${last.name}`);
  await api.query('DELETE FROM platform.table_partition WHERE name = $1', [last.name]);
  return last;
}

/** A day near the end of the partition. */
const dayOf = ({ toAt }: { toAt: Date }) => new Date(toAt.getTime() - 3 * 86_400_000);

test.each(tables)('%s is partitioned by time without gaps, months or a year ahead', async (table) => {
  const ends = (await partitionsOf(table)).map(({ toAt }) => toAt.getTime());
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(Math.min(...ends)).toBeGreaterThan(Date.now());
  expect(Math.max(...ends)).toBeGreaterThan(Date.now() + 80 * 86_400_000);
  const gaps = await api.query(
    `SELECT FROM platform.table_partition p WHERE parent = $1 AND from_at > '-infinity'
       AND NOT EXISTS (SELECT FROM platform.table_partition b WHERE b.parent = p.parent AND b.to_at = p.from_at)`,
    [table],
  );
  expect(gaps).toEqual([]);
});

test('an event of a month without a partition is kept, and moves to the partition once it exists', async () => {
  const missing = await forget('platform.outbox_event');
  const [event] = await asApplication<{ id: string }>(
    `INSERT INTO platform.outbox_event (type, payload, occurred_at, delivered_at) VALUES ('test', '{}', $1, now())
     RETURNING id`,
    [dayOf(missing)],
  );
  const where = () =>
    api.query<{ place: string }>('SELECT tableoid::regclass::text AS place FROM platform.outbox_event WHERE id = $1', [
      event?.id,
    ]);
  expect(await where()).toEqual([{ place: 'platform.outbox_event_default' }]);
  await maintain();
  expect(await where()).toEqual([{ place: missing.name }]);
});

test('a notification of a year without a partition keeps its delivery; later ones have their partition', async () => {
  const missing = await forget('notifications.notification');
  const id = `${dayOf(missing).getTime().toString(16).padStart(12, '0')}${newId().replaceAll('-', '').slice(12)}`;
  const [user] = await api.query<{ id: string }>('SELECT id FROM identity.person WHERE national_id = $1', [
    people.nazir,
  ]);
  await asApplication(
    `INSERT INTO notifications.notification (id, user_id, title_ar, title_en, message_ar, message_en, type, priority,
       category, created_at) VALUES ($1, $2, 'أ', 'a', 'أ', 'a', 'info', 'low', 'system', now())`,
    [id, user?.id],
  );
  await asApplication(
    `INSERT INTO notifications.delivery (id, notification_id, channel, queued_at) VALUES ($1, $2, 'email', now())`,
    [newId(), id],
  );
  await maintain();
  expect((await partitionsOf('notifications.notification')).at(-1)?.name).toBe(missing.name);
  expect(await api.query('SELECT FROM notifications.notification WHERE id = $1', [id])).toHaveLength(1);
  const unknown = asApplication(
    `INSERT INTO notifications.delivery (id, notification_id, channel, queued_at) VALUES ($1, $2, 'sms', now())`,
    [newId(), newId()],
  );
  await expect(unknown).rejects.toThrow('foreign key');
});

test('the audit chain stays intact when its table is partitioned, and no entry can be inserted twice', async () => {
  const app = api.application.app;
  const ctx = app.get(Contexts, { strict: false }).system('test');
  const verified = await app
    .get(Transactions, { strict: false })
    .snapshot(ctx, (ctx) => app.get(AuditChain, { strict: false }).verify(ctx));
  expect(verified).toMatchObject({ whole: true, broken: null });
  expect(verified.entries).toBeGreaterThan(0);
  const again = asApplication('INSERT INTO platform.audit_entry SELECT * FROM platform.audit_entry LIMIT 1');
  await expect(again).rejects.toThrow('duplicate key');
});

test.each([
  ['an event with an id of one’s own', `INSERT INTO platform.outbox_event (id, type) VALUES (1, 'x')`],
  ['another text of an event', `UPDATE platform.outbox_event SET payload = '{}'`],
  ['an event taken out', 'DELETE FROM platform.outbox_event'],
  ['what was handled of no event', `INSERT INTO platform.outbox_handled VALUES (999999999, 'test')`],
  ['a failure at no event', `INSERT INTO platform.outbox_failure VALUES (999999999, 'test', 'x', 1, now())`],
  ['an entry changed', `UPDATE platform.audit_entry SET action = 'x'`],
  ['an entry changed past the table, in its partition', `UPDATE platform.audit_entry_first SET action = 'x'`],
  ['an entry put in past the table', 'INSERT INTO platform.audit_entry_default SELECT * FROM platform.audit_entry'],
  ['a line changed', `UPDATE operations.log_line SET message = 'x'`],
  ['a partition registered', `INSERT INTO platform.table_partition VALUES ('x', 'platform.audit_entry', now(), now())`],
  ['a longer time', 'UPDATE platform.partitioned_table SET keep_months = 1'],
])('the application’s role can’t write: %s', async (_, text) => {
  await expect(asApplication(text)).rejects.toThrow(/permission denied|there is no event/);
});

test('an expired month is dropped if all its events were handled, and kept otherwise', async () => {
  await api.settled();
  const [{ id } = { id: '' }] = await api.query<{ id: string }>(
    `INSERT INTO platform.outbox_event (type, payload, occurred_at, retry_at) VALUES ('test', '{}', '2020-01-01',
       'infinity') RETURNING id`,
  );
  // Simulates a platform that has run for years: the first partition ended long ago.
  await api.query(
    `UPDATE platform.table_partition SET to_at = '2020-02-01' WHERE name = 'platform.outbox_event_first'`,
  );
  await maintain();
  expect(await api.query('SELECT FROM platform.outbox_event WHERE id = $1', [id])).toHaveLength(1);
  await api.query('UPDATE platform.outbox_event SET delivered_at = now() WHERE id = $1', [id]);
  await asApplication(`INSERT INTO platform.outbox_handled VALUES ($1, 'test')`, [id]);
  await maintain();
  expect(await api.query(`SELECT FROM platform.outbox_event WHERE occurred_at < '2020-02-01'`)).toEqual([]);
  expect(await api.query('SELECT FROM platform.outbox_handled WHERE event_id = $1', [id])).toEqual([]);
  expect((await partitionsOf('platform.outbox_event')).map(({ name }) => name)).not.toContain(
    'platform.outbox_event_first',
  );
});

test('a partition that must be kept cannot be dropped by claiming a later date', async () => {
  const before = await partitionsOf('operations.log_line');
  expect(await asApplication(`SELECT * FROM platform.drop_expired_partitions('2099-01-01')`)).toEqual([]);
  expect(await partitionsOf('operations.log_line')).toEqual(before);
});

test('an old partition is moved to a cheaper disk, and is read as before', async () => {
  const owner = new pg.Client({ connectionString: api.database.url });
  await owner.connect();
  const space = `archive_${api.database.name}`;
  const read = async () =>
    (await owner.query(`SELECT md5(string_agg(e::text, '' ORDER BY id)) FROM platform.audit_entry e`)).rows;
  const before = await read();
  try {
    // The tablespace is in the server's own folder, which every test may write to; a real second disk has another path.
    await owner.query('SET allow_in_place_tablespaces = on');
    await owner.query(`CREATE TABLESPACE ${space} LOCATION ''`);
    await owner.query(`ALTER TABLE platform.audit_entry_first SET TABLESPACE ${space}`);
    expect(await read()).toEqual(before);
    const { rows } = await owner.query(
      `SELECT t.spcname FROM pg_class c JOIN pg_tablespace t ON t.oid = c.reltablespace
       WHERE c.oid = 'platform.audit_entry_first'::regclass`,
    );
    expect(rows).toEqual([{ spcname: space }]);
  } finally {
    await owner.query('ALTER TABLE platform.audit_entry_first SET TABLESPACE pg_default');
    await owner.query(`DROP TABLESPACE ${space}`);
    await owner.end();
  }
});
