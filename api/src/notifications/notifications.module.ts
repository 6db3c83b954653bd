import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsFacade } from './notifications.facade.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { StreamRepository } from './persistence/stream.repository.js';
import { OpenStreams } from './stream/open-streams.js';
import { ListNotifications } from './use-cases/list-notifications.js';
import { MarkRead } from './use-cases/mark-read.js';
import { PublishEvents } from './use-cases/publish-events.js';
import { StreamEvents } from './use-cases/stream-events.js';

@Module({
  imports: [IdentityModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsFacade, PublishEvents, ListNotifications, MarkRead, StreamEvents, OpenStreams, NotificationRepository, StreamRepository,
  ],
  exports: [NotificationsFacade],
})
export class NotificationsModule {}
