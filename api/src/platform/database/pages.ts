import type { Ctx } from '../context/ctx.js';
import type { SqlValue } from './sql-value.js';

/**
 * Rows per page when a whole table is walked. A page is processed in one go, and no other request is served meanwhile:
 * 500 rows take about 5 ms, while 5,000 took so long that others had to wait.
 */
export const scanPageSize = 500;

/**
 * Walks a table in short statements; call it inside one snapshot.
 * @param page a statement with `LIMIT ${scanPageSize}`
 * @param after the parameters of the page that follows this row; of the first page when there is no row
 */
export async function* pages<Row>(
  ctx: Ctx,
  page: { rows(ctx: Ctx, values: SqlValue[]): Promise<Row[]> },
  after: (last: Row | undefined) => SqlValue[],
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await page.rows(ctx, after(last));
    yield* rows;
    last = rows.at(-1);
    if (rows.length < scanPageSize) return;
  }
}
