import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ApprovalDetails } from '@waqf/contracts/approvals';
import { halalas } from '@waqf/money';
import { type ApprovalKind, ApprovalKinds, type ApprovalRequest } from '../approvals/index.js';
import { LedgerFacade, LedgerInsufficientBalanceError, type Posting } from '../ledger/index.js';
import { type Ctx, Facts, personOf } from '../platform/index.js';
import {
  DistributionsAboveYieldError,
  DistributionsRecalculateError,
  DistributionsRunForbiddenError,
} from './distributions.errors.js';
import { runApproved, runRejected, runWithdrawn } from './distributions.facts.js';
import { calculatedFact, type Run, runFact } from './domain/run.js';
import { runApprovalKind, runApprovalWords, runEntryWords } from './domain/run-approval-words.js';
import { runStates } from './domain/run-states.js';
import { RunLineRepository } from './persistence/run-line.repository.js';
import { RunRepository } from './persistence/run.repository.js';
import { RunInputs } from './use-cases/shared/run-inputs.js';

/** Should not happen: while the request is locked and undecided, its run awaits the approval too. */
const inconsistent = (): Error => new Error('an undecided request is about a run that does not wait');

/** Applies a decision to a run: approval moves its shares from the yield to the payable fund, all or nothing. */
@Injectable()
export class RunApprovals implements ApprovalKind, OnModuleInit {
  readonly kind = runApprovalKind;
  readonly decidedBy = ['waqif'] as const;
  readonly requestedBy = ['nazir'] as const;
  readonly words = runApprovalWords;
  readonly forbidden = () => new DistributionsRunForbiddenError();
  readonly page = ({ waqfId, subjectId }: ApprovalRequest): string => `/waqf/${waqfId}/distributions/${subjectId}`;

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly runs: RunRepository,
    private readonly lines: RunLineRepository,
    private readonly ledger: LedgerFacade,
    private readonly inputs: RunInputs,
    private readonly facts: Facts,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  /** @throws DistributionsRecalculateError (409), DistributionsAboveYieldError (422); the request then stays open */
  async apply(ctx: Ctx, request: ApprovalRequest): Promise<void> {
    const found = await this.lock(ctx, request);
    const state = runStates.next(found.state, 'approve', inconsistent);
    if (await this.inputs.changed(ctx, found)) throw new DistributionsRecalculateError();
    const reserve = reserveOf(found);
    await this.post(ctx, found, reserve);
    await this.inputs.take(ctx, found);
    const lines = await this.lines.markPayableOrWithheld(ctx, found.id, await this.lines.count(ctx, found.id));
    const run: Run = { ...found, state, decidedBy: personOf(ctx).userId, decidedAt: ctx.clock.now() };
    await this.runs.change(ctx, run);
    await this.facts.record(ctx, runApproved, { ...calculatedFact(run, lines), reserveHalalas: String(reserve) });
  }

  async reject(ctx: Ctx, request: ApprovalRequest, reason: string): Promise<void> {
    const found = await this.lock(ctx, request);
    const state = runStates.next(found.state, 'reject', inconsistent);
    const decidedBy = personOf(ctx).userId;
    await this.runs.change(ctx, { ...found, state, decidedBy, decidedAt: ctx.clock.now(), reason });
    await this.facts.record(ctx, runRejected, { ...runFact(found), reason, submittedBy: request.requestedBy });
  }

  async withdraw(ctx: Ctx, request: ApprovalRequest): Promise<void> {
    const found = await this.lock(ctx, request);
    const state = runStates.next(found.state, 'withdraw', inconsistent);
    await this.runs.change(ctx, { ...found, state, approvalId: null, submittedBy: null, submittedAt: null });
    await this.facts.record(ctx, runWithdrawn, runFact(found));
  }

  async describe(ctx: Ctx, requests: readonly ApprovalRequest[]): Promise<ReadonlyMap<string, ApprovalDetails>> {
    const details = new Map<string, ApprovalDetails>();
    for (const request of requests)
      details.set(request.id, { subjectPage: this.page(request), outdated: await this.isOutdated(ctx, request) });
    return details;
  }

  /** Checked before the confirmation in Nafath, so that nobody confirms what `apply` would refuse. */
  private async isOutdated(ctx: Ctx, { state, waqfId, subjectId }: ApprovalRequest): Promise<boolean> {
    if (state !== 'requested') return false;
    const run = await this.runs.find(ctx, waqfId, subjectId);
    return run !== undefined && (await this.inputs.changed(ctx, run));
  }

  private async post(ctx: Ctx, run: Run, reserve: bigint): Promise<void> {
    const allocated = run.figures?.allocated ?? halalas(0n);
    const words = runEntryWords(run);
    const postings = [
      postingOf(ctx, run, 'payable', allocated, `${words}: مستحقات المستفيدين`),
      postingOf(ctx, run, 'reserve', reserve, `${words}: احتياطي`),
    ].filter(({ amount }) => amount > 0n);
    try {
      await this.ledger.post(ctx, postings);
    } catch (error) {
      if (!(error instanceof LedgerInsufficientBalanceError)) throw error;
      const available = (await this.ledger.balancesOf(ctx, [run.waqfId])).get(run.waqfId)?.ghalla;
      throw new DistributionsAboveYieldError(halalas(allocated + reserve), available ?? halalas(0n));
    }
  }

  private async lock(ctx: Ctx, { subjectId }: ApprovalRequest): Promise<Run> {
    const run = await this.runs.lock(ctx, subjectId);
    if (!run) throw new Error(`run ${subjectId} awaits approval and is gone`);
    return run;
  }
}

/** The amount that the rules set aside as reserve; other deductions stay in the yield until they are spent. */
const reserveOf = ({ figures }: Run): bigint =>
  (figures?.deductions ?? []).reduce((sum, { kind, amount }) => (kind === 'reserve' ? sum + BigInt(amount) : sum), 0n);

/** A posting out of the yield. The shares' entry has the run's id; the reserve's entry has the request's id. */
function postingOf(ctx: Ctx, run: Run, fund: 'payable' | 'reserve', amount: bigint, description: string): Posting {
  return {
    id: fund === 'payable' ? run.id : (run.approvalId ?? run.id),
    waqfId: run.waqfId,
    debit: { fund: 'ghalla' },
    credit: { fund },
    amount: halalas(amount),
    kind: 'movement',
    description,
    occurredAt: ctx.clock.now(),
  };
}
