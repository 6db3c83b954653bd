import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Samples } from '../../platform/index.js';
import { AccountLookupRepository } from '../persistence/account-lookup.repository.js';
import { FollowAccountState } from '../use-cases/follow-account-state.js';

/** Runs after the sandbox bank has suspended one sample account and closed another. */
const order = 606;

/** Asks the bank for the states of the sample sub-accounts, as a refresh of balances does. */
@Injectable()
export class SampleAccountStates implements OnModuleInit {
  constructor(
    private readonly samples: Samples,
    private readonly lookup: AccountLookupRepository,
    private readonly follow: FollowAccountState,
  ) {}

  onModuleInit(): void {
    this.samples.register(order, 'banking.account-states', async (ctx) => {
      for (const accountId of await this.lookup.openSubAccounts(ctx)) await this.follow.execute(ctx, { accountId });
    });
  }
}
