import { Injectable } from '@nestjs/common';
import type { BankAccount } from '@waqf/contracts/banking';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import type { Ctx } from '../../platform/index.js';

/**
 * The sub-accounts of a person in all waqfs, also of a share that is suspended or was left: what is in them is theirs.
 */
@Injectable()
export class ListOwnAccounts {
  constructor(
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly banking: BankingFacade,
  ) {}

  /** Each account with the name of its waqf. */
  async of(ctx: Ctx, personId: string): Promise<(BankAccount & { waqfName: string })[]> {
    const places = await this.beneficiaries.waqfsOfPerson(ctx, personId);
    const accounts = await this.banking.accountsOfBeneficiaries(ctx, [...places.keys()]);
    return accounts.map((one) => ({ ...one, waqfName: places.get(one.beneficiaryId ?? '')?.waqfName ?? '' }));
  }
}
