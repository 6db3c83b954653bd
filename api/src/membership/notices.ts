import { Injectable } from '@nestjs/common';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, type Occurrence } from '../platform/index.js';
import { Memberships, type Membership } from './membership.facade.js';

/** Notifies people of a waqf of facts that name it. */
@Injectable()
export class WaqfNotices {
  constructor(
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
  ) {}

  /**
   * Sends the notices of all these facts together, with the date of the facts, so that late notices and those of sample
   * data say when it happened. `noticesOf` answers with the notices of one fact, for whom they are due.
   */
  async send<Fact extends { waqfId: string }>(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    facts: readonly Fact[],
    noticesOf: (waqf: Membership, fact: Fact) => readonly Notice[],
  ): Promise<void> {
    const waqfs = await this.memberships.ofAll(
      ctx,
      facts.map(({ waqfId }) => waqfId),
    );
    const notices = facts.flatMap((fact) => {
      const waqf = waqfs.get(fact.waqfId);
      return waqf ? noticesOf(waqf, fact) : [];
    });
    await this.notifications.notifyAll(atTime(ctx, occurredAt), notices);
  }
}
