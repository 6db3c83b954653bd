import { Injectable } from '@nestjs/common';
import type { TestMessageResult } from '@waqf/contracts/operations';
import { NotificationsFacade } from '../../notifications/index.js';
import { type Ctx, Facts, personOf, requireCapability, Transactions } from '../../platform/index.js';
import { testNotice } from '../domain/test-notice.js';
import { testMessageRequested } from '../operations.facts.js';

/** Sends a message to the administrator who asks for it, on every channel that the switches and preferences allow. */
@Injectable()
export class SendTestMessage {
  constructor(
    private readonly transactions: Transactions,
    private readonly notifications: NotificationsFacade,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError (403) */
  async execute(ctx: Ctx): Promise<TestMessageResult> {
    requireCapability(ctx, 'system.admin');
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      await this.facts.record(ctx, testMessageRequested, { personId: userId });
      return this.notifications.channelsOf(ctx, testNotice(userId));
    });
  }
}
