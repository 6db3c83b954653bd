import type { PoolClient } from 'pg';
import type { Ctx } from '../context/ctx.js';
import { poolOf } from './data-source.js';

/**
 * Runs a statement of the hot path under a name, on the connection of `ctx`: the database parses and plans it once a
 * connection, which TypeORM's `query` can't ask for.
 * @param name unique for the text, at most 63 bytes: `<context>.<what>`
 * @returns the rows, also of INSERT and UPDATE … RETURNING
 */
export async function namedQuery<Row>(ctx: Ctx, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const runner = ctx.manager.queryRunner;
  const connection = runner ? ((await runner.connect()) as PoolClient) : poolOf(ctx.manager.dataSource);
  const { rows } = await connection.query({ name, text, values });
  return rows as Row[];
}
