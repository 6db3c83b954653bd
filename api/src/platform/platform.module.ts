import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RoutePolicies } from './access/route-policies.js';
import { RateLimit } from './access/rate-limit.js';
import { Refusals } from './access/refusals.js';
import { SessionGuard } from './access/session.guard.js';
import { AuditChain } from './audit/audit-chain.js';
import { AuditChecks } from './audit/audit-checks.js';
import { AuditHistory } from './audit/audit-history.js';
import { AuditSealer } from './audit/audit-sealer.js';
import { AuditSearch } from './audit/audit-search.js';
import { AuditTrail } from './audit/audit-trail.js';
import { BlobUses } from './blobs/blob-uses.js';
import { Blobs } from './blobs/blobs.js';
import { openBlobs } from './blobs/open-blobs.js';
import { SharedFiles } from './blobs/shared-files.js';
import { Clock } from './context/clock.js';
import { Contexts } from './context/contexts.js';
import { Transactions } from './context/transactions.js';
import { dataSourceOptions } from './database/data-source.js';
import { DatabaseHeartbeat } from './database/database-heartbeat.js';
import { Environment } from './environment.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { ValidationPipe } from './errors/validation.pipe.js';
import { Facts } from './facts/facts.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { Shutdown } from './health/shutdown.js';
import { SecurityTxtController } from './http/security-txt.controller.js';
import { FailedJobs } from './jobs/failed-jobs.js';
import { Jobs } from './jobs/jobs.js';
import { LostJobs } from './jobs/lost-jobs.js';
import { LogLines, logLines } from './logging/log-lines.js';
import { LoggingModule } from './logging/logging.module.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { PlatformMeasures } from './metrics/platform-measures.js';
import { RequestMeter } from './metrics/request-meter.js';
import { ResourceMeter } from './metrics/resources.js';
import { OutboxDispatcher } from './outbox/outbox-dispatcher.js';
import { Outbox } from './outbox/outbox.js';
import { SetAsideEvents } from './outbox/set-aside-events.js';
import { MaintainPartitions } from './partitions/maintain-partitions.js';
import './personal-data/audit-part.js';
import { WrittenPositionInterceptor } from './replica/written-position.interceptor.js';
import { ReadReplica } from './replica/read-replica.js';
import { AccessRights } from './replica/access-rights.js';
import { Samples } from './samples/samples.js';
import { Settings } from './settings/settings.js';

const services = [
  Contexts,
  Transactions,
  ReadReplica,
  AccessRights,
  MaintainPartitions,
  Outbox,
  OutboxDispatcher,
  Jobs,
  FailedJobs,
  LostJobs,
  RequestMeter,
  ResourceMeter,
  AuditTrail,
  Facts,
  SetAsideEvents,
  AuditHistory,
  AuditChain,
  AuditSealer,
  AuditChecks,
  AuditSearch,
  Settings,
  Samples,
  Shutdown,
  RateLimit,
  Metrics,
  BlobUses,
];

/** Provides the process's settings and its clock to all modules. */
@Global()
@Module({})
export class EnvironmentModule {
  static with(environment: Environment, clock: Clock): DynamicModule {
    return {
      module: EnvironmentModule,
      providers: [
        { provide: Environment, useValue: environment },
        { provide: Clock, useValue: clock },
        { provide: LogLines, useValue: logLines },
      ],
      exports: [Environment, Clock, LogLines],
    };
  }
}

@Global()
@Module({
  imports: [
    DiscoveryModule,
    LoggingModule,
    TypeOrmModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        ...dataSourceOptions(environment.databaseUrl, environment.poolerUrl),
        autoLoadEntities: true,
        retryAttempts: 3,
        retryDelay: 500,
      }),
    }),
  ],
  controllers: [HealthController, SecurityTxtController],
  providers: [
    ...services,
    { provide: Blobs, inject: [Environment], useFactory: openBlobs },
    { provide: SharedFiles, inject: [Environment], useFactory: ({ bucket }: Environment) => new SharedFiles(bucket) },
    Readiness,
    DatabaseHeartbeat,
    Refusals,
    RoutePolicies,
    PlatformMeasures,
    MetricsServer,
    { provide: APP_GUARD, useClass: SessionGuard },
    WrittenPositionInterceptor,
    { provide: APP_PIPE, useClass: ValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [...services, Blobs, SharedFiles],
})
export class PlatformModule {}
