import { Injectable, Logger } from '@nestjs/common';
import type { BankAccountBalance } from '@waqf/contracts/banking';
import { formatAmountForWire, halalas, parseSignedAmount, type Halalas } from '@waqf/money';
import { type Ctx, Jobs, Transactions } from '../../platform/index.js';
import { BankPort, BankUnreachableError, type BankAccountState } from '../bank/bank.port.js';
import { BankingAccess } from '../access.js';
import { BankingBankSilentError } from '../banking.errors.js';
import { followAccountQueue } from '../banking.queues.js';
import { ViewAccounts } from './view-accounts.js';

/** Compares the bank's balance of an account with that of the books. */
@Injectable()
export class ReadBalance {
  private readonly logger = new Logger(ReadBalance.name);

  constructor(
    private readonly access: BankingAccess,
    private readonly view: ViewAccounts,
    private readonly bank: BankPort,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Asks the bank and changes nothing in the books. When the bank reports another state of the account, a job records
   * it.
   * @throws BankingAccountNotFoundError (404), BankingBankSilentError (503)
   */
  async execute(ctx: Ctx, input: { accountId: string }): Promise<BankAccountBalance> {
    const row = await this.access.account(ctx, input.accountId);
    const { balance, state } = await this.ask(row.iban);
    // The books are read after the bank has answered, so that what settled in the meantime is in both.
    const account = await this.view.one(ctx, row.id);
    if (state !== account.accountStatus && account.accountStatus !== 'closed') await this.follow(ctx, row.id);
    const difference = halalas(balance - parseSignedAmount(account.balance));
    return {
      account,
      bankBalance: formatAmountForWire(balance),
      bookBalance: account.balance,
      difference: formatAmountForWire(difference),
      askedAt: ctx.clock.now().toISOString(),
    };
  }

  /**
   * The bank's current balance of a waqf's active main account; null when there is none.
   * @throws BankingBankSilentError (503)
   */
  async ofMain(ctx: Ctx, waqfId: string): Promise<Halalas | null> {
    const main = (await this.view.mains(ctx, [waqfId])).get(waqfId);
    return main?.accountStatus === 'active' ? (await this.ask(main.iban)).balance : null;
  }

  private async ask(iban: string): Promise<{ balance: Halalas; state: BankAccountState }> {
    try {
      const [balance, state] = await Promise.all([this.bank.balance(iban), this.bank.accountState(iban)]);
      if (balance !== null && state !== null) return { balance, state };
      this.logger.error('the bank does not know an account that it opened');
    } catch (error) {
      if (!(error instanceof BankUnreachableError)) throw error;
      this.logger.warn({ err: error }, 'no balance from the bank');
    }
    throw new BankingBankSilentError();
  }

  private async follow(ctx: Ctx, accountId: string): Promise<void> {
    await this.transactions.run(ctx, (ctx) =>
      this.jobs.enqueue(ctx, followAccountQueue, { accountId }, { key: accountId }),
    );
  }
}
