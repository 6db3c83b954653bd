import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Contexts, Jobs, PeriodicTask, Shutdown, Transactions } from '../../platform/index.js';
import { followAccountQueue } from '../banking.queues.js';
import { MainAccountRepository } from '../persistence/main-account.repository.js';

const roundMs = 6 * 60 * 60 * 1000;
const atOnce = 200;

/**
 * Asks the bank regularly about every open main account: nobody refreshes the balances of an account that seems well,
 * and a closed one must not be found on the day of a distribution.
 */
@Injectable()
export class MainAccountsWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MainAccountsWatch.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly jobs: Jobs,
    private readonly mains: MainAccountRepository,
    private readonly transactions: Transactions,
    private readonly contexts: Contexts,
    shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.look(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.error(error, 'main accounts could not be queued'),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** Adds a job for every open main account; one that waits already is not added again. */
  async look(): Promise<void> {
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
