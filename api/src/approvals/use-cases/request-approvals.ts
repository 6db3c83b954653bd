import { Injectable } from '@nestjs/common';
import { type Ctx, Facts } from '../../platform/index.js';
import { approvalRequested } from '../approvals.facts.js';
import { factOf, type NewApproval } from '../domain/approval-request.js';
import { ApprovalRepository } from '../persistence/approval.repository.js';

/** A request with the person who acted: a batch contains acts of many people. */
export interface ApprovalAct {
  readonly by: Pick<Ctx, 'actor' | 'reference'>;
  readonly request: NewApproval;
}

/** Records requests for approval, in the caller's transaction and with one statement for all. */
@Injectable()
export class RequestApprovals {
  constructor(
    private readonly approvals: ApprovalRepository,
    private readonly facts: Facts,
  ) {}

  /** Records the requests and their facts; the caller checks access. */
  async execute(ctx: Ctx, acts: readonly ApprovalAct[]): Promise<void> {
    if (acts.length === 0) return;
    await this.approvals.add(
      ctx,
      acts.map(({ request }) => request),
    );
    await this.facts.recordAll(
      ctx,
      approvalRequested,
      acts.map(({ by, request }) => ({ by, fact: factOf(request) })),
    );
  }
}
