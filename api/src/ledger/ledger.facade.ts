import { Injectable } from '@nestjs/common';
import { addDays, type DaySpan } from '@waqf/formats';
import type { Halalas } from '@waqf/money';
import { type Ctx, inTransaction } from '../platform/index.js';
import type { Verification } from './domain/chain.js';
import type { EntryFilter, EntryPage, MonthFigures } from './domain/entry-list.js';
import { FundFlows } from './domain/fund-flows.js';
import {
  amountOf,
  directionsOf,
  type FigureEntry,
  type FlowFigure,
  balanceFigure,
  toFigureEntry,
} from './domain/flow-figure.js';
import { type Figures, type Flow, type Fund, type FundBalances, noBalances } from './domain/fund.js';
import type { Entry, PostedEntry, Posting, PostingOutcome } from './domain/posting.js';
import type { YieldSpan } from './domain/yield-span.js';
import { LedgerNotReversibleError, refusalError } from './ledger.errors.js';
import { EntryRepository } from './persistence/entry.repository.js';
import { FlowRepository } from './persistence/flow.repository.js';
import { type LedgerAccount, LedgerRepository } from './persistence/ledger.repository.js';
import { PeriodLockRepository } from './persistence/period-lock.repository.js';
import { PostingRepository } from './persistence/posting.repository.js';
import { SummaryRepository } from './persistence/summary.repository.js';
import { SealEntries } from './use-cases/seal-entries.js';
import { ListEntries } from './use-cases/list-entries.js';
import { VerifyLedger } from './use-cases/verify-ledger.js';

