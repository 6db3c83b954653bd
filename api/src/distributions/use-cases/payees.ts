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

  /** Answers by id among these beneficiaries, also of those without an account. @param disputed of their waqf */
  async among(
    ctx: Ctx,
    beneficiaryIds: readonly string[],
    disputed: readonly string[],
  ): Promise<(beneficiaryId: string) => PayeeNow> {
    const accounts = await this.banking.payeesAmong(ctx, beneficiaryIds);
    const byBeneficiary = new Map(accounts.map((account) => [account.beneficiaryId, account]));
    const disputes = new Set(disputed);
    return (id) => {
      const account = byBeneficiary.get(id);
      const withheld = withholdingOf(account, disputes.has(id));
      return { accountId: account?.id ?? null, ibanEnd: account?.ibanEnd ?? null, withheld };
    };
  }

  /** Beneficiaries whose dispute is open: what is theirs is not sent meanwhile. */
  disputed(ctx: Ctx, waqfId: string): Promise<string[]> {
    return this.beneficiaries.disputed(ctx, waqfId);
  }
}
