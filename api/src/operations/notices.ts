import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationsFacade } from '../notifications/index.js';
import { atTime, Facts } from '../platform/index.js';
import { testMessageRequested } from './operations.facts.js';
import { testNotice } from './domain/test-notice.js';

/** Sends the test message that an administrator asks for. */
@Injectable()
export class OperationsNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(testMessageRequested, 'operations.notices', (ctx, asked, { occurredAt }) =>
      this.notifications.notifyAll(
        atTime(ctx, occurredAt),
        asked.map(({ personId }) => testNotice(personId)),
      ),
    );
  }
}
