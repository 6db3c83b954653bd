import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import { ApprovalsAccess } from '../access.js';
import { ApprovalRepository } from '../persistence/approval.repository.js';
import { SubjectRelations } from './shared/subject-relations.js';

/** Waiting requests of one waqf that concern the person. */
export interface WaitingCount {
  waqfId: string;
  /** The requests that the person may decide now. */
  mayDecide: number;
  /** Their own, which others decide and they may still withdraw. */
  mayWithdraw: number;
}

/** Counts waiting requests, without reading them. */
@Injectable()
export class CountWaiting {
  constructor(
    private readonly access: ApprovalsAccess,
    private readonly approvals: ApprovalRepository,
    private readonly relations: SubjectRelations,
  ) {}

  /** In these waqfs, and as the named approver of any; the caller checks access. Several counts may name one waqf. */
  async execute(
    ctx: Ctx,
    { waqfIds, approverId }: { waqfIds: readonly string[]; approverId: string | null },
  ): Promise<WaitingCount[]> {
    const rows = await this.approvals.countWaiting(ctx, { waqfIds, approverId });
    const memberships = await this.relations.ofAll(
      ctx,
      rows.map(({ waqfId }) => waqfId),
    );
    return rows.map((row) => {
      const mayDecide = this.access.mayDecide(ctx, row, memberships.get(row.waqfId));
      const mayWithdraw = !mayDecide && this.access.mayWithdraw(ctx, row);
      return {
        waqfId: row.waqfId,
        mayDecide: mayDecide ? row.count : 0,
        mayWithdraw: mayWithdraw ? row.count : 0,
      };
    });
  }
}
