import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../notifications/index.js';
import { MailboxController } from './mailbox.controller.js';

/** The pages of the local mailbox; absent when a mail server is configured, and in production. */
@Module({ imports: [NotificationsModule], controllers: [MailboxController] })
export class MailboxSimulatorModule {}
