import { Injectable } from '@nestjs/common';
import { type Ctx, sql } from '../../platform/index.js';

const takeDue = sql({
  name: 'endowments.take-due-reminders',
  text: `UPDATE endowments.waqf SET reminded_at = $1
         WHERE id IN (
           SELECT waqf.id FROM endowments.waqf AS waqf
           WHERE waqf.status = 'draft' AND waqf.discarded_at IS NULL
             AND coalesce(waqf.reminded_at, waqf.created_at) <= $2
           ORDER BY waqf.id LIMIT $3 FOR UPDATE SKIP LOCKED)
         RETURNING id`,
  row: { id: 'uuid' },
});

/** Stores when the founder of a draft was last reminded of its deeds. */
@Injectable()
export class DraftReminderRepository {
  /**
   * The ids of drafts whose last reminder, or whose creation, is at this moment or earlier; they are marked as reminded
   * now. Two processes that run at the same time get different drafts.
   */
  async takeDue(ctx: Ctx, olderThan: Date, atMost: number): Promise<string[]> {
    const rows = await takeDue.rows(ctx, [ctx.clock.now(), olderThan, atMost]);
    return rows.map((row) => row.id);
  }
}
