import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../src/app.module.js';
import { definedStates, drawStates } from '../src/platform/index.js';
import { startApi, type TestApi } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'none' });
}, 120_000);
afterAll(() => api.stop());

test('docs/states.md shows the tables as they are', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/states.md'), 'utf8');
  // When the page is outdated, `npm run docs:states` writes it again.
  expect(page).toBe(drawStates(definedStates()));
});

/** The CHECK that names only this column lists the values that the database accepts. */
const acceptedBy = `
  SELECT pg_get_constraintdef(con.oid) AS definition FROM pg_constraint con
  JOIN pg_attribute att ON att.attrelid = con.conrelid AND con.conkey = ARRAY[att.attnum]
  WHERE con.contype = 'c' AND con.conrelid = $1::regclass AND att.attname = $2`;

test('the database accepts only the states of each state table', async () => {
  const stored = definedStates().filter(({ column }) => column !== undefined);
  expect(stored.length).toBeGreaterThan(10);
  for (const { name, column = '', all } of stored) {
    const [schema, table, attribute] = column.split('.');
    const rows = await api.query<{ definition: string }>(acceptedBy, [`${schema}.${table}`, attribute]);
    const accepted = rows.flatMap(({ definition }) =>
      [...definition.matchAll(/'([\w-]+)'::text/g)].map((one) => one[1]),
    );
    expect({ name, accepted: accepted.toSorted() }).toEqual({ name, accepted: all.toSorted() });
  }
});
