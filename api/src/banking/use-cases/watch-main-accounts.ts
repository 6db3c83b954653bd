import { Injectable } from '@nestjs/common';
import { Contexts, Jobs, PeriodicUseCase, Transactions } from '../../platform/index.js';
import { followAccountQueue } from '../banking.queues.js';
import { MainAccountRepository } from '../persistence/main-account.repository.js';

const atOnce = 200;

/**
 * Asks the bank regularly about every open main account: nobody refreshes the balances of an account that seems well,
 * and a closed one must not be found on the day of a distribution.
 */
@Injectable()
export class WatchMainAccounts extends PeriodicUseCase {
  protected readonly everyMs = 6 * 60 * 60 * 1000;
  protected readonly failure = 'main accounts could not be queued';

  constructor(
    private readonly jobs: Jobs,
    private readonly mains: MainAccountRepository,
    private readonly transactions: Transactions,
    private readonly contexts: Contexts,
  ) {
    super();
  }

  /** Adds a job for every open main account; one that waits already is not added again. */
  async execute(): Promise<void> {
    let after: string | null = null;
    do after = await this.queueAfter(after);
    while (after !== null);
  }

  /** Returns the last account of a full page, after which the next page begins. */
  private queueAfter(after: string | null): Promise<string | null> {
    return this.transactions.run(this.contexts.system('banking.main-accounts-watch'), async (ctx) => {
      const ids = await this.mains.open(ctx, after, atOnce);
      for (const accountId of ids) await this.jobs.enqueue(ctx, followAccountQueue, { accountId }, { key: accountId });
      return ids.length < atOnce ? null : (ids.at(-1) ?? null);
    });
  }
}
