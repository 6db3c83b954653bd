import { Module } from '@nestjs/common';
import { FailedEventsController } from './failed-events.controller.js';
import { SettingsController } from './settings.controller.js';
import { ChangeSystemSettings } from './use-cases/change-system-settings.js';
import { DiscardEvent } from './use-cases/discard-event.js';
import { ListFailedEvents } from './use-cases/list-failed-events.js';
import { ReadSystemSettings } from './use-cases/read-system-settings.js';
import { ReplayEvent } from './use-cases/replay-event.js';

@Module({
  controllers: [SettingsController, FailedEventsController],
  providers: [ReadSystemSettings, ChangeSystemSettings, ListFailedEvents, ReplayEvent, DiscardEvent],
})
export class AdministrationModule {}
