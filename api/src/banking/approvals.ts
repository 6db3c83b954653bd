import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ApprovalKind, ApprovalKinds, type ApprovalRequest } from '../approvals/index.js';
import type { Notice } from '../notifications/index.js';
import { type Ctx, Facts } from '../platform/index.js';
import { BankingNotFounderError } from './banking.errors.js';
import { transferRecorded, transferRejected } from './banking.facts.js';
import { approvalWords } from './domain/approval-words.js';
import { transferApprovalKind } from './domain/transfer-rules.js';
import { transferStates } from './domain/transfer-states.js';
import { factOf, type Transfer } from './domain/transfer.js';
import { TransferRepository } from './persistence/transfer.repository.js';
import { JudgeTransfers } from './use-cases/judge-transfers.js';
import { PostTransfers } from './use-cases/post-transfers.js';
import { DescribeTransfers } from './use-cases/describe-transfers.js';

/** Should not happen: while the request is locked and undecided, its transfer awaits the approval too. */
const inconsistent = (): Error => new Error('an undecided request is about a transfer that does not wait');

/** Stored as the reason when the requester withdraws the transfer. */
const withdrawnReason = 'سحبه من طلبه قبل الموافقة';

/** Applies a decision to a transfer that needs approval by the waqf's policy. */
@Injectable()
export class TransferApprovals implements ApprovalKind, OnModuleInit {
  readonly kind = transferApprovalKind;
  readonly decidedBy = ['waqif'] as const;
  readonly requestedBy = ['nazir'] as const;
  readonly words = approvalWords;
  readonly forbidden = () => new BankingNotFounderError();
  readonly page = ({ waqfId }: ApprovalRequest): string => `/waqf/${waqfId}/banking`;

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly transfers: TransferRepository,
    private readonly judge: JudgeTransfers,
    private readonly posting: PostTransfers,
    private readonly facts: Facts,
    private readonly descriptions: DescribeTransfers,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  confirmedLines(ctx: Ctx, request: ApprovalRequest) {
    return this.descriptions.confirmed(ctx, request);
  }

  concerned(ctx: Ctx, request: ApprovalRequest): Promise<Notice[]> {
    return this.descriptions.toPayee(ctx, request);
  }

  /**
   * Makes the transfer. The rules are checked again, because accounts, balances and the payee's entitlement may have
   * changed while it waited.
   * @throws the refusals of a transfer (422); then it stays waiting
   */
  async apply(ctx: Ctx, request: ApprovalRequest): Promise<void> {
    const transfer = await this.lock(ctx, request);
    transferStates.next(transfer.state, 'approve', inconsistent);
    const { from, to } = await this.judge.again(ctx, transfer);
    const results = await this.posting.execute(ctx, [
      { transfer: { ...transfer, createdAt: ctx.clock.now() }, from, to },
    ]);
    const result = results.get(transfer.id);
    if (typeof result === 'object') throw result.refused;
    await this.transfers.approve(ctx, transfer.id);
    await this.facts.record(ctx, transferRecorded, factOf(transfer));
  }

  async reject(ctx: Ctx, request: ApprovalRequest, reason: string): Promise<void> {
    const transfer = await this.lock(ctx, request);
    transferStates.next(transfer.state, 'reject', inconsistent);
    await this.transfers.reject(ctx, transfer.id, reason);
    await this.facts.record(ctx, transferRejected, { ...factOf(transfer), reason });
  }

  async withdraw(ctx: Ctx, request: ApprovalRequest): Promise<void> {
    const transfer = await this.lock(ctx, request);
    transferStates.next(transfer.state, 'withdraw', inconsistent);
    await this.transfers.reject(ctx, transfer.id, withdrawnReason);
    await this.facts.record(ctx, transferRejected, { ...factOf(transfer), reason: withdrawnReason });
  }

  describe(ctx: Ctx, requests: readonly ApprovalRequest[], moment: 'now' | 'decision') {
    return this.descriptions.of(ctx, requests, moment);
  }

  private async lock(ctx: Ctx, { subjectId }: ApprovalRequest): Promise<Transfer> {
    const transfer = await this.transfers.lock(ctx, subjectId);
    if (!transfer) throw new Error(`transfer ${subjectId} awaits approval and is gone`);
    return transfer;
  }
}
