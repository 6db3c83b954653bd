import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Contexts, type Ctx, Facts, Jobs, Transactions } from '../../platform/index.js';
import { accountStateChanged } from '../banking.facts.js';
import { followAccountQueue } from '../banking.queues.js';
import { BankPort } from '../bank/bank.port.js';
import { AccountLookupRepository } from '../persistence/account-lookup.repository.js';

/** Records what the bank says an account is: active, suspended or closed. Nobody else decides that. */
@Injectable()
export class FollowAccountState implements OnModuleInit {
  constructor(
    private readonly bank: BankPort,
    private readonly lookup: AccountLookupRepository,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly facts: Facts,
  ) {}

  onModuleInit(): void {
    this.jobs.work(followAccountQueue, (job) => this.execute(this.contexts.system('banking.follow-account'), job.data));
  }

  /**
   * Outside of a transaction: the bank may take seconds.
   * @throws BankUnreachableError when the bank gives no answer; the job runs again
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
