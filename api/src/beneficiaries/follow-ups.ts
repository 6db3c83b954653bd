import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountOpened } from '../banking/index.js';
import { Facts } from '../platform/index.js';
import { FollowAccounts } from './use-cases/follow-accounts.js';

/** Sub-accounts are requested once the waqf has a main account. */
@Injectable()
export class BeneficiaryFollowUps implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly followAccounts: FollowAccounts,
  ) {}

  onModuleInit(): void {
    this.facts.on(accountOpened, 'beneficiaries.account-opened', async (ctx, opened) => {
      for (const { waqfId, beneficiaryId } of opened)
        if (beneficiaryId === null) await this.followAccounts.execute(ctx, waqfId);
    });
  }
}
