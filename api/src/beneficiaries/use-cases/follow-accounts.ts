import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountOpened, BankingFacade } from '../../banking/index.js';
import { type Ctx, Facts } from '../../platform/index.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';

/** Once a waqf's main account is open, requests sub-accounts for the beneficiaries who were added before. */
@Injectable()
export class FollowAccounts implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly banking: BankingFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(accountOpened, 'beneficiaries.account-opened', async (ctx, opened) => {
      for (const { waqfId, beneficiaryId } of opened) {
        if (beneficiaryId === null) await this.openWaiting(ctx, waqfId);
      }
    });
  }

  private async openWaiting(ctx: Ctx, waqfId: string): Promise<void> {
    const waiting = await this.beneficiaries.activeOf(ctx, waqfId);
    const known = await this.banking.subAccounts(
      ctx,
      waiting.map((record) => record.id),
    );
    for (const record of waiting.filter(({ id }) => !known.has(id))) {
      await this.banking.requestSubAccount(ctx, {
        waqfId,
        beneficiaryId: record.id,
        holderPersonId: record.personId,
        holderName: record.fullName,
      });
    }
  }
}
