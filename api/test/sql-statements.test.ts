import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migratedDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { type Columns, neverNull, oneOf, orNull, type SqlType, stateOf } from '../src/platform/database/columns.js';
import { applicationRole } from '../src/platform/database/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { declaredStatements, sql, Statement } from '../src/platform/database/sql.js';
import { problemsOf } from './statement-problems.js';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
let database: TestDatabase;
let client: pg.Client;
const texts = new Map<string, string>();

beforeAll(async () => {
  database = await migratedDatabase(migrate);
  client = new pg.Client({ connectionString: database.url, options: `-c role=${applicationRole}` });
  await client.connect();
  for (const file of await readdir(sources, { recursive: true })) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) {
      texts.set(file, await readFile(join(sources, file), 'utf8'));
    }
  }
  // Loading a file that calls `sql` declares its statements.
  for (const [file, text] of texts) if (/\bsql\(\{/.test(text)) await import(join(sources, file));
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const planted = (text: string, row: Columns): Statement<unknown> => new Statement({ name: 'test.planted', text, row });

it('every statement matches its declaration', async () => {
  const statements = declaredStatements();
  expect(statements.length).toBeGreaterThan(180);
  const problems: string[] = [];
  for (const statement of statements) problems.push(...(await problemsOf(client, statement)));
  expect(problems).toEqual([]);
});

it('every query to the database is a declared statement', () => {
  const around = [...texts]
    // Backups copy and rename tables whose names they know only at run time.
    .filter(([file]) => !/^(platform\/database|backups\/archive)\//.test(file))
    .flatMap(([file, text]) => [...text.matchAll(/\.query[<(].*/g)].map(([call]) => `${file}: ${call}`));
  expect(around.toSorted()).toEqual([
    // Statements of pg-boss, which reads their results itself.
    expect.stringMatching(/^platform\/jobs\/jobs\.ts: /),
    expect.stringMatching(/^platform\/jobs\/jobs\.ts: /),
    // The result of this statement is not read by anybody.
    expect.stringMatching(/^platform\/replica\/read-replica\.ts: \.query\('SET TRANSACTION READ ONLY'\)/),
  ]);
});

it('an unknown state of a later release is read, and no list fails on it', () => {
  expect(stateOf({ all: ['open', 'closed'] }).read('escalated')).toBe('escalated');
  for (const nothing of [null, 7, ''])
    expect(() => stateOf({ all: ['open'] }).read(nothing)).toThrow('not one of open');
  const closed = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/oneOf\(\w+States\.all.*/g)].map(([call]) => `${file}: ${call}`),
  );
  expect(closed).toEqual([]);
});

it.each<[string, string, Columns, string[]]>([
  ['a wrong name', 'SELECT id FROM endowments.waqf', { waqf_id: 'uuid' }, ['waqf_id is declared', 'id is answered']],
  ['a wrong type', 'SELECT created_at FROM endowments.waqf', { created_at: 'text' }, ['timestamp with time zone']],
  ['a number for decimal text', 'SELECT count(*) AS n FROM endowments.waqf', { n: 'int4' }, ['has the type bigint']],
  ['null left out', 'SELECT nazir_id FROM endowments.waqf', { nazir_id: 'uuid' }, ['nazir_id may be null']],
  ['null that never comes', 'SELECT name FROM endowments.waqf', { name: 'text?' }, ['name is never null']],
  [
    'null of an outer join',
    'SELECT a.id FROM endowments.waqf w LEFT JOIN endowments.amendment a ON a.waqf_id = w.id WHERE w.id = $1',
    { id: 'uuid' },
    ['id may be null'],
  ],
  [
    'a value left out',
    'SELECT status FROM endowments.waqf',
    { status: oneOf(['draft', 'pending']) },
    ['status may be approved'],
  ],
  [
    'a value that never comes',
    'SELECT status FROM endowments.waqf',
    { status: oneOf(['draft', 'pending', 'approved', 'gone']) },
    ['status is never gone'],
  ],
  ['a table that is not there', 'SELECT id FROM endowments.trust', { id: 'uuid' }, ['does not exist']],
  ['a right that the role lacks', 'DELETE FROM endowments.waqf', {}, ['permission denied']],
])('%s is found', async (_, text, row, sentences) => {
  const problems = await problemsOf(client, planted(text, row));
  expect(problems).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
});

it('a row type may be narrower than its table only with a reason', async () => {
  const row = {
    nazir_id: neverNull('uuid', 'approved'),
    status: oneOf(['approved'], 'approved'),
    approved_by: orNull(neverNull('uuid', '')),
  };
  const text = `SELECT nazir_id, status, approved_by FROM endowments.waqf WHERE status = 'approved'`;
  expect(await problemsOf(client, planted(text, row))).toEqual([]);
});

it('the driver returns each type as declared', async () => {
  const samples: Record<SqlType, [string, unknown]> = {
    uuid: [`'018f0000-0000-7000-8000-000000000000'::uuid`, '018f0000-0000-7000-8000-000000000000'],
    text: [`'وقف'::text`, 'وقف'],
    int4: ['7::int4', 7],
    int8: ['9007199254740993::int8', '9007199254740993'],
    numeric: ['0.10::numeric', '0.10'],
    bool: ['true', true],
    timestamptz: [`'2026-01-02T03:04:05Z'::timestamptz`, new Date('2026-01-02T03:04:05Z')],
    bytea: [`'\\x01ff'::bytea`, Buffer.from([1, 255])],
    jsonb: [`'{"a": [1]}'::jsonb`, { a: [1] }],
    'uuid[]': [`ARRAY['018f0000-0000-7000-8000-000000000000'::uuid]`, ['018f0000-0000-7000-8000-000000000000']],
    'text[]': [`ARRAY['وقف']`, ['وقف']],
  };
  for (const [type, [expression, value]] of Object.entries(samples) as [SqlType, [string, unknown]][]) {
    const statement = planted(`SELECT ${expression} AS value`, { value: type });
    expect(await problemsOf(client, statement)).toEqual([]);
    expect(await statement.one(client)).toEqual({ value });
  }
});

it.each<[string, Columns, string]>([
  ['NULL::text', { value: 'text' }, 'test.planted: column value is null, not text'],
  ['1', { value: 'text' }, 'test.planted: column value is number, not text'],
  [`'gone'`, { value: oneOf(['draft']) }, 'test.planted: column value is "gone", not one of draft'],
  ['1', { other: 'int4' }, 'test.planted: column other is undefined, not int4'],
])('an answer of %s is refused when it comes', async (expression, row, message) => {
  await expect(planted(`SELECT ${expression} AS value`, row).rows(client)).rejects.toThrow(message);
});

it('each statement name is unique', () => {
  sql({ name: 'test.twice', text: 'SELECT 1' });
  expect(() => sql({ name: 'test.twice', text: 'SELECT 2' })).toThrow('declared twice');
});
