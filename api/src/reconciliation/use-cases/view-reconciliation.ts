import { Injectable } from '@nestjs/common';
import { addDays, riyadhDay, startOfDay } from '@waqf/formats';
import type { BankStatement, Reconciliation, ReconciliationQuery } from '@waqf/contracts/reconciliation';
import { formatAmountForWire, halalas, sumHalalas, type Halalas } from '@waqf/money';
import { BankingFacade, type OpenedBankAccount } from '../../banking/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import {
  entryAsContract,
  lineAsContract,
  type EntryRecord,
  type LineRecord,
  type MatchRecord,
} from '../domain/book-line.js';
import { LineRepository } from '../persistence/line.repository.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { StatementRepository, type StatementRecord } from '../persistence/statement.repository.js';
import { statementAsContract } from './import-statement.js';
import { ReachStatement } from './reach-statement.js';
import { ReadEntries } from './read-entries.js';

const mostOfEach = 100;
const mostCandidates = 3;
const usualDays = 90;

/** What the bank says beside what the books say. */
@Injectable()
export class ViewReconciliation {
  constructor(
    private readonly reach: ReachStatement,
    private readonly banking: BankingFacade,
    private readonly ledger: LedgerFacade,
    private readonly statements: StatementRepository,
    private readonly lines: LineRepository,
    private readonly matches: MatchRepository,
    private readonly entries: ReadEntries,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, ReconciliationAccountNotFoundError (404), ReconciliationNoAccountError (409),
   * ReconciliationPeriodTooLongError (422)
   */
  async execute(ctx: Ctx, query: ReconciliationQuery & { waqfId: string }): Promise<Reconciliation> {
    return this.transactions.snapshot(ctx, async (ctx) => {
      const { relations } = await this.reach.toSee(ctx, query.waqfId);
      const account = await this.reach.account(ctx, query.waqfId, query.accountId);
      const to = query.to ?? riyadhDay(ctx.clock.now());
      const from = query.from ?? addDays(to, -usualDays);
      const open = await this.openEntries(ctx, account, from, to);
      const { count, total } = await this.lines.openTotals(ctx, account.id, from, to);
      const matched = await this.matches.list(ctx, account.id, from, to, mostOfEach);
      const suspense = await this.lines.open(ctx, account.id, from, to, mostOfEach);
      return {
        account: await this.banking.account(ctx, account.id),
        from,
        to,
        matched: matched.map(pairAsContract),
        suspense: suspense.map((line) => ({
          line: lineAsContract(line),
          candidates: candidatesFor(line, open).map(entryAsContract),
        })),
        unmatchedEntries: open.slice(0, mostOfEach).map(entryAsContract),
        counts: {
          matched: await this.matches.count(ctx, account.id, from, to),
          suspense: count,
          unmatchedEntries: open.length,
        },
        ...(await this.balances(ctx, account, to)),
        suspenseTotal: formatAmountForWire(total),
        unmatchedEntriesTotal: formatAmountForWire(sumHalalas(open.map((entry) => entry.amount))),
        mayReconcile: relations.includes('nazir'),
      };
    });
  }

  /** The latest 100 statements, newest first. @throws MembershipWaqfNotFoundError (404) */
  async statementsOf(ctx: Ctx, waqfId: string): Promise<BankStatement[]> {
    await this.reach.toSee(ctx, waqfId);
    return (await this.statements.list(ctx, waqfId, mostOfEach)).map(statementAsContract);
  }

  /** Only of days that a statement covers: what no statement can know yet is not missing in one. */
  private async openEntries(ctx: Ctx, account: OpenedBankAccount, from: string, to: string): Promise<EntryRecord[]> {
    const covered = await this.statements.covered(ctx, account.id, from, to);
    if (covered.length === 0) return [];
    const open = await this.entries.open(ctx, account, from, to);
    return open.filter((entry) => covered.some((stretch) => isWithin(riyadhDay(entry.at), stretch)));
  }

  /** Both at the end of the day on which the latest statement ends. */
  private async balances(
    ctx: Ctx,
    account: OpenedBankAccount,
    to: string,
  ): Promise<Pick<Reconciliation, 'bankBalance' | 'balanceOn' | 'bookBalance' | 'difference'>> {
    const statement: StatementRecord | null = await this.statements.latest(ctx, account.id, to);
    const accountIds = await this.banking.ledgerAccountsOf(ctx, account);
    const balanceOn = statement?.lastDay ?? null;
    const books: Halalas = await this.ledger.openingBalance(ctx, accountIds, startOfDay(addDays(balanceOn ?? to, 1)));
    return {
      bankBalance: statement ? formatAmountForWire(statement.closing) : null,
      balanceOn,
      bookBalance: formatAmountForWire(books),
      difference: statement ? formatAmountForWire(halalas(statement.closing - books)) : null,
    };
  }
}

function isWithin(day: string, stretch: { from: string; to: string }): boolean {
  return day >= stretch.from && day <= stretch.to;
}

/** Entries of the same amount, the nearest by day first. */
function candidatesFor(line: LineRecord, open: readonly EntryRecord[]): EntryRecord[] {
  const noon = startOfDay(line.bookedOn).getTime();
  const distance = (entry: EntryRecord): number => Math.abs(entry.at.getTime() - noon);
  return open
    .filter((entry) => entry.amount === line.amount)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostCandidates);
}

/** The pair in the shape of the contract. */
export function pairAsContract({
  line,
  entry,
  kind,
  matchedAt,
  matchedBy,
}: MatchRecord): Reconciliation['matched'][number] {
  return {
    line: lineAsContract(line),
    entry: entryAsContract(entry),
    kind,
    matchedAt: matchedAt.toISOString(),
    matchedBy,
  };
}
