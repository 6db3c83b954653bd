import { Injectable } from '@nestjs/common';
import { endOfDay, riyadhDay, startOfDay } from '@waqf/formats';
import { BankingFacade, type OpenedBankAccount } from '../../banking/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { zeroHalalas } from '@waqf/money';
import type { Ctx } from '../../platform/index.js';
import type { EntryRecord } from '../domain/book-line.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { StatementRepository } from '../persistence/statement.repository.js';
import { ReconciliationPeriodTooLongError } from '../reconciliation.errors.js';

const page = 1_000;
/** More pages than a waqf enters in years; a longer period must be requested in parts. */
const mostPages = 100;

/** Reads the ledger entries of a bank account. */
@Injectable()
export class ReadEntries {
  constructor(
    private readonly banking: BankingFacade,
    private readonly ledger: LedgerFacade,
    private readonly matches: MatchRepository,
    private readonly statements: StatementRepository,
  ) {}

  /** Entries without a line, oldest first; both days are included. @throws ReconciliationPeriodTooLongError (422) */
  async open(ctx: Ctx, account: OpenedBankAccount, from: string, to: string): Promise<EntryRecord[]> {
    const entries = await this.all(ctx, account, from, to);
    const taken = await this.matches.taken(
      ctx,
      account.id,
      entries.map((entry) => entry.id),
    );
    return entries.filter((entry) => !taken.has(entry.id)).toReversed();
  }

  /** Like `open`, but only on days covered by a statement: an entry on other days can't be in a statement yet. */
  async openWithinStatements(ctx: Ctx, account: OpenedBankAccount, from: string, to: string): Promise<EntryRecord[]> {
    const covered = await this.statements.coveredRanges(ctx, account.id, from, to);
    if (covered.length === 0) return [];
    const open = await this.open(ctx, account, from, to);
    return open.filter((entry) => covered.some((period) => isWithin(riyadhDay(entry.at), period)));
  }

  /** One entry seen from the account; null when it does not affect the account, or only moves money inside it. */
  async one(ctx: Ctx, account: OpenedBankAccount, entryId: string): Promise<EntryRecord | null> {
    const entry = await this.ledger.entry(ctx, entryId);
    if (!entry || entry.waqfId !== account.waqfId) return null;
    const accountIds = await this.banking.ledgerAccountsOf(ctx, account);
    const [out, into] = [accountIds.includes(entry.debitAccountId), accountIds.includes(entry.creditAccountId)];
    if (out === into) return null;
    const { id, occurredAt: at, description } = entry;
    return { id, at, description, amount: into ? entry.amount : (-entry.amount as typeof entry.amount) };
  }

  /** All entries of the account in the period, newest first. */
  private async all(ctx: Ctx, account: OpenedBankAccount, from: string, to: string): Promise<EntryRecord[]> {
    const accountIds = await this.banking.ledgerAccountsOf(ctx, account);
    const range = {
      waqfIds: [account.waqfId],
      accountIds,
      from: startOfDay(from),
      to: endOfDay(to),
      limit: page,
    };
    const entries: EntryRecord[] = [];
    let cursor: string | null = null;
    for (let number = 0; number < mostPages; number += 1) {
      const { entries: found, nextCursor } = await this.ledger.entries(
        ctx,
        cursor === null ? range : { ...range, cursor },
      );
      entries.push(
        ...found.map(({ id, occurredAt: at, description, signed }) => ({
          id,
          at,
          description,
          amount: signed ?? zeroHalalas,
        })),
      );
      if (nextCursor === null) return entries;
      cursor = nextCursor;
    }
    throw new ReconciliationPeriodTooLongError();
  }
}

function isWithin(day: string, period: { from: string; to: string }): boolean {
  return day >= period.from && day <= period.to;
}
