import { Injectable } from '@nestjs/common';
import { addDays, type DaySpan } from '@waqf/formats';
import type { Halalas } from '@waqf/money';
import { type Ctx, inTransaction } from '../platform/index.js';
import type { Verification } from './domain/chain.js';
import type { EntryFilter, EntryPage, MonthFigures } from './domain/entry-list.js';
import { FundFlows } from './domain/fund-flows.js';
import { amountOf, directionsOf, type FigureEntry, type FlowFigure, gained, inFigure } from './domain/flow-figure.js';
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

/** The ledger as other contexts see it. All amounts are whole halalas. The caller checks who may do or see what. */
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

  /** Opens the five fund accounts of a waqf inside the caller's transaction; calling again changes nothing. */
  async openWaqfAccounts(ctx: Ctx, input: { waqfId: string }): Promise<void> {
    await this.ledger.openAccounts(ctx, input.waqfId);
  }

  /** Opens the account (fund `held`) of a sub bank account, with the same id; calling again changes nothing. */
  async openHeldAccount(ctx: Ctx, input: { waqfId: string; bankAccountId: string }): Promise<void> {
    if (!(await this.ledger.openHeld(ctx, input.waqfId, input.bankAccountId)))
      throw new Error(`ledger account ${input.bankAccountId} is another one's`);
  }

  /**
   * Enters all postings in the caller's transaction, or throws for the first that is refused; the caller's transaction
   * then rolls back. One whose id has already entered the same is answered with the first entry (`replayed`).
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
   * For batches: judges the postings in their order; a refused one enters nothing and doesn't stop the next. Outcomes
   * in the same order. `refusalError(reason)` makes the error that `post` would throw.
   * @throws Error outside of a transaction, LedgerPeriodClosedError (409) when a day's fiscal year is closed
   */
  async tryPost(ctx: Ctx, postings: readonly Posting[]): Promise<PostingOutcome[]> {
    if (!inTransaction(ctx)) throw new Error('posted outside of a transaction');
    await this.locks.requireOpen(ctx, postings);
    const outcomes = await this.postings.post(ctx, postings);
    if (outcomes.some(({ status }) => status === 'posted')) ctx.afterCommit(() => this.sealEntries.wake());
    return outcomes;
  }

  /**
   * Undoes an entry by its mirror, in the caller's transaction; it may leave no balance below zero either.
   * @throws LedgerNotReversibleError (409) for an unknown entry or one that is itself a reversal; else as `post`
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

  /** Book balances by waqf id; a waqf without accounts has zeroes, so every asked id is in the map. */
  async balancesOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, FundBalances>> {
    const found = await this.ledger.balances(ctx, waqfIds);
    return new Map(waqfIds.map((waqfId) => [waqfId, found.get(waqfId) ?? noBalances()]));
  }

  /** What the yields (ghalla) of these waqfs hold together. */
  async yieldHeld(ctx: Ctx, waqfIds: readonly string[]): Promise<Halalas> {
    return this.ledger.yieldHeld(ctx, waqfIds);
  }

  /**
   * Balances by ledger account id (that of a sub bank account is the bank account's); unknown ids are not in the map.
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
   * Entries, newest first by occurrence, page by page; with `accountIds` the statement of these accounts with its
   * running balance.
   * @throws InvalidInputError (400) for a cursor that is not ours
   */
  async entries(ctx: Ctx, filter: EntryFilter): Promise<EntryPage> {
    return this.listEntries.execute(ctx, filter);
  }

  /**
   * The entries that a figure adds up, newest first, each with the sign that it has there.
   * @throws InvalidInputError (400) for a cursor that is not ours
   */
  async entriesOf(
    ctx: Ctx,
    figure: FlowFigure,
    filter: Omit<EntryFilter, 'accountIds' | 'directions' | 'kinds'>,
  ): Promise<{ entries: FigureEntry[]; nextCursor: string | null }> {
    const { added, taken } = directionsOf(figure);
    const { entries, nextCursor } = await this.entries(ctx, { ...filter, directions: [...added, ...taken] });
    return { entries: entries.map((entry) => inFigure(entry, taken)), nextCursor };
  }

  /** What the entries of a figure come to in a stretch of days, from the totals that the database keeps. */
  async figure(ctx: Ctx, figure: FlowFigure, waqfIds: readonly string[], span: DaySpan): Promise<Halalas> {
    return amountOf(figure, await this.flows(ctx, waqfIds, span));
  }

  /** What the waqf's funds hold together by all its entries, whatever their balances say. */
  async heldByEntries(ctx: Ctx, waqfId: string, funds: readonly Fund[]): Promise<Halalas> {
    return amountOf(gained(...funds), await this.flowRows.allFlows(ctx, [waqfId]));
  }

  /** What the accounts held together before `at`, by occurrence: where their statement of a period begins. */
  async openingBalance(ctx: Ctx, accountIds: readonly string[], at: Date): Promise<Halalas> {
    return this.entryRows.balanceBefore(ctx, accountIds, at);
  }

  /**
   * The waqfs' figures together, month by month (Asia/Riyadh), oldest first. `from` and `to` are `YYYY-MM`, both
   * included.
   */
  async monthReport(
    ctx: Ctx,
    waqfIds: readonly string[],
    range: { from: string; to: string },
  ): Promise<MonthFigures[]> {
    return this.summaries.months(ctx, waqfIds, `${range.from}-01`, `${range.to}-01`);
  }

  /** Revenue, expenses and number of entries of the current month, as Asia/Riyadh counts months. */
  async monthFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.summaries.figures(ctx, waqfIds, 'month');
  }

  /** The same for the current day of Asia/Riyadh. */
  async dayFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.summaries.figures(ctx, waqfIds, 'day');
  }

  /** The same for a stretch of days of Asia/Riyadh, both included. */
  async daysFigures(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<Figures> {
    return this.summaries.daysTogether(ctx, waqfIds, span);
  }

  /** How many entries these waqfs' books got on each day of Asia/Riyadh, oldest first. */
  dayCounts(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<{ day: string; count: number }[]> {
    return this.summaries.days(ctx, waqfIds, span);
  }

  /** The same since the first entry. */
  async totalFigures(ctx: Ctx, waqfIds: readonly string[]): Promise<Figures> {
    return this.summaries.figures(ctx, waqfIds, 'all');
  }

  /**
   * Yield that these waqfs allotted to their beneficiaries in the current year of Asia/Riyadh, reversals taken away.
   */
  async yieldAllottedThisYear(ctx: Ctx, waqfIds: readonly string[]): Promise<Halalas> {
    return this.summaries.allottedThisYear(ctx, waqfIds);
  }

  /** What moved between the funds of these waqfs in a stretch of days of Asia/Riyadh. */
  async flows(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<Flow[]> {
    return this.flowRows.flows(ctx, waqfIds, span);
  }

  /** What these waqfs' funds held before and after a stretch of days, and what moved in it. */
  async fundFlows(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<FundFlows> {
    return new FundFlows(
      await this.flowRows.balancesAfter(ctx, waqfIds, addDays(span.from, -1)),
      await this.flowRows.balancesAfter(ctx, waqfIds, span.to),
      await this.flowRows.flows(ctx, waqfIds, span),
    );
  }

  /**
   * Locks a stretch of a waqf's days against every entry, in the caller's transaction, once postings under way have
   * ended. @param lock.id names the lock; with the same id it is lifted
   */
  async lockPeriod(ctx: Ctx, lock: DaySpan & { id: string; waqfId: string }): Promise<void> {
    await this.locks.lock(ctx, lock);
  }

  /** Lets the days of a lock be written to again, in the caller's transaction. */
  async liftPeriodLock(ctx: Ctx, id: string): Promise<void> {
    await this.locks.lift(ctx, id);
  }

  /** Lets one person write into locked days until a moment; it ends by itself. */
  async exceptFromLock(ctx: Ctx, exception: { lockId: string; personId: string; until: Date }): Promise<void> {
    await this.locks.except(ctx, exception);
  }

  /** What the funds of these waqfs held together when a day of Asia/Riyadh ended; `contra` is below zero. */
  async fundsAfter(ctx: Ctx, waqfIds: readonly string[], day: string): Promise<Record<Fund, Halalas>> {
    return this.flowRows.balancesAfter(ctx, waqfIds, day);
  }

  /** What each waqf's yield (ghalla) held when a day of Asia/Riyadh ended; every asked id is in the map. */
  async yieldsAfter(ctx: Ctx, waqfIds: readonly string[], day: string): Promise<Map<string, Halalas>> {
    return this.flowRows.yieldsAfter(ctx, waqfIds, day);
  }

  /** Day of the first entry of these waqfs, by occurrence; null when they have none. */
  async firstDay(ctx: Ctx, waqfIds: readonly string[]): Promise<string | null> {
    return this.flowRows.firstDay(ctx, waqfIds);
  }

  /**
   * Income and expenses of a waqf's yield in these spans, which do not overlap. A reversal counts on the day of what it
   * undoes; additions to the corpus are no yield. Either may be below zero, in halalas.
   */
  async yieldOf(ctx: Ctx, waqfId: string, spans: readonly YieldSpan[]): Promise<{ income: bigint; expenses: bigint }> {
    return this.summaries.yieldOf(ctx, waqfId, spans);
  }

  /**
   * Proves the whole ledger: its chain, balances and summaries. Takes seconds for a million entries.
   * @throws ForbiddenError (403) for people without `system.admin`
   */
  async verify(ctx: Ctx): Promise<Verification> {
    return this.verifyLedger.execute(ctx);
  }
}
