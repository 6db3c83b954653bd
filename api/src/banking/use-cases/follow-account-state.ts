import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { accountStateChanged } from '../banking.facts.js';
import { BankPort } from '../bank/bank.port.js';
import { AccountLookupRepository } from '../persistence/account-lookup.repository.js';

/** Records the state that the bank reports for an account: active, suspended or closed. Only the bank decides it. */
@Injectable()
export class FollowAccountState {
  constructor(
    private readonly bank: BankPort,
    private readonly lookup: AccountLookupRepository,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /**
   * Call it outside a transaction, because the bank may take seconds.
   * @throws BankUnreachableError when the bank gives no answer; then the job runs again
   */
  async execute(ctx: Ctx, input: { accountId: string }): Promise<void> {
    const row = await this.lookup.opened(ctx, input.accountId);
    const state = row && (await this.bank.accountState(row.iban));
    if (!row || !state) return;
    await this.transactions.run(ctx, async (ctx) => {
      const changed = await this.lookup.changeState(ctx, row.id, state);
      if (!changed) return;
      const ibanEnd = row.iban.slice(-4);
      await this.facts.record(ctx, accountStateChanged, { accountId: row.id, ...changed, state, ibanEnd });
    });
  }
}
