import { Body, Controller, Get, HttpCode, Param, type PipeTransform, Post, Query } from '@nestjs/common';
import { discardEvent, failedEventList, failedEventQuery } from '@waqf/contracts/administration';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx } from '../platform/index.js';
import { AdministrationEventNotFoundError } from './administration.errors.js';
import { DiscardEvent } from './use-cases/discard-event.js';
import { ListFailedEvents } from './use-cases/list-failed-events.js';
import { ReplayEvent } from './use-cases/replay-event.js';

class FailedEventQueryDto extends createZodDto(failedEventQuery) {}
class FailedEventListDto extends createZodDto(failedEventList) {}
class DiscardEventDto extends createZodDto(discardEvent) {}

/** The number of an event; any other text answers 404. */
class EventIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!/^\d{1,18}$/.test(text)) throw new AdministrationEventNotFoundError();
    return text;
  }
}

@Controller('api/admin/events')
export class FailedEventsController {
  constructor(
    private readonly listFailedEvents: ListFailedEvents,
    private readonly replayEvent: ReplayEvent,
    private readonly discardEvent: DiscardEvent,
  ) {}

  @Get()
  @Allow('system.admin')
  @Answers(200, FailedEventListDto)
  list(@Context() ctx: Ctx, @Query() query: FailedEventQueryDto) {
    return this.listFailedEvents.execute(ctx, query);
  }

  @Post(':id/replay')
  @Allow('system.admin')
  @HttpCode(204)
  @Answers(204)
  replay(@Context() ctx: Ctx, @Param('id', EventIdPipe) eventId: string): Promise<void> {
    return this.replayEvent.execute(ctx, eventId);
  }

  @Post(':id/discard')
  @Allow('system.admin')
  @HttpCode(204)
  @Answers(204)
  discard(
    @Context() ctx: Ctx,
    @Param('id', EventIdPipe) eventId: string,
    @Body() { reason }: DiscardEventDto,
  ): Promise<void> {
    return this.discardEvent.execute(ctx, { eventId, reason });
  }
}
