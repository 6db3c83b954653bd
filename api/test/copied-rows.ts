import { newId } from '../src/platform/index.js';
import type { TestApi } from './harness.js';

/** The id of the first row of a table that meets a condition; the sample data must contain one. */
export async function sampleOf(
  api: TestApi,
  table: string,
  condition: string,
  values: unknown[] = [],
): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE ${condition} ORDER BY id LIMIT 1`,
    values,
  );
  if (!row) throw new Error(`the sample data has no row of ${table} where ${condition}`);
  return row.id;
}

/** The id of a row that a query found or added. Without one the test would ask for a record that does not exist. */
export function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error('the sample data lacks a row');
  return row.id;
}

/**
 * Copies a row of a table, with a new id and other values in some columns, e.g. to give another waqf a record of the
 * same kind. Returns the id of the copy.
 */
export async function copyOf(
  api: TestApi,
  table: string,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(original, $2::jsonb)).* FROM ${table} original
     WHERE original.id = $1 RETURNING id`,
    [id, JSON.stringify({ id: newId(), ...changes })],
  );
  if (!row) throw new Error(`${table} has no row ${id} to copy`);
  return row.id;
}
