import { Module, type OnModuleInit } from '@nestjs/common';
import { ExportSources, ExportsModule } from '../exports/index.js';
import { IdentityModule } from '../identity/index.js';
import { MembershipModule } from '../membership/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AdministrationNotices } from './notices.js';
import { AuditController } from './audit.controller.js';
import { FailedEventsController } from './failed-events.controller.js';
import { PlatformSettingsController } from './platform-settings.controller.js';
import { SettingsController } from './settings.controller.js';
import { ChangeSystemSettings } from './use-cases/change-system-settings.js';
import { DiscardEvent } from './use-cases/discard-event.js';
import { ExportAudit } from './use-cases/export-audit.js';
import { RunAuditCheck } from './use-cases/run-audit-check.js';
import { ListAudit } from './use-cases/list-audit.js';
import { ListFailedEvents } from './use-cases/list-failed-events.js';
import { ReadSystemSettings } from './use-cases/read-system-settings.js';
import { ReplayEvent } from './use-cases/replay-event.js';
import { VerifyAudit } from './use-cases/verify-audit.js';
import { WatchAudit } from './use-cases/watch-audit.js';

const useCases = [
  ReadSystemSettings,
  ChangeSystemSettings,
  ListFailedEvents,
  ReplayEvent,
  DiscardEvent,
  ListAudit,
  ExportAudit,
  RunAuditCheck,
  VerifyAudit,
  WatchAudit,
];

@Module({
  imports: [ExportsModule, IdentityModule, MembershipModule, NotificationsModule],
  controllers: [SettingsController, PlatformSettingsController, FailedEventsController, AuditController],
  providers: [...useCases, AdministrationNotices],
})
export class AdministrationModule implements OnModuleInit {
  constructor(
    private readonly exportSources: ExportSources,
    private readonly exportAudit: ExportAudit,
  ) {}

  onModuleInit(): void {
    this.exportSources.register(this.exportAudit);
  }
}
