import { Injectable } from '@nestjs/common';
import { StepUps } from '../../identity/index.js';
import { type Ctx, Facts, newId, personOf, sqlState, Transactions } from '../../platform/index.js';
import { ClosingAccess } from '../access.js';
import {
  ClosingFiguresChangedError,
  ClosingIncompleteError,
  ClosingNothingEnteredError,
  ClosingStateError,
} from '../closing.errors.js';
import { yearClosed, yearClosedAgain } from '../closing.facts.js';
import { closingStates } from '../domain/closing-states.js';
import type { YearSpan } from '../domain/fiscal-year.js';
import type { Closing } from '../persistence/closing.repository.js';
import { ClosingLocks } from './shared/closing-locks.js';
import { ReadYear, type WaqfYears } from './read-year.js';

interface Wanted {
  readonly waqfId: string;
  readonly year: number;
  /** The hash of the figures that were shown. */
  readonly hash: string;
}

const uniqueViolation = '23505';

/** The nazir closes a year: its figures are stored, and the ledger accepts no more entries for its days. */
@Injectable()
export class CloseYear {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ClosingAccess,
    private readonly read: ReadYear,
    private readonly keep: ClosingLocks,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /**
   * A closed year that has new entries because of an exception is closed again.
   * @throws MembershipWaqfNotFoundError, ClosingYearNotFoundError (404), ClosingForbiddenError, IdentityStepUpError
   *   (403), ClosingWaqfNotApprovedError, ClosingStateError, ClosingFiguresChangedError, ClosingNothingEnteredError
   *   (409), ClosingIncompleteError (422)
   */
  async execute(ctx: Ctx, input: Wanted): Promise<void> {
    const { waqfId, year, hash } = input;
    await this.access.toClose(ctx, waqfId);
    await this.transactions.run(ctx, async (ctx) => {
      // The calendar that decides which days the year has must not change meanwhile.
      await this.keep.lockYears(ctx, waqfId);
      const years = await this.read.years(ctx, waqfId);
      const span = this.read.spanOf(years, year);
      const [latest] = this.read.closingsOf(years, span);
      await this.requireHash(ctx, years, span, hash);
      if (latest?.state !== 'closed') await this.requireComplete(ctx, years, span);
      await this.stepUps.require(ctx, { kind: 'year', id: `${waqfId}:${year}`, change: { hash } });
      if (latest?.state === 'closed') await this.renew(ctx, years, span, { found: latest, hash });
      await this.enter(ctx, years, span, { hash, supersedes: latest?.id ?? null });
    });
  }

  /** Locks the year against new entries first, and reads its figures after that. */
  private async enter(
    ctx: Ctx,
    { waqfId, rule }: WaqfYears,
    span: YearSpan,
    { hash, supersedes }: { hash: string; supersedes: string | null },
  ): Promise<void> {
    const id = newId();
    const { figures, hash: current } = await this.locked(ctx, { ...span, id, waqfId });
    if (current !== hash) throw new ClosingFiguresChangedError();
    const { userId: closedBy, fullName: closedByName } = personOf(ctx);
    const closing: Closing = {
      ...span,
      id,
      waqfId,
      hash,
      supersedes,
      closedBy,
      closedByName,
      calendar: rule.calendar,
      state: 'closed',
      snapshot: figures,
      closedAt: ctx.clock.now(),
      reopeningId: null,
      endedAt: null,
      reason: null,
    };
    await this.keep.add(ctx, closing);
    const { year, from, to } = span;
    await this.facts.record(ctx, yearClosed, { waqfId, closingId: id, year, from, to, hash, closedBy });
  }

  /** @throws ClosingStateError (409) when another closing of the same year has locked its days at the same time */
  private async locked(ctx: Ctx, lock: YearSpan & { id: string; waqfId: string }) {
    try {
      return await this.read.lockedFigures(ctx, lock);
    } catch (error) {
      throw sqlState(error) === uniqueViolation ? new ClosingStateError() : error;
    }
  }

  private async requireHash(ctx: Ctx, { waqfId }: WaqfYears, span: YearSpan, hash: string): Promise<void> {
    const shown = await this.read.figures(ctx, waqfId, span);
    if (shown.hash !== hash) throw new ClosingFiguresChangedError();
  }

  private async requireComplete(ctx: Ctx, years: WaqfYears, span: YearSpan): Promise<void> {
    const left = (await this.read.checklist(ctx, years, span)).filter(({ done }) => !done);
    if (left.length > 0) throw new ClosingIncompleteError(left);
  }

  /** Ends the closing that no longer agrees with the books and adds a new one. */
  private async renew(
    ctx: Ctx,
    years: WaqfYears,
    span: YearSpan,
    { found, hash: after }: { found: Closing; hash: string },
  ): Promise<void> {
    const closing = await this.keep.lock(ctx, found);
    const state = closingStates.next(closing.state, 'renew', () => new ClosingStateError());
    if (closing.reopeningId !== null) throw new ClosingStateError();
    const { enteredSince: entered } = await this.read.facts(ctx, years, span);
    if (entered === 0) throw new ClosingNothingEnteredError();
    await this.keep.end(ctx, { ...closing, state });
    const { waqfId, id: closingId, year, from, to, hash: before } = closing;
    await this.facts.record(ctx, yearClosedAgain, { waqfId, closingId, year, from, to, before, after, entered });
  }
}
