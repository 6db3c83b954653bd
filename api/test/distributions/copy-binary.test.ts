import type pg from 'pg';
import { BinaryRows, allocateBuffer } from '../../src/distributions/division/copy-binary.js';
import { copyRows } from '../../src/platform/database/copy-rows.js';
import { migratedClient } from '../migrated-client.js';

const columns = ['place', 'id', 'flag', 'small', 'large', 'words', 'said'] as const;
const target = { table: 'copied', columns };

let client: pg.Client;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ client, end } = await migratedClient());
  await client.query(`CREATE TABLE copied (place integer PRIMARY KEY, id uuid, flag boolean, small integer,
    large bigint CHECK (large <> 7), words text, said json)`);
});
beforeEach(() => client.query('TRUNCATE copied'));
afterAll(() => end?.());

interface Row {
  readonly id: string | null;
  readonly flag: boolean;
  readonly small: number;
  readonly large: bigint;
  readonly words: string | null;
  readonly said: readonly (string | Uint8Array)[];
}

const usual: Row = { id: null, flag: false, small: 0, large: 0n, words: null, said: ['null'] };

/** @param room the initial size of the buffer in bytes */
function binary(rows: readonly Row[], room = 1_000): Uint8Array {
  const binary = new BinaryRows(allocateBuffer(room));
  for (const [place, { id, flag, small, large, words, said }] of rows.entries()) {
    binary.row(columns.length);
    binary.integer(place);
    binary.uuid(id);
    binary.boolean(flag);
    binary.integer(small);
    binary.bigint(large);
    binary.text(words);
    binary.textOf(said);
  }
  return binary.end();
}

/** The stored rows, as the database returns them. */
async function stored(): Promise<unknown[]> {
  const { rows } = await client.query(
    `SELECT id, flag, small, large::text, words, said::text, octet_length(words) AS bytes
     FROM copied ORDER BY place`,
  );
  return rows;
}

const asStored = ({ large, said, ...row }: Row) => ({
  ...row,
  large: String(large),
  said: said.map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece))).join(''),
  bytes: row.words === null ? null : Buffer.byteLength(row.words),
});

const utf8 = new TextEncoder();
const rows: Row[] = [
  usual,
  { ...usual, id: '00000000-0000-0000-0000-000000000000', flag: true, words: '' },
  { ...usual, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', small: -1, large: -1n },
  { ...usual, id: '0197a0b1-c2d3-7e4f-8a5b-6c7d8e9f0a1b', small: 2_147_483_647, large: 9_223_372_036_854_775_807n },
  { ...usual, small: -2_147_483_648, large: -9_223_372_036_854_775_808n },
  { ...usual, words: '\\N\t\\.\n"\'\r\u0001\u007f', said: [JSON.stringify({ a: 'قال: "نعم"\n\\', b: '\u2028' })] },
  { ...usual, words: 'وقفٌ على الذرية 👪 𐎀 é ﷺ', said: [utf8.encode('{"rank":'), '12', utf8.encode(',"ب":"👪"}')] },
  { ...usual, words: 'ش'.repeat(70_000), said: ['"', 'x'.repeat(70_000), '"'] },
];

test('every value is read back unchanged for any initial buffer size', async () => {
  for (const room of [0, 19, 400, 1_000_000]) {
    await client.query('TRUNCATE copied');
    expect(await copyRows(client, target, binary(rows, room))).toBe(rows.length);
    expect(await stored()).toEqual(rows.map(asStored));
  }
});

test('copying no rows stores no rows', async () => {
  expect(await copyRows(client, target, binary([]))).toBe(0);
  expect(await stored()).toEqual([]);
});

test('a new id is written directly into the buffer of its row', async () => {
  const binary = new BinaryRows(allocateBuffer(0));
  binary.row(2);
  binary.integer(1);
  binary.newUuid((buffer, at) => buffer.fill(0xab, at, at + 16));
  await copyRows(client, { table: 'copied', columns: ['place', 'id'] }, binary.end());
  expect(await stored()).toMatchObject([{ id: 'abababab-abab-abab-abab-abababababab' }]);
});

test('a reused buffer leaves no old bytes in the rows', async () => {
  const used = allocateBuffer(10_000).fill(0x41);
  const binary = new BinaryRows(used);
  binary.row(1);
  binary.integer(5);
  const written = binary.end();
  expect(written.buffer).toBe(used.buffer);
  expect(await copyRows(client, { table: 'copied', columns: ['place'] }, written)).toBe(1);
});

test.each([
  '',
  'nobody',
  '0197a0b1-c2d3-7e4f-8a5b-6c7d8e9f0a1',
  '0197a0b1-c2d3-7e4f-8a5b-6c7d8e9f0a1g',
  'م'.repeat(36),
])('%j is refused as an id', (id) => {
  expect(() => binary([{ ...usual, id }])).toThrow('not the text of a UUID');
});

test.each<[string, Row]>([
  ['what a constraint refuses', { ...usual, large: 7n }],
  ['a text with U+0000', { ...usual, words: 'a\0b' }],
  ['what is not JSON', { ...usual, said: ['{"a":'] }],
])('%s fails the whole copy, and the connection stays usable', async (_, wrong) => {
  await copyRows(client, target, binary([usual]));
  await client.query('BEGIN');
  await client.query('DELETE FROM copied');
  // More than one message, so that the refusal arrives while rows are still being sent.
  const long = { ...usual, words: 'w'.repeat(300_000) };
  await expect(copyRows(client, target, binary([long, wrong, long, long]))).rejects.toThrow(/violates|invalid/);
  await expect(client.query('SELECT')).rejects.toThrow('current transaction is aborted');
  await client.query('ROLLBACK');
  expect(await stored()).toEqual([asStored(usual)]);
});

test('rows that are cut off are refused', async () => {
  const whole = binary(rows);
  for (const cut of [5, 30, 100, whole.length - 3])
    await expect(copyRows(client, target, whole.subarray(0, cut))).rejects.toThrow(/COPY|unexpected EOF|insufficient/);
  expect(await stored()).toEqual([]);
});
