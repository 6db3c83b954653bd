import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, requireCapability, SetAsideEvents, Transactions } from '../../platform/index.js';
import { AdministrationEventNotFoundError } from '../administration.errors.js';
import { eventDiscarded } from '../administration.facts.js';

/** Discards a failed event for the listeners that failed, with a reason. */
@Injectable()
export class DiscardEvent {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: SetAsideEvents,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError (403), AdministrationEventNotFoundError (404) when it is no longer waiting */
  async execute(ctx: Ctx, { eventId, reason }: { eventId: string; reason: string }): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      const type = await this.events.discard(ctx, eventId);
      if (type === undefined) throw new AdministrationEventNotFoundError();
      await this.facts.record(ctx, eventDiscarded, { eventId, type, reason });
    });
  }
}
