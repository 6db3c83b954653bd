import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AuditChecks, Contexts, PeriodicTask, Shutdown } from '../../platform/index.js';
import { RunAuditCheck } from './run-audit-check.js';

const roundMs = 60_000;
const checkEveryMs = 3_600_000;

/** Verifies the chain of the audit trail once an hour, in whichever process starts first. */
@Injectable()
export class WatchAudit implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(WatchAudit.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly contexts: Contexts,
    private readonly checks: AuditChecks,
    private readonly auditCheck: RunAuditCheck,
    shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.execute(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.warn({ err: error }, 'the audit trail could not be checked'),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Runs one round. */
  async execute(): Promise<void> {
    const ctx = this.contexts.system('audit.watch');
    const last = await this.checks.last(ctx);
    if (last && ctx.clock.now().getTime() - last.checkedAt.getTime() < checkEveryMs) return;
    await this.auditCheck.execute(ctx);
  }
}
