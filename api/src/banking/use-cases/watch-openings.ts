import { Injectable } from '@nestjs/common';
import { Contexts, Jobs, PeriodicUseCase, Transactions } from '../../platform/index.js';
import { openAccountQueue } from '../banking.queues.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';

/**
 * When a question to the bank is overdue by this much, its job is lost: a job runs at most three times, but an account
 * may wait for days.
 */
const lostAfterMs = 30_000;
const atOnce = 100;

/** Adds a new job for account openings whose job is lost. */
@Injectable()
export class WatchOpenings extends PeriodicUseCase {
  protected readonly everyMs = 30_000;
  protected readonly failure = 'overdue bank accounts could not be queued';

  constructor(
    private readonly jobs: Jobs,
    private readonly accounts: BankAccountRepository,
    private readonly transactions: Transactions,
    private readonly contexts: Contexts,
  ) {
    super();
  }

  /** Adds a new job for every overdue account. */
  async execute(): Promise<void> {
    await this.transactions.run(this.contexts.system('banking.opening-watch'), async (ctx) => {
      for (const accountId of await this.accounts.overdue(ctx, lostAfterMs, atOnce)) {
        await this.jobs.enqueue(ctx, openAccountQueue, { accountId }, { key: accountId });
      }
    });
  }
}
