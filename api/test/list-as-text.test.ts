import type pg from 'pg';
import { listAsText } from '../src/platform/database/list-as-text.js';
import { migratedClient } from './migrated-client.js';

let client: pg.Client;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ client, end } = await migratedClient());
});
afterAll(() => end?.());

/** What the database reads in a list. */
async function readBack(type: string, list: Parameters<typeof listAsText>[0]): Promise<unknown> {
  const { rows } = await client.query<{ list: unknown }>(`SELECT to_jsonb($1::${type}[]) AS list`, [listAsText(list)]);
  return rows[0]?.list;
}

it.each([
  ['nothing', []],
  ['empty text and no text', ['', null, 'NULL', 'null']],
  ['marks of lists', ['a,b', '{c}', '"', '\\', '\\"', 'مصروف "الزيت"\n', ' ']],
])('%s arrives as it is', async (_, list) => {
  expect(await readBack('text', list)).toEqual(list);
});

it('a missing element is none, as the driver has it', async () => {
  expect(await readBack('text', ['a', undefined as never])).toEqual(['a', null]);
});

it('numbers and truth values arrive as they are', async () => {
  expect(await readBack('float8', [1, -0.5, null])).toEqual([1, -0.5, null]);
  expect(await readBack('int8', [1n, -9007199254740991n])).toEqual([1, -9007199254740991]);
  expect(await readBack('bool', [true, false])).toEqual([true, false]);
});

it('the driver writes times, bytes and lists of lists', () => {
  for (const list of [[new Date()], [Buffer.from('a')], [['a'], ['b']]]) expect(listAsText(list)).toBe(list);
  expect(listAsText('{not a list}')).toBe('{not a list}');
});
