import { Module } from '@nestjs/common';
import { BackupsModule } from '../backups/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { JobsController } from './jobs.controller.js';
import { OperationsNotices } from './notices.js';
import { HealthRepository } from './persistence/health.repository.js';
import { LogRepository } from './persistence/log.repository.js';
import { RequestRepository } from './persistence/request.repository.js';
import { ApplicationProbe } from './probes/application.probe.js';
import { DatabaseProbe } from './probes/database.probe.js';
import { HealthProbes } from './probes/health-probes.js';
import { MailProbe } from './probes/mail.probe.js';
import { QueueProbe } from './probes/queue.probe.js';
import { StorageProbe } from './probes/storage.probe.js';
import { SystemController } from './system.controller.js';
import { CheckHealth } from './use-cases/check-health.js';
import { ClearLogs } from './use-cases/clear-logs.js';
import { ListFailedJobs } from './use-cases/list-failed-jobs.js';
import { ListLogs } from './use-cases/list-logs.js';
import { ReadHealth } from './use-cases/read-health.js';
import { ReadStats } from './use-cases/read-stats.js';
import { SendTestMessage } from './use-cases/send-test-message.js';
import { RetryOrDiscardJob } from './use-cases/retry-or-discard-job.js';
import { StoreLogs } from './use-cases/store-logs.js';
import { WatchPlatform } from './use-cases/watch-platform.js';
import { ReadCounters } from './use-cases/read-counters.js';

const probes = [ApplicationProbe, DatabaseProbe, StorageProbe, QueueProbe, MailProbe, HealthProbes];
const useCases = [
  CheckHealth,
  ReadHealth,
  ReadStats,
  ReadCounters,
  WatchPlatform,
  StoreLogs,
  ListLogs,
  ClearLogs,
  ListFailedJobs,
  RetryOrDiscardJob,
  SendTestMessage,
];

@Module({
  imports: [NotificationsModule, BackupsModule],
  controllers: [SystemController, JobsController],
  providers: [HealthRepository, LogRepository, RequestRepository, OperationsNotices, ...probes, ...useCases],
})
export class OperationsModule {}
