import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Contexts, Jobs } from '../platform/index.js';
import { followAccountQueue, openAccountQueue } from './banking.queues.js';
import { FollowAccountState } from './use-cases/follow-account-state.js';
import { OpenAccount } from './use-cases/open-account.js';

@Injectable()
export class BankingWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly contexts: Contexts,
    private readonly openAccount: OpenAccount,
    private readonly followAccountState: FollowAccountState,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      openAccountQueue,
      ({ data }) => this.openAccount.execute(this.contexts.system('banking.open-account'), data),
      { concurrency: 2 },
    );
    this.jobs.work(followAccountQueue, ({ data }) =>
      this.followAccountState.execute(this.contexts.system('banking.follow-account'), data),
    );
  }
}
