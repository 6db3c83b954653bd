import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.js';
import { features, keysBesideTheWaqf, keysToWiden } from './portable-sql.js';

const api = join(import.meta.dirname, '..');

/** Every source file that may contain SQL, with its path in the API. */
const sources = ['migrations', 'src'].flatMap((folder) =>
  readdirSync(join(api, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('simulators'))
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(api, folder, file), 'utf8') })),
);

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test.each(features.map((feature) => [feature.name, feature] as const))(
  '%s: nowhere but where the page on larger databases says so',
  (_, { pattern, uses }) => {
    expect(filesWith(pattern).toSorted()).toEqual(Object.keys(uses).toSorted());
  },
);

test('each feature is found where it stands', () => {
  const written: Record<string, string> = {
    'table inheritance': 'CREATE TABLE b () INHERITS (a)',
    'exclusion constraints': 'EXCLUDE USING gist (a WITH &&)',
    'deferrable constraints': 'REFERENCES a (id) DEFERRABLE INITIALLY DEFERRED',
    'constraint triggers': 'CREATE CONSTRAINT TRIGGER t AFTER INSERT ON a',
    'GiST, SP-GiST and BRIN indexes': 'CREATE INDEX i ON a USING brin (at)',
    'multi-column GIN indexes': 'CREATE INDEX i ON a USING gin (words, other)',
    'LISTEN and NOTIFY': 'LISTEN waqf',
    XML: "SELECT xmlparse(DOCUMENT '<a/>')",
    'two-phase commit': "PREPARE TRANSACTION 'a'",
    'ALTER TYPE': 'ALTER TYPE mood ADD VALUE',
    'unlogged tables': 'CREATE UNLOGGED TABLE a ()',
    '%TYPE in functions': 'DECLARE _a ledger.account.id%TYPE;',
    'concurrent DROP INDEX': 'DROP INDEX CONCURRENTLY i',
    'tablespaces of rows': 'ALTER TABLE a SET TABLESPACE slow',
    rules: 'CREATE RULE r AS ON INSERT',
    'recursion over shards': 'WITH RECURSIVE t AS (',
    'samples and grouping sets over shards': 'GROUP BY ROLLUP (a, b)',
    extensions: 'CREATE EXTENSION btree_gist',
    'system columns': 'SELECT ctid FROM a',
    'LOCK TABLE': 'LOCK TABLE a IN SHARE MODE',
    'generated columns that are stored': 'ADD COLUMN b int GENERATED ALWAYS AS (a + 1) STORED',
    'advisory locks': 'SELECT pg_advisory_xact_lock(1)',
    'transaction numbers': 'SELECT pg_snapshot_xmin(pg_current_snapshot())',
    'transition tables of triggers': 'AFTER INSERT ON a REFERENCING NEW TABLE AS added',
    'triggers of distributed tables': 'CREATE TRIGGER t AFTER INSERT ON a',
  };
  expect(features.map(({ name, pattern }) => [name, pattern.test(written[name] ?? '')])).toEqual(
    features.map(({ name }) => [name, true]),
  );
});

describe('the distribution column', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await cloneDatabase(await createTemplateDatabase(migrate));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test('is in every foreign key between tables of the books', async () => {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE contype = 'f' AND connamespace = 'ledger'::regnamespace ORDER BY 1`,
    );
    const crossing = rows.filter(({ definition }) => !definition.includes('waqf_id'));
    // An exception has the waqf of its lock; an entry and the one it reverses have the same waqf, which a trigger
    // checks.
    expect(crossing.map(({ name }) => name)).toEqual(['period_exception_lock_id_fkey', 'transfer_reverses_id_fkey']);
    // A trigger compares the waqf of an entry's accounts with that of the entry; the next test tries it.
    expect(rows).toHaveLength(2);
  });

  test('no posting moves money from one waqf to another, whoever writes it', async () => {
    const waqfs = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];
    const accounts = ['00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000b1'];
    await client.query(
      `INSERT INTO ledger.account (id, waqf_id, fund)
       SELECT a, w, 'contra' FROM unnest($1::uuid[], $2::uuid[]) AS x (a, w)`,
      [accounts, waqfs],
    );
    const crossing = client.query(
      `INSERT INTO ledger.transfer (id, waqf_id, debit_account_id, debit_fund, debit_number, debit_balance_after,
         credit_account_id, credit_fund, credit_number, credit_balance_after, amount_halalas, kind, description,
         occurred_at)
       VALUES (gen_random_uuid(), $1, $2, 'contra', 1, -5, $3, 'contra', 1, 5, 5, 'movement', 'x', now())`,
      [waqfs[0], accounts[0], accounts[1]],
    );
    await expect(crossing).rejects.toThrow('transfer_credits_own_account');
  });

  test('is beside these unique keys, which a move to Citus widens, and no others', async () => {
    const { rows } = await client.query<{ key: string }>(keysBesideTheWaqf, [
      ['ledger', 'finances', 'banking', 'distributions'],
    ]);
    expect(rows.map(({ key }) => key)).toEqual(keysToWiden);
  });
});
