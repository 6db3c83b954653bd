import { Injectable } from '@nestjs/common';
import type { TransferPolicy } from '@waqf/contracts/banking';
import { formatAmountForWire } from '@waqf/money';
import type { Ctx } from '../../platform/index.js';
import { BankingAccess } from '../access.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';
import { TransferLimitsRepository } from '../persistence/transfer-limits.repository.js';
import { TransferPolicyRepository } from '../persistence/transfer-policy.repository.js';
import { toTransferPolicy } from '../presenter.js';

/** The amount above which transfers of the waqf need approval, and how much of it each account has used today. */
@Injectable()
export class ViewTransferPolicy {
  constructor(
    private readonly access: BankingAccess,
    private readonly policies: TransferPolicyRepository,
    private readonly accounts: BankAccountRepository,
    private readonly limits: TransferLimitsRepository,
  ) {}

  /** @throws ForbiddenError (403), BankingWaqfNotFoundError (404) */
  async execute(ctx: Ctx, input: { waqfId: string }): Promise<TransferPolicy> {
    const membership = await this.access.waqf(ctx, input.waqfId);
    const { waqfId } = membership;
    const accounts = await this.accounts.opened(ctx, [waqfId]);
    const sums = await this.limits.of(
      ctx,
      accounts.map(({ id: partyId }) => ({ partyId, side: 'from', waqfId })),
    );
    return {
      ...toTransferPolicy(await this.policies.find(ctx, waqfId), membership),
      usedToday: sums.map(({ partyId, day }) => ({ accountId: partyId, amount: formatAmountForWire(day) })),
    };
  }
}
