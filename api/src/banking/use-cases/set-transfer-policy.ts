import { Injectable } from '@nestjs/common';
import type { TransferPolicy } from '@waqf/contracts/banking';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { BankingAccess } from '../access.js';
import { transferPolicyChanged } from '../banking.facts.js';
import { TransferPolicyRepository } from '../persistence/transfer-policy.repository.js';
import { toTransferPolicy } from '../presenter.js';

const riyals = (amount: Halalas | null): string | null => (amount === null ? null : formatAmountForWire(amount));

/**
 * Sets the amount above which a transfer awaits the founder. Only the founder does: the limit holds back the nazir's
 * transfers, and an administrator decides nothing about a waqf's money. It applies to transfers from then on, not to
 * those that wait already.
 */
@Injectable()
export class SetTransferPolicy {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BankingAccess,
    private readonly policies: TransferPolicyRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Setting what is set already records nothing.
   * @throws ForbiddenError (403), BankingWaqfNotFoundError (404), BankingNotFounderError (403)
   */
  async execute(ctx: Ctx, input: { waqfId: string; approvalAbove: Halalas | null }): Promise<TransferPolicy> {
    return this.transactions.run(ctx, async (ctx) => {
      const membership = await this.access.founded(ctx, input.waqfId);
      const { waqfId } = membership;
      const before = await this.policies.find(ctx, waqfId);
      if (before !== input.approvalAbove) {
        await this.policies.write(ctx, waqfId, input.approvalAbove);
        const [from, to] = [riyals(before), riyals(input.approvalAbove)];
        await this.facts.record(ctx, transferPolicyChanged, { waqfId, before: from, after: to });
      }
      return toTransferPolicy(input.approvalAbove, membership);
    });
  }
}
