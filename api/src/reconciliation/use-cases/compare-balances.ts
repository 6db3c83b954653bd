import { Injectable } from '@nestjs/common';
import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { addDays, endOfDay } from '@waqf/formats';
import { formatAmountForWire, halalas, type Halalas } from '@waqf/money';
import { BankingFacade, type OpenedBankAccount } from '../../banking/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { LineRepository } from '../persistence/line.repository.js';
import { StatementRepository } from '../persistence/statement.repository.js';

export type ComparedBalances = Pick<
  Reconciliation,
  'account' | 'bankBalance' | 'balanceOn' | 'bookBalance' | 'difference' | 'start'
>;

/** Compares the balance in the bank's statement with the balance of the books. The caller checks access. */
@Injectable()
export class CompareBalances {
  constructor(
    private readonly banking: BankingFacade,
    private readonly ledger: LedgerFacade,
    private readonly statements: StatementRepository,
    private readonly lines: LineRepository,
  ) {}

  /** Both balances at the end of the latest statement up to `to`; without one, the books' balance at `to`'s end. */
  async execute(ctx: Ctx, account: OpenedBankAccount, to: string): Promise<ComparedBalances> {
    const statement = await this.statements.latest(ctx, account.id, to);
    const accountIds = await this.banking.ledgerAccountsOf(ctx, account);
    const balanceOn = statement?.lastDay ?? null;
    const books = await this.ledger.openingBalance(ctx, accountIds, endOfDay(balanceOn ?? to));
    return {
      account: await this.banking.account(ctx, account.id),
      bankBalance: statement ? formatAmountForWire(statement.closing) : null,
      balanceOn,
      bookBalance: formatAmountForWire(books),
      difference: statement ? formatAmountForWire(halalas(statement.closing - books)) : null,
      start: statement ? await this.start(ctx, account, accountIds) : null,
    };
  }

  /**
   * How much the bank had more than the books at the end of a day, by the first statement that does not end before it:
   * the lines after the day are taken off its closing balance. When it begins after the day, its opening balance stands
   * for the day before it. Null when no statement reaches the day.
   */
  async atEndOf(
    ctx: Ctx,
    account: OpenedBankAccount,
    to: string,
  ): Promise<{ day: string; difference: Halalas } | null> {
    const statement = await this.statements.through(ctx, account.id, to);
    if (!statement) return null;
    const { firstDay, lastDay, opening, closing } = statement;
    const begins = firstDay > to;
    const day = begins ? addDays(firstDay, -1) : to;
    const bank = begins ? opening : closing - (await this.lines.total(ctx, account.id, addDays(to, 1), lastDay));
    const accountIds = await this.banking.ledgerAccountsOf(ctx, account);
    const books = await this.ledger.openingBalance(ctx, accountIds, endOfDay(day));
    return { day, difference: halalas(bank - books) };
  }

  /** The difference between books and bank on the day before the first statement begins. */
  private async start(
    ctx: Ctx,
    account: OpenedBankAccount,
    accountIds: readonly string[],
  ): Promise<ComparedBalances['start']> {
    const first = await this.statements.earliest(ctx, account.id);
    if (!first) return null;
    const books = await this.ledger.openingBalance(ctx, accountIds, endOfDay(addDays(first.firstDay, -1)));
    return { day: first.firstDay, difference: formatAmountForWire(halalas(first.opening - books)) };
  }
}
