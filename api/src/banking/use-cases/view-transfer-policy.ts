import { Injectable } from '@nestjs/common';
import type { TransferPolicy } from '@waqf/contracts/banking';
import type { Ctx } from '../../platform/index.js';
import { BankingAccess } from '../access.js';
import { TransferPolicyRepository } from '../persistence/transfer-policy.repository.js';
import { toTransferPolicy } from '../presenter.js';

/** The amount above which a transfer of the waqf awaits the founder. */
@Injectable()
export class ViewTransferPolicy {
  constructor(
    private readonly access: BankingAccess,
    private readonly policies: TransferPolicyRepository,
  ) {}

  /** @throws ForbiddenError (403), BankingWaqfNotFoundError (404) */
  async execute(ctx: Ctx, input: { waqfId: string }): Promise<TransferPolicy> {
    const membership = await this.access.waqf(ctx, input.waqfId);
    return toTransferPolicy(await this.policies.find(ctx, membership.waqfId), membership);
  }
}
