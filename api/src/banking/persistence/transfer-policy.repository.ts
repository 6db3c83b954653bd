import { Injectable } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { type Ctx, sql } from '../../platform/index.js';
import type { OwnTransferPolicy } from '../domain/transfer-rules.js';

const findPolicy = sql({
  name: 'banking.find-transfer-policy',
  text: `SELECT approval_above_halalas AS "approvalAbove", second_approver_id AS "approverId",
           second_approver_name AS "approverName"
         FROM banking.transfer_policy WHERE waqf_id = $1`,
  row: { approvalAbove: 'int8?', approverId: 'uuid?', approverName: 'text?' },
});
const lockAccounts = sql({
  name: 'banking.lock-accounts-of-waqf',
  text: 'SELECT id FROM banking.account WHERE waqf_id = $1 ORDER BY id FOR NO KEY UPDATE',
  row: { id: 'uuid' },
});
const writePolicy = sql({
  name: 'banking.write-transfer-policy',
  text: `INSERT INTO banking.transfer_policy
           (waqf_id, approval_above_halalas, second_approver_id, second_approver_name) VALUES ($1, $2, $3, $4)
         ON CONFLICT (waqf_id) DO UPDATE SET approval_above_halalas = excluded.approval_above_halalas,
           second_approver_id = excluded.second_approver_id, second_approver_name = excluded.second_approver_name`,
});

/** The waqfs' own thresholds and the second persons who decide besides their founders. */
@Injectable()
export class TransferPolicyRepository {
  async find(ctx: Ctx, waqfId: string): Promise<OwnTransferPolicy> {
    const row = await findPolicy.first(ctx, [waqfId]);
    const { approvalAbove = null, approverId = null, approverName = null } = row ?? {};
    return {
      approvalAbove: approvalAbove === null ? null : halalas(BigInt(approvalAbove)),
      secondApprover: approverId === null || approverName === null ? null : { id: approverId, fullName: approverName },
    };
  }

  /** Like `find`, with the waqf's accounts locked, so that nothing is judged by the old policy after a change. */
  async findLocked(ctx: Ctx, waqfId: string): Promise<OwnTransferPolicy> {
    await lockAccounts.rows(ctx, [waqfId]);
    return this.find(ctx, waqfId);
  }

  async write(ctx: Ctx, waqfId: string, { approvalAbove, secondApprover }: OwnTransferPolicy): Promise<void> {
    await writePolicy.run(ctx, [waqfId, approvalAbove, secondApprover?.id ?? null, secondApprover?.fullName ?? null]);
  }
}
