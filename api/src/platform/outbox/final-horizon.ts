import { sql } from '../database/sql.js';
import type { Ctx } from '../context/ctx.js';

const findHorizon = sql({
  name: 'platform.find-final-horizon',
  text: 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon',
  row: { horizon: 'text' },
});

/**
 * The transaction before which nothing more can be committed: whoever has read after this call has seen all that came
 * before it, and finds the rest in what later transactions wrote.
 */
export async function finalHorizon(ctx: Ctx): Promise<string> {
  return (await findHorizon.one(ctx)).horizon;
}
