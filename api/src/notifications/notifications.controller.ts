import { Controller, Get, Headers, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { notificationEvent, notificationList, notificationQuery, unreadAnswer } from '@waqf/contracts/notifications';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe, Passive, readCookie, sessionCookieOf } from '../platform/index.js';
import { ListNotifications } from './use-cases/list-notifications.js';
import { MarkRead } from './use-cases/mark-read.js';
import { StreamEvents } from './use-cases/stream-events.js';

class NotificationQueryDto extends createZodDto(notificationQuery) {}
class NotificationListDto extends createZodDto(notificationList) {}
class NotificationReadDto extends createZodDto(notificationEvent) {}
class UnreadDto extends createZodDto(unreadAnswer) {}

@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly listNotifications: ListNotifications,
    private readonly markRead: MarkRead,
    private readonly streamEvents: StreamEvents,
  ) {}

  @Get()
  @Allow('notifications.read')
  @Answers(200, NotificationListDto)
  list(@Context() ctx: Ctx, @Query() query: NotificationQueryDto) {
    return this.listNotifications.execute(ctx, query);
  }

  @Get('stream')
  @Allow('notifications.read')
  @Passive()
  async stream(
    @Context() ctx: Ctx,
    @Req() request: Request,
    @Res() response: Response,
    @Headers('last-event-id') lastEventId: string | undefined,
    // A page that opens a new connection can't set the header; the browser's own reconnect does.
    @Query('lastEventId') resumedFrom: string | undefined,
  ): Promise<void> {
    const token = readCookie(request, sessionCookieOf(request).name) ?? '';
    await this.streamEvents.execute(ctx, { token, lastEventId: lastEventId ?? resumedFrom, response });
  }

  @Patch(':id/read')
  @Allow('notifications.read')
  @Answers(200, NotificationReadDto)
  read(@Context() ctx: Ctx, @Param('id', IdPipe) id: string) {
    return this.markRead.one(ctx, id);
  }

  @Post('read-all')
  @Allow('notifications.read')
  @Answers(200, UnreadDto)
  readAll(@Context() ctx: Ctx) {
    return this.markRead.all(ctx);
  }
}
