import { Injectable } from '@nestjs/common';
import type { TransferPolicy } from '@waqf/contracts/banking';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import { NotificationsFacade } from '../../notifications/index.js';
import { Audit, type Ctx, personOf, requireCapability, Transactions } from '../../platform/index.js';
import { type Membership, Memberships } from '../../membership/index.js';
import { policyChangedNotice } from '../domain/transfer-notices.js';
import { approvalThreshold } from '../domain/transfer-rules.js';
import { TransferPolicyRepository } from '../persistence/transfer-policy.repository.js';
import { BankingNotFounderError, BankingTransfersWaqfNotFoundError } from '../transfers.errors.js';

/**
 * The amount above which a transfer awaits the founder. Only the founder sets it: the nazir's transfers are what it
 * holds back, and an administrator has no word on a waqf's money. It counts for transfers from then on, not for those
 * that wait already.
 */
@Injectable()
export class KeepTransferPolicy {
  constructor(
    private readonly transactions: Transactions,
    private readonly policies: TransferPolicyRepository,
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
    private readonly audit: Audit,
  ) {}

  /** @throws ForbiddenError (403), BankingTransfersWaqfNotFoundError (404) */
  async view(ctx: Ctx, input: { waqfId: string }): Promise<TransferPolicy> {
    const membership = await this.reach(ctx, input.waqfId);
    return describe(await this.policies.find(ctx, membership.waqfId), membership);
  }

  /** Setting what is set already changes and tells nothing. @throws like `view`; BankingNotFounderError (403) */
  async set(ctx: Ctx, input: { waqfId: string; approvalAbove: Halalas | null }): Promise<TransferPolicy> {
    const person = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const membership = await this.reach(ctx, input.waqfId);
      if (!membership.relations.includes('waqif')) throw new BankingNotFounderError();
      const before = await this.policies.find(ctx, membership.waqfId);
      if (before !== input.approvalAbove) {
        await this.policies.write(ctx, membership.waqfId, input.approvalAbove);
        await this.audit.record(
          ctx,
          'banking.transfer-policy',
          { type: 'waqf', id: membership.waqfId },
          {
            before: before === null ? null : formatAmountForWire(before),
            after: input.approvalAbove === null ? null : formatAmountForWire(input.approvalAbove),
          },
        );
        if (membership.nazirId !== person.userId)
          await this.tell(ctx, membership, input.approvalAbove ?? approvalThreshold);
      }
      return describe(input.approvalAbove, membership);
    });
  }

  private async reach(ctx: Ctx, waqfId: string): Promise<Membership> {
    requireCapability(ctx, 'banking.read');
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new BankingTransfersWaqfNotFoundError();
    return membership;
  }

  private async tell(ctx: Ctx, { waqfId, waqfName, nazirId }: Membership, above: Halalas): Promise<void> {
    if (nazirId === null) return;
    await this.notifications.notify(ctx, {
      ...policyChangedNotice(waqfName, above),
      userId: nazirId,
      type: 'info',
      priority: 'medium',
      category: 'transaction',
      actionUrl: `/waqf/${waqfId}/banking`,
    });
  }
}

function describe(own: Halalas | null, { relations }: Membership): TransferPolicy {
  return {
    approvalAbove: formatAmountForWire(own ?? approvalThreshold),
    usual: formatAmountForWire(approvalThreshold),
    isOwn: own !== null,
    mayChange: relations.includes('waqif'),
  };
}
