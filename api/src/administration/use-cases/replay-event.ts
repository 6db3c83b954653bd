import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, requireCapability, SetAsideEvents, Transactions } from '../../platform/index.js';
import { AdministrationEventNotFoundError } from '../administration.errors.js';
import { eventReplayed } from '../administration.facts.js';

/** Delivers a failed event to its listeners again; listeners that already succeeded don't get it twice. */
@Injectable()
export class ReplayEvent {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: SetAsideEvents,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError (403), AdministrationEventNotFoundError (404) when it is no longer waiting */
  async execute(ctx: Ctx, eventId: string): Promise<void> {
    requireCapability(ctx, 'system.admin');
    await this.transactions.run(ctx, async (ctx) => {
      const type = await this.events.replay(ctx, eventId);
      if (type === undefined) throw new AdministrationEventNotFoundError();
      await this.facts.record(ctx, eventReplayed, { eventId, type });
    });
  }
}
