import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApprovalsModule } from '../approvals/index.js';
import { IdentityModule } from '../identity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ChangeRequestRepository } from './persistence/change-request.repository.js';
import { DevelopmentFlagRepository } from './persistence/development-flag.repository.js';
import { LocalBuilds } from './persistence/local-builds.js';
import { ReleaseFiles } from './persistence/release-files.js';
import { ReleaseRepository } from './persistence/release.repository.js';
import { ReleaseToken } from './persistence/release-token.js';
import { RunningVersions } from './persistence/running-versions.js';
import { RegistryController } from './registry.controller.js';
import { TerminalController } from './terminal.controller.js';
import { ReleasesController } from './releases.controller.js';
import { CompressedFiles } from './serving/compressed-files.js';
import { DevelopmentRemotes } from './serving/development-remotes.js';
import { Pages } from './serving/page.middleware.js';
import { ShellPage } from './serving/shell-page.js';
import { Simulation } from './serving/simulation.js';
import { StaticFiles } from './serving/static-files.middleware.js';
import { AdoptLocalBuilds } from './use-cases/adopt-local-builds.js';
import { EndReleaseAccess } from './use-cases/end-release-access.js';
import { ListDevelopmentFlags } from './use-cases/list-development-flags.js';
import { ManageDevelopmentFlags } from './use-cases/manage-development-flags.js';
import { CheckCompatibility } from './use-cases/check-compatibility.js';
import { RequestChange } from './use-cases/request-change.js';
import { ChangeRegistry } from './use-cases/change-registry.js';
import { ManageReleaseTokens } from './use-cases/manage-release-tokens.js';
import { ReleaseTokenRepository } from './persistence/release-token.repository.js';
import { PublishRelease } from './use-cases/publish-release.js';
import { ReleaseHealthRepository } from './persistence/release-health.repository.js';
import { ListRemotes } from './use-cases/list-remotes.js';
import { ReadReleasePolicy } from './use-cases/read-release-policy.js';
import { ReadRegistry } from './use-cases/read-registry.js';
import { ChangeByToken } from './use-cases/change-by-token.js';
import { ConfirmRelease } from './confirmations.js';
import { ReleaseApprovals } from './approvals.js';
import { StoreRelease } from './use-cases/store-release.js';
import { SetReleasePolicy } from './use-cases/set-release-policy.js';
import { ReleaseNotices } from './notices.js';
import { ViewRemote } from './use-cases/view-remote.js';
import { ReleaseGate } from './use-cases/shared/release-gate.js';
import { ReportRelease } from './use-cases/report-release.js';
import { ProcessDuePromotion } from './use-cases/process-due-promotion.js';
import { ReleasesWorkers } from './workers.js';
import './personal-data.js';

@Module({
  imports: [DiscoveryModule, IdentityModule, ApprovalsModule, NotificationsModule],
  controllers: [ReleasesController, TerminalController, RegistryController],
  providers: [
    LocalBuilds,
    ReleaseFiles,
    ReleaseRepository,
    ReleaseToken,
    RunningVersions,
    ShellPage,
    Simulation,
    CompressedFiles,
    DevelopmentRemotes,
    AdoptLocalBuilds,
    PublishRelease,
    ReadRegistry,
    ReadReleasePolicy,
    ListRemotes,
    ChangeRegistry,
    ManageReleaseTokens,
    EndReleaseAccess,
    ReleaseTokenRepository,
    ReleaseHealthRepository,
    ReleaseGate,
    ReportRelease,
    ViewRemote,
    ChangeByToken,
    ChangeRequestRepository,
    RequestChange,
    CheckCompatibility,
    DevelopmentFlagRepository,
    ListDevelopmentFlags,
    ManageDevelopmentFlags,
    ConfirmRelease,
    ReleaseApprovals,
    SetReleasePolicy,
    StoreRelease,
    ReleaseNotices,
    ProcessDuePromotion,
    ReleasesWorkers,
  ],
})
export class ReleasesModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(StaticFiles, Pages).forRoutes('{*path}');
  }
}
