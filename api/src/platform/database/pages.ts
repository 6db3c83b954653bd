import type { Ctx } from '../context/ctx.js';
import type { SqlValue } from './sql.js';

/**
 * Rows of one page of a table that is walked whole. A page is read and judged in one go, in which nobody else is
 * answered: 500 rows take about 5 ms, 5,000 took so long that others waited.
 */
export const walkedPage = 500;

/**
 * Walks a table in short statements; call it in one snapshot.
 * @param page a statement with `LIMIT ${walkedPage}`
 * @param after the values of the page after this row; of the first page without one
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
    if (rows.length < walkedPage) return;
  }
}
