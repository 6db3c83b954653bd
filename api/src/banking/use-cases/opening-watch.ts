import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Contexts, Jobs, PeriodicTask, Shutdown, Transactions } from '../../platform/index.js';
import { openAccountQueue } from '../banking.queues.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';
import { OpenAccount } from './open-account.js';

const lookEveryMs = 30_000;
/**
 * When a question to the bank is overdue by this much, its job is lost: a job runs at most three times, but an account
 * may wait for days.
 */
const lostAfterMs = 30_000;
const atOnce = 100;

/** Works off the queue of account openings, and adds a new job for those whose job is lost. */
@Injectable()
export class OpeningWatch implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OpeningWatch.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly jobs: Jobs,
    private readonly openAccount: OpenAccount,
    private readonly accounts: BankAccountRepository,
    private readonly transactions: Transactions,
    private readonly contexts: Contexts,
    shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.look(),
      lookEveryMs,
      shutdown.signal,
      (error) => this.logger.error(error, 'overdue bank accounts could not be queued'),
    );
  }

  onModuleInit(): void {
    this.jobs.work(
      openAccountQueue,
      (job) => this.openAccount.execute(this.contexts.system('banking.open-account'), job.data),
      {
        concurrency: 2,
      },
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** Adds a new job for every overdue account. */
  async look(): Promise<void> {
    await this.transactions.run(this.contexts.system('banking.opening-watch'), async (ctx) => {
      for (const accountId of await this.accounts.overdue(ctx, lostAfterMs, atOnce)) {
        await this.jobs.enqueue(ctx, openAccountQueue, { accountId }, { key: accountId });
      }
    });
  }
}
