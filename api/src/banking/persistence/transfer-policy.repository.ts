import { Injectable } from '@nestjs/common';
import { halalas, type Halalas } from '@waqf/money';
import { type Ctx, sql } from '../../platform/index.js';

const findPolicy = sql({
  name: 'banking.find-transfer-policy',
  text: 'SELECT approval_above_halalas AS amount FROM banking.transfer_policy WHERE waqf_id = $1',
  row: { amount: 'int8' },
});
const deletePolicy = sql({
  name: 'banking.delete-transfer-policy',
  text: 'DELETE FROM banking.transfer_policy WHERE waqf_id = $1',
});
const writePolicy = sql({
  name: 'banking.write-transfer-policy',
  text: `INSERT INTO banking.transfer_policy (waqf_id, approval_above_halalas) VALUES ($1, $2)
         ON CONFLICT (waqf_id) DO UPDATE SET approval_above_halalas = excluded.approval_above_halalas`,
});

/** What waqfs say in place of the platform's threshold. */
@Injectable()
export class TransferPolicyRepository {
  /** Null while the platform's threshold holds. */
  async find(ctx: Ctx, waqfId: string): Promise<Halalas | null> {
    const row = await findPolicy.first(ctx, [waqfId]);
    return row ? halalas(BigInt(row.amount)) : null;
  }

  /** Null takes the waqf's own threshold away. */
  async write(ctx: Ctx, waqfId: string, approvalAbove: Halalas | null): Promise<void> {
    if (approvalAbove === null) await deletePolicy.run(ctx, [waqfId]);
    else await writePolicy.run(ctx, [waqfId, approvalAbove]);
  }
}
