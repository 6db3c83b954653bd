import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ApprovalDetails } from '@waqf/contracts/approvals';
import { type ApprovalKind, ApprovalKinds, type ApprovalRequest } from '../approvals/index.js';
import { type Ctx, Facts } from '../platform/index.js';
import { ClosingForbiddenError, ClosingLaterYearClosedError, ClosingStateError } from './closing.errors.js';
import { reopeningEnded, yearReopened } from './closing.facts.js';
import { closingStates } from './domain/closing-states.js';
import { reopeningKind, reopeningWords } from './domain/reopening-words.js';
import { type Closing, ClosingRepository } from './persistence/closing.repository.js';
import { ClosingLocks } from './use-cases/shared/closing-locks.js';

/** Applies a decision to a closing: an approval removes the lock of the ledger; the figures of the closing are kept. */
@Injectable()
export class ReopeningApprovals implements ApprovalKind, OnModuleInit {
  readonly kind = reopeningKind;
  readonly decidedBy = ['waqif'] as const;
  readonly requestedBy = ['nazir'] as const;
  readonly words = reopeningWords;
  readonly forbidden = () => new ClosingForbiddenError();
  readonly page = ({ waqfId }: ApprovalRequest): string => `/waqf/${waqfId}/years`;

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly closings: ClosingRepository,
    private readonly keep: ClosingLocks,
    private readonly facts: Facts,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  /** @throws ClosingStateError, ClosingLaterYearClosedError (409); the request then keeps waiting */
  async apply(ctx: Ctx, request: ApprovalRequest): Promise<void> {
    const found = await this.lock(ctx, request);
    const state = closingStates.next(found.state, 'reopen', () => new ClosingStateError());
    const all = await this.closings.ofWaqf(ctx, found.waqfId);
    if (all.some((later) => later.from > found.from && later.state === 'closed'))
      throw new ClosingLaterYearClosedError();
    await this.keep.end(ctx, { ...found, state });
    await this.facts.record(ctx, yearReopened, { ...factOf(found), reason: found.reason ?? '' });
  }

  async reject(ctx: Ctx, request: ApprovalRequest, reason: string): Promise<void> {
    await this.end(ctx, request, reason);
  }

  async withdraw(ctx: Ctx, request: ApprovalRequest): Promise<void> {
    await this.end(ctx, request, null);
  }

  async describe(ctx: Ctx, requests: readonly ApprovalRequest[]): Promise<ReadonlyMap<string, ApprovalDetails>> {
    const years = await this.closings.yearsOf(ctx, [...new Set(requests.map(({ subjectId }) => subjectId))]);
    return new Map(
      requests.flatMap((request) => {
        const year = years.get(request.subjectId);
        return year === undefined ? [] : [[request.id, { subjectPage: `${this.page(request)}/${year}` }]];
      }),
    );
  }

  private async end(ctx: Ctx, request: ApprovalRequest, reason: string | null): Promise<void> {
    const found = await this.lock(ctx, request);
    await this.keep.note(ctx, { ...found, reopeningId: null, reason: null });
    await this.facts.record(ctx, reopeningEnded, { ...factOf(found), reason });
  }

  private async lock(ctx: Ctx, { id, subjectId }: ApprovalRequest): Promise<Closing> {
    const closing = await this.keep.lock(ctx, { id: subjectId });
    if (closing.reopeningId !== id) throw new ClosingStateError();
    return closing;
  }
}

const factOf = ({ waqfId, id: closingId, year, from, to }: Closing) => ({ waqfId, closingId, year, from, to });
