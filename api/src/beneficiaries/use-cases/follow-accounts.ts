import { Injectable } from '@nestjs/common';
import { BankingFacade } from '../../banking/index.js';
import type { Ctx } from '../../platform/index.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';

/** Once a waqf's main account is open, requests sub-accounts for the beneficiaries who were added before. */
@Injectable()
export class FollowAccounts {
  constructor(
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly banking: BankingFacade,
  ) {}

  async execute(ctx: Ctx, waqfId: string): Promise<void> {
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
