import { Injectable } from '@nestjs/common';
import { statementColumnPlaces, type StatementColumns } from '@waqf/contracts/reconciliation';
import { type Ctx, sql } from '../../platform/index.js';

const listColumns = sql({
  name: 'reconciliation.list-statement-columns',
  text: `SELECT headings, columns::text AS columns FROM reconciliation.statement_columns
         WHERE waqf_id = $1 AND bank_code = ANY ($2::text[])`,
  row: { headings: 'text', columns: 'text' },
});
const putColumns = sql({
  name: 'reconciliation.put-statement-columns',
  text: `INSERT INTO reconciliation.statement_columns (waqf_id, bank_code, headings, columns, chosen_at)
         VALUES ($1, $2, $3, $4::jsonb, $5)
         ON CONFLICT (waqf_id, bank_code, headings) DO UPDATE
         SET columns = excluded.columns, chosen_at = excluded.chosen_at`,
});

/** The table `reconciliation.statement_columns`: the columns that users chose, by waqf, bank and headings. */
@Injectable()
export class ColumnRepository {
  /** The chosen columns, by the key of the row of headings. */
  async ofBanks(ctx: Ctx, waqfId: string, bankCodes: readonly string[]): Promise<Map<string, StatementColumns>> {
    const rows = await listColumns.rows(ctx, [waqfId, bankCodes]);
    return new Map(rows.map((row) => [row.headings, statementColumnPlaces.parse(JSON.parse(row.columns))]));
  }

  async remember(
    ctx: Ctx,
    { waqfId, iban }: { waqfId: string; iban: string },
    headings: string,
    columns: StatementColumns,
  ): Promise<void> {
    await putColumns.run(ctx, [waqfId, iban.slice(4, 6), headings, JSON.stringify(columns), ctx.clock.now()]);
  }
}
