import type pg from 'pg';
import { migratedClient } from './migrated-client.js';
import { genericPlan } from '../src/platform/database/generic-plan.js';

let client: pg.Client;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ client, end } = await migratedClient());
  await client.query(
    `CREATE TEMP TABLE entry AS SELECT n AS id, n % 1000 AS waqf FROM generate_series(1, 100000) AS n;
     CREATE INDEX ON entry (waqf, id);
     ANALYZE entry`,
  );
});
afterAll(() => end?.());

/** Runs a prepared statement many times and returns how often it was planned for its values. */
async function plansOf(
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<{ ids: number[]; plans: number }> {
  const ids: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { rows } = await client.query<{ id: number }>({ name, text, values: [...values] });
    ids.splice(0, ids.length, ...rows.map(({ id }) => id));
  }
  const { rows } = await client.query<{ plans: string }>(
    'SELECT custom_plans AS plans FROM pg_prepared_statements WHERE name = $1',
    [name],
  );
  return { ids, plans: Number(rows[0]?.plans) };
}

const newest = (waqfs: string, limit: string) =>
  `SELECT id FROM entry WHERE waqf = ANY (${waqfs}) ORDER BY id DESC LIMIT ${limit}`;

it('a statement whose values the planner does not see is planned a few times and then no more', async () => {
  const values = [[7], 2];
  const seen = await plansOf('seen', newest('$1::int[]', '$2::bigint'), values);
  const once = await plansOf('once', newest(genericPlan(1, 'int[]'), genericPlan(2, 'bigint')), values);
  expect(once.ids).toEqual([99007, 98007]);
  expect(once.ids).toEqual(seen.ids);
  // PostgreSQL plans five times for the actual values before it compares with a generic plan.
  expect([seen.plans, once.plans]).toEqual([12, 5]);
});
