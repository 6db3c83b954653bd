import { Injectable } from '@nestjs/common';
import type { WithholdingReason } from '@waqf/contracts/distributions';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import type { Ctx } from '../../platform/index.js';
import { withholdingOf } from '../domain/withholding.js';

/** Where a beneficiary's money goes, or why it waits. */
export interface PayeeNow {
  readonly accountId: string | null;
  readonly ibanEnd: string | null;
  readonly withheld: WithholdingReason | null;
}

/** Who of a waqf can be paid by the bank now. */
@Injectable()
export class Payees {
  constructor(
    private readonly banking: BankingFacade,
    private readonly beneficiaries: BeneficiariesFacade,
  ) {}

  /** Answers by beneficiary id, also of those without an account. */
  async of(ctx: Ctx, waqfId: string): Promise<(beneficiaryId: string) => PayeeNow> {
    const accounts = await this.banking.payeesOf(ctx, waqfId);
    const byBeneficiary = new Map(accounts.map((account) => [account.beneficiaryId, account]));
    const disputed = new Set(await this.beneficiaries.disputed(ctx, waqfId));
    return (id) => {
      const account = byBeneficiary.get(id);
      const withheld = withholdingOf(account && { ...account, accountId: account.id }, disputed.has(id));
      return { accountId: account?.id ?? null, ibanEnd: account?.ibanEnd ?? null, withheld };
    };
  }

  /** Beneficiaries whose dispute is open: what is theirs is not sent meanwhile. */
  disputed(ctx: Ctx, waqfId: string): Promise<string[]> {
    return this.beneficiaries.disputed(ctx, waqfId);
  }
}
