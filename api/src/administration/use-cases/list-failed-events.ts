import { Injectable } from '@nestjs/common';
import type { FailedEventList, FailedEventQuery } from '@waqf/contracts/administration';
import { type Ctx, requireCapability, SetAsideEvents } from '../../platform/index.js';
import { failedEventCursor } from '../domain/failed-event-cursor.js';
import { toFailedEvent } from '../presenter.js';

const usualPage = 50;

/** Lists failed events that wait for an administrator, newest first. */
@Injectable()
export class ListFailedEvents {
  constructor(private readonly events: SetAsideEvents) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, { limit = usualPage, cursor }: FailedEventQuery): Promise<FailedEventList> {
    requireCapability(ctx, 'system.admin');
    const after = failedEventCursor.parse(cursor);
    const found = await this.events.list(ctx, limit + 1, after?.id);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      events: page.map((event) => toFailedEvent(event, ctx.language)),
      count: await this.events.count(ctx),
      nextCursor: found.length > limit && last ? failedEventCursor.format(last) : null,
    };
  }
}
