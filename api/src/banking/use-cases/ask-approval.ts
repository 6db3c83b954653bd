import { Injectable } from '@nestjs/common';
import { NotificationsFacade } from '../../notifications/index.js';
import type { Ctx } from '../../platform/index.js';
import type { Membership } from '../../membership/index.js';
import { approvalWantedNotice } from '../domain/transfer-notices.js';
import type { TransferAccount } from '../domain/transfer.js';
import type { NewTransfer } from '../persistence/transfer.repository.js';

/** Tells the founder that a transfer waits for them, in the transaction that records it. */
@Injectable()
export class AskApproval {
  constructor(private readonly notifications: NotificationsFacade) {}

  async execute(
    ctx: Ctx,
    input: {
      request: { by: { actor: { fullName: string } } };
      transfer: NewTransfer;
      to: TransferAccount;
      membership: Membership;
    },
  ): Promise<void> {
    const { membership, transfer, to, request } = input;
    await this.notifications.notify(ctx, {
      ...approvalWantedNotice(membership.waqfName, transfer, to, request.by.actor.fullName),
      userId: membership.waqifId,
      type: 'warning',
      priority: 'high',
      category: 'transaction',
      actionUrl: `/waqf/${transfer.waqfId}/banking`,
    });
  }
}
