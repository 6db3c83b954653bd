import { Injectable } from '@nestjs/common';
import type { CreateFromLine, MatchLine as Wanted, ReconciledPair } from '@waqf/contracts/reconciliation';
import { momentOnDay } from '@waqf/formats';
import { absolute, halalas } from '@waqf/money';
import type { OpenedBankAccount } from '../../banking/index.js';
import { FinancesFacade } from '../../finances/index.js';
import { type Ctx, entryIdOf, Facts, fingerprintOf, personOf, sqlState, Transactions } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import type { EntryRecord, LineRecord, MatchRecord } from '../domain/book-line.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { toPair } from '../presenter.js';
import {
  ReconciliationAmountDiffersError,
  ReconciliationEntryMatchedError,
  ReconciliationEntryNotFoundError,
  ReconciliationLineMatchedError,
  ReconciliationNotMainError,
  ReconciliationTypeDiffersError,
} from '../reconciliation.errors.js';
import { lineMatched } from '../reconciliation.facts.js';
import { ReadEntries } from './read-entries.js';

const foreignKeyViolation = '23503';
const route = 'POST /api/waqf/:id/reconciliation/match';

/** A user matches a line with an entry in the books, or with a new transaction that is entered for it. */
@Injectable()
export class MatchLine {
  constructor(
    private readonly access: StatementAccess,
    private readonly finances: FinancesFacade,
    private readonly matches: MatchRepository,
    private readonly entries: ReadEntries,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /**
   * For the nazir only. The same request again answers with the same pair.
   * @param key value of the header Idempotency-Key
   * @throws MembershipWaqfNotFoundError, ReconciliationLineNotFoundError, ReconciliationEntryNotFoundError (404),
   * ReconciliationForbiddenError (403), ReconciliationLineMatchedError, ReconciliationEntryMatchedError (409),
   * ReconciliationAmountDiffersError, ReconciliationTypeDiffersError, ReconciliationNotMainError (422), and what
   * `FinancesFacade.record` throws
   */
  async execute(ctx: Ctx, input: Wanted & { waqfId: string }, key: string | undefined): Promise<ReconciledPair> {
    const match = (ctx: Ctx): Promise<ReconciledPair> => this.match(ctx, input, key);
    try {
      return await this.transactions.run(ctx, match);
    } catch (error) {
      if (sqlState(error) !== foreignKeyViolation) throw error;
      // The statement of the line was removed at the same time; on retry the line is not found.
      return this.transactions.run(ctx, match);
    }
  }

  private async match(ctx: Ctx, input: Wanted & { waqfId: string }, key: string | undefined): Promise<ReconciledPair> {
    await this.access.toReconcile(ctx, input.waqfId);
    const line = await this.access.line(ctx, input.waqfId, input.lineId);
    const account = await this.access.account(ctx, input.waqfId, line.accountId);
    const before = await this.matches.ofLine(ctx, line.id);
    if (before) return repeated(before, input);
    const match = input.create
      ? await this.create(ctx, account, line, input.create, entryIdOf(ctx, route, key))
      : await this.choose(ctx, account, line, input.entryId ?? '');
    if (!match) return repeated(await this.matches.ofLine(ctx, line.id), input);
    const { waqfId, id: lineId } = line;
    const kind = input.create ? 'created' : 'person';
    await this.facts.record(ctx, lineMatched, { waqfId, lineId, entryId: match.entry.id, kind });
    return toPair(match);
  }

  /** Matches the line with an existing entry; null when another request has matched the line at the same time. */
  private async choose(
    ctx: Ctx,
    account: OpenedBankAccount,
    line: LineRecord,
    entryId: string,
  ): Promise<MatchRecord | null> {
    const entry = await this.entries.one(ctx, account, entryId.toLowerCase());
    if (!entry) throw new ReconciliationEntryNotFoundError();
    if (entry.amount !== line.amount) throw new ReconciliationAmountDiffersError(halalas(line.amount - entry.amount));
    const match = await this.lock(ctx, line, entry, 'person', null);
    if (!match && !(await this.matches.ofLine(ctx, line.id))) throw new ReconciliationEntryMatchedError();
    return match;
  }

  /** Matches before it enters the transaction: a second call for the line waits for the first and enters nothing. */
  private async create(
    ctx: Ctx,
    account: OpenedBankAccount,
    line: LineRecord,
    wanted: CreateFromLine,
    id: string,
  ): Promise<MatchRecord | null> {
    if (account.accountType !== 'main_waqf') throw new ReconciliationNotMainError();
    if ((wanted.type === 'income') !== line.amount > 0n) throw new ReconciliationTypeDiffersError();
    const { type, description } = wanted;
    const at = momentOnDay(line.bookedOn, ctx.clock.now());
    const match = await this.lock(
      ctx,
      line,
      { id, at, amount: line.amount, description },
      'created',
      fingerprintOf(wanted),
    );
    if (!match) {
      if (await this.matches.ofLine(ctx, line.id)) return null;
      // The key was already used to enter a transaction for another line.
      throw new ReconciliationEntryMatchedError();
    }
    const source = type === 'income' ? (wanted.source ?? 'other_income') : null;
    const category = type === 'expense' ? (wanted.category ?? 'other_expense') : null;
    await this.finances.record(ctx, {
      id,
      waqfId: line.waqfId,
      type,
      amount: absolute(line.amount),
      description,
      source,
      category,
      occurredAt: at,
    });
    return match;
  }

  private async lock(
    ctx: Ctx,
    line: LineRecord,
    entry: EntryRecord,
    kind: 'person' | 'created',
    fingerprint: string | null,
  ): Promise<MatchRecord | null> {
    const matchedBy = personOf(ctx).fullName;
    const matchedAt = ctx.clock.now();
    const locked = await this.matches.add(ctx, [{ line, entry, kind, matchedBy, fingerprint }], matchedAt);
    return locked.has(line.id) ? { line, entry, kind, matchedAt, matchedBy, fingerprint } : null;
  }
}

/** The answer for a line that is already matched: the same request gets its match, another one is refused. */
function repeated(before: MatchRecord | null, input: Wanted): ReconciledPair {
  if (!before) throw new ReconciliationLineMatchedError();
  const same = input.create
    ? before.fingerprint === fingerprintOf(input.create)
    : before.entry.id === input.entryId?.toLowerCase();
  if (!same) throw new ReconciliationLineMatchedError();
  return toPair(before);
}
