import { Injectable } from '@nestjs/common';
import { type Ctx, newId, oneOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import type { Difference } from '../domain/amendment-differences.js';
import type { AmendmentRecord } from '../domain/waqf.js';

const columns = 'id, waqf_id, status, created_at';
const amendmentRow = rowOf({
  id: 'uuid',
  waqf_id: 'uuid',
  status: oneOf(['open', 'approved', 'withdrawn']),
  created_at: 'timestamptz',
});

const addAmendment = sql({
  name: 'endowments.add-amendment',
  text: 'INSERT INTO endowments.amendment (id, waqf_id, opened_by, created_at) VALUES ($1, $2, $3, $4)',
});
const listOpen = sql({
  name: 'endowments.list-open-amendments',
  text: `SELECT ${columns} FROM endowments.amendment WHERE waqf_id = ANY ($1::uuid[]) AND status = 'open'`,
  row: amendmentRow,
});
const lockAmendment = sql({
  name: 'endowments.lock-amendment',
  text: `SELECT ${columns} FROM endowments.amendment WHERE id = $1 AND waqf_id = $2 FOR UPDATE`,
  row: amendmentRow,
});
const closeAmendment = sql({
  name: 'endowments.close-amendment',
  text: `UPDATE endowments.amendment SET status = $2, closed_by = $3, closed_at = $4, differences = $5
         WHERE id = $1`,
});

/** Amendments of approved waqfs; each waqf has at most one open amendment (the database enforces it). */
@Injectable()
export class AmendmentRepository {
  /** Adds an open amendment. The caller has locked the waqf and knows that none is open. */
  async add(ctx: Ctx, waqfId: string, by: string): Promise<AmendmentRecord> {
    const record: AmendmentRecord = { id: newId(), waqfId, status: 'open', createdAt: ctx.clock.now() };
    await addAmendment.run(ctx, [record.id, waqfId, by, record.createdAt]);
    return record;
  }

  async open(ctx: Ctx, waqfId: string): Promise<AmendmentRecord | undefined> {
    return (await this.openOf(ctx, [waqfId])).get(waqfId);
  }

  /** Open amendments by waqf id. */
  async openOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, AmendmentRecord>> {
    const rows = await listOpen.rows(ctx, [waqfIds]);
    return new Map(rows.map((row) => [row.waqf_id, recordOf(row)]));
  }

  /** An amendment of this waqf, whatever its status, with the row locked until the transaction ends. */
  async findForUpdate(ctx: Ctx, waqfId: string, amendmentId: string): Promise<AmendmentRecord | undefined> {
    const row = await lockAmendment.first(ctx, [amendmentId, waqfId]);
    return row && recordOf(row);
  }

  /** Closes an amendment. @param differences what changed; null when the amendment is withdrawn */
  async close(ctx: Ctx, amendmentId: string, by: string, differences: Difference[] | null): Promise<void> {
    await closeAmendment.run(ctx, [
      amendmentId,
      differences ? 'approved' : 'withdrawn',
      by,
      ctx.clock.now(),
      differences && JSON.stringify(differences),
    ]);
  }
}

function recordOf(row: RowOf<typeof amendmentRow>): AmendmentRecord {
  return { id: row.id, waqfId: row.waqf_id, status: row.status, createdAt: row.created_at };
}
