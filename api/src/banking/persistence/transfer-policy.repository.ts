import { Injectable } from '@nestjs/common';
import { halalas, type Halalas } from '@waqf/money';
import type { Ctx } from '../../platform/index.js';

/** What waqfs say in place of the platform's threshold. */
@Injectable()
export class TransferPolicyRepository {
  /** Null while the platform's threshold holds. */
  async find(ctx: Ctx, waqfId: string): Promise<Halalas | null> {
    const [row] = await ctx.manager.query<{ amount: string }[]>(
      'SELECT approval_above_halalas AS amount FROM banking.transfer_policy WHERE waqf_id = $1',
      [waqfId],
    );
    return row ? halalas(BigInt(row.amount)) : null;
  }

  /** Null takes the waqf's own threshold away. */
  async write(ctx: Ctx, waqfId: string, approvalAbove: Halalas | null): Promise<void> {
    if (approvalAbove === null) {
      await ctx.manager.query('DELETE FROM banking.transfer_policy WHERE waqf_id = $1', [waqfId]);
      return;
    }
    await ctx.manager.query(
      `INSERT INTO banking.transfer_policy (waqf_id, approval_above_halalas) VALUES ($1, $2)
       ON CONFLICT (waqf_id) DO UPDATE SET approval_above_halalas = excluded.approval_above_halalas`,
      [waqfId, approvalAbove.toString()],
    );
  }
}