/** The ledger for use by other contexts. All amounts are whole halalas. The caller checks permissions. */
@Injectable()
export class LedgerFacade {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly postings: PostingRepository,
    private readonly entryRows: EntryRepository,
    private readonly summaries: SummaryRepository,
    private readonly flowRows: FlowRepository,
    private readonly listEntries: ListEntries,
    private readonly verifyLedger: VerifyLedger,
    private readonly sealEntries: SealEntries,
    private readonly locks: PeriodLockRepository,
  ) {}

  /** Opens the five fund accounts of a waqf inside the caller's transaction; repeating the call changes nothing. */
  async openWaqfAccounts(ctx: Ctx, input: { waqfId: string }): Promise<void> {
    await this.ledger.openAccounts(ctx, input.waqfId);
  }

  /** Opens the account (fund `held`) of a sub bank account, with the same id; repeating the call changes nothing. */
  async openHeldAccount(ctx: Ctx, input: { waqfId: string; bankAccountId: string }): Promise<void> {
    if (!(await this.ledger.openHeld(ctx, input.waqfId, input.bankAccountId)))
      throw new Error(`ledger account ${input.bankAccountId} is another one's`);
  }

  /**
   * Enters all postings in the caller's transaction, or throws for the first refused one, so that the transaction rolls
   * back. A posting whose id has already entered the same returns the first entry (`replayed`).
   * @throws LedgerInsufficientBalanceError (422), LedgerAccountNotFoundError (404), LedgerKeyReusedError (409),
   *   LedgerCorpusProtectedError (422), LedgerAlreadyReversedError, LedgerNotReversibleError,
   *   LedgerPeriodClosedError (409)
   */
  async post(ctx: Ctx, postings: readonly Posting[]): Promise<PostedEntry[]> {
    return (await this.tryPost(ctx, postings)).map((outcome) => {
      if (outcome.status === 'refused') throw refusalError(outcome.reason);
      return outcome.entry;
    });
  }

  /**
   * For batches: processes the postings in order; a refused one enters nothing and does not stop the next. The outcomes
   * are in the same order. `refusalError(reason)` creates the error that `post` would throw.
   * @throws Error outside a transaction, LedgerPeriodClosedError (409) when the fiscal year of a day is closed
   */
  async tryPost(ctx: Ctx, postings: readonly Posting[]): Promise<PostingOutcome[]> {
    if (!inTransaction(ctx)) throw new Error('posted outside of a transaction');
    await this.locks.requireOpen(ctx, postings);
    const outcomes = await this.postings.post(ctx, postings);
    if (outcomes.some(({ status }) => status === 'posted')) ctx.afterCommit(() => this.sealEntries.wake());
    return outcomes;
  }

  /**
   * Reverses an entry by entering its mirror, in the caller's transaction; no balance may fall below zero.
   * @throws LedgerNotReversibleError (409) for an unknown entry or one that is itself a reversal; otherwise like `post`
   */
  async reverse(
    ctx: Ctx,
    input: { entryId: string; id: string; description: string; occurredAt: Date; fingerprint?: string },
  ): Promise<PostedEntry> {
    const { entryId, ...rest } = input;
    const undone = await this.entryRows.find(ctx, entryId);
    if (!undone) throw new LedgerNotReversibleError();
    const [entry] = await this.post(ctx, [
      {
        ...rest,
        waqfId: undone.waqfId,
        debit: { accountId: undone.creditAccountId },
        credit: { accountId: undone.debitAccountId },
        amount: undone.amount,
        kind: undone.kind,
        reversesId: entryId,
      },
    ]);
    if (!entry) throw new Error('a reversal without an outcome');
    return entry;
  }

  /** Book balances by waqf id; a waqf without accounts has zero balances, so every requested id is in the map. */
  async balancesOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, FundBalances>> {
    const found = await this.ledger.balances(ctx, waqfIds);
    return new Map(waqfIds.map((waqfId) => [waqfId, found.get(waqfId) ?? noBalances()]));
  }

  /** The total yield (ghalla) of these waqfs. */
  async yieldHeld(ctx: Ctx, waqfIds: readonly string[]): Promise<Halalas> {
    return this.ledger.yieldHeld(ctx, waqfIds);
  }

  /**
   * Balances by ledger account id (the account of a sub bank account has the bank account's id); unknown ids are not in
   * the map.
   */
  async balanceOfAccounts(ctx: Ctx, accountIds: readonly string[]): Promise<Map<string, Halalas>> {
    return this.ledger.balancesById(ctx, accountIds);
  }

  /** All accounts of these waqfs, with their funds: for statements of a fund or of the main bank account. */
  async accountsOf(ctx: Ctx, waqfIds: readonly string[]): Promise<LedgerAccount[]> {
    return this.ledger.accounts(ctx, waqfIds);
  }

  async entry(ctx: Ctx, id: string): Promise<Entry | undefined> {
    return this.entryRows.find(ctx, id);
  }

  /**
   * Pages of entries, newest first by occurrence; with `accountIds` they are the statement of these accounts with its
   * running balance.
   * @throws InvalidInputError (400) for an invalid cursor
   */
  async entries(ctx: Ctx, filter: EntryFilter): Promise<EntryPage> {
    return this.listEntries.execute(ctx, filter);
  }

  /**
   * The entries that a figure adds up, newest first, each with its sign in the figure.
   * @throws InvalidInputError (400) for an invalid cursor
   */
  async entriesOf(
    ctx: Ctx,
    figure: FlowFigure,
    filter: Omit<EntryFilter, 'accountIds' | 'directions' | 'kinds'>,
  ): Promise<{ entries: FigureEntry[]; nextCursor: string | null }> {
    const { added, taken } = directionsOf(figure);
    const { entries, nextCursor } = await this.entries(ctx, { ...filter, directions: [...added, ...taken] });
    return { entries: entries.map((entry) => toFigureEntry(entry, taken)), nextCursor };
  }

  /** The amount of a figure in a period of days, computed from totals that the database maintains. */
  async figure(ctx: Ctx, figure: FlowFigure, waqfIds: readonly string[], span: DaySpan): Promise<Halalas> {
    return amountOf(figure, await this.flows(ctx, waqfIds, span));
  }

  /** The total of the waqf's funds according to all its entries, independent of the stored balances. */
  async balanceFromEntries(ctx: Ctx, waqfId: string, funds: readonly Fund[]): Promise<Halalas> {
    return amountOf(balanceFigure(...funds), await this.flowRows.allFlows(ctx, [waqfId]));
  }

  /** The total of the accounts before `at`, by occurrence: the opening balance of a statement. */
  async openingBalance(ctx: Ctx, accountIds: readonly string[], at: Date): Promise<Halalas> {
    return this.entryRows.balanceBefore(ctx, accountIds, at);
  }

  /**
   * The combined figures of the waqfs by month (Asia/Riyadh), oldest first. `from` and `to` are `YYYY-MM`, both
   * included.
   */
  async monthReport(
    ctx: Ctx,
    waqfIds: readonly string[],
    range: { from: string; to: string },
  ): Promise<MonthFigures[]> {
    return this.summaries.months(ctx, waqfIds, `${range.from}-01`, `${range.to}-01`);
  }

  /** Revenue, expenses and number of entries of the current month in Asia/Riyadh. */
  async monthFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.summaries.figures(ctx, waqfIds, 'month');
  }

  /** Revenue, expenses and number of entries of the current day in Asia/Riyadh. */
  async dayFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.summaries.figures(ctx, waqfIds, 'day');
  }

  /** Revenue, expenses and number of entries of a period of days in Asia/Riyadh, both ends included. */
  async periodFigures(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<Figures> {
    return this.summaries.periodFigures(ctx, waqfIds, span);
  }

  /** Number of entries in these waqfs' books on each day of Asia/Riyadh, oldest first. */
  dayCounts(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<{ day: string; count: number }[]> {
    return this.summaries.days(ctx, waqfIds, span);
  }

  /** Revenue, expenses and number of entries since the first entry. */
  async totalFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.summaries.figures(ctx, waqfIds, 'all');
  }

  /** Yield that these waqfs allotted to their beneficiaries in the current year of Asia/Riyadh, minus reversals. */
  async yieldAllottedThisYear(ctx: Ctx, waqfIds: readonly string[]): Promise<Halalas> {
    return this.summaries.allottedThisYear(ctx, waqfIds);
  }

  /** What moved between the funds of these waqfs in a period of days in Asia/Riyadh. */
  async flows(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<Flow[]> {
    return this.flowRows.flows(ctx, waqfIds, span);
  }

  /** Balances of these waqfs' funds before and after a period of days, and what moved in it. */
  async fundFlows(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<FundFlows> {
    return new FundFlows(
      await this.flowRows.balancesAfter(ctx, waqfIds, addDays(span.from, -1)),
      await this.flowRows.balancesAfter(ctx, waqfIds, span.to),
      await this.flowRows.flows(ctx, waqfIds, span),
    );
  }

  /**
   * Locks a period of days of a waqf against new entries, in the caller's transaction, after running postings have
   * ended.
   * @param lock.id identifies the lock; the same id lifts it
   */
  async lockPeriod(ctx: Ctx, lock: DaySpan & { id: string; waqfId: string }): Promise<void> {
    await this.locks.lock(ctx, lock);
  }

  /** Lifts a lock so that its days accept entries again, in the caller's transaction. */
  async liftPeriodLock(ctx: Ctx, id: string): Promise<void> {
    await this.locks.lift(ctx, id);
  }

  /** Lets one person enter postings on locked days until a moment; the exception then ends by itself. */
  async exceptFromLock(ctx: Ctx, exception: { lockId: string; personId: string; until: Date }): Promise<void> {
    await this.locks.except(ctx, exception);
  }

  /** The totals of these waqfs' funds at the end of a day in Asia/Riyadh; `contra` is negative. */
  async fundsAfter(ctx: Ctx, waqfIds: readonly string[], day: string): Promise<Record<Fund, Halalas>> {
    return this.flowRows.balancesAfter(ctx, waqfIds, day);
  }

  /** The yield (ghalla) of each waqf at the end of a day in Asia/Riyadh; every requested id is in the map. */
  async yieldsAfter(ctx: Ctx, waqfIds: readonly string[], day: string): Promise<Map<string, Halalas>> {
    return this.flowRows.yieldsAfter(ctx, waqfIds, day);
  }

  /** Day of the first entry of these waqfs, by occurrence; null when there is none. */
  async firstDay(ctx: Ctx, waqfIds: readonly string[]): Promise<string | null> {
    return this.flowRows.firstDay(ctx, waqfIds);
  }

  /**
   * Income and expenses of a waqf's yield in these periods, which must not overlap, in halalas. A reversal counts on
   * the day of the entry that it undoes; additions to the corpus are not yield. Either may be negative.
   * @param until only entries recorded up to this moment of `countedUntil` are counted
   */
  async yieldOf(
    ctx: Ctx,
    waqfId: string,
    spans: readonly YieldSpan[],
    until: Date,
  ): Promise<{ income: bigint; expenses: bigint }> {
    return this.summaries.yieldOf(ctx, waqfId, spans, until);
  }

  /**
   * A moment of the database that divides the entries of a waqf's yield in two: those up to it are all visible, and
   * every later one is recorded after it. Waits for postings that are running.
   */
  async countedUntil(ctx: Ctx, waqfId: string): Promise<Date> {
    return this.summaries.countedUntil(ctx, waqfId);
  }

  /**
   * Verifies the whole ledger: its chain, balances and summaries. It takes seconds for a million entries.
   * @throws ForbiddenError (403) for users without `system.admin`
   */
  async verify(ctx: Ctx): Promise<Verification> {
    return this.verifyLedger.execute(ctx);
  }
}
