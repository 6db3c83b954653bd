import { Injectable } from '@nestjs/common';
import { AuditChecks, Contexts, PeriodicUseCase } from '../../platform/index.js';
import { RunAuditCheck } from './run-audit-check.js';

const checkEveryMs = 3_600_000;

/** Verifies the chain of the audit trail once an hour, in whichever process starts first. */
@Injectable()
export class WatchAudit extends PeriodicUseCase {
  protected readonly everyMs = 60_000;
  protected readonly failure = 'the audit trail could not be checked';

  constructor(
    private readonly contexts: Contexts,
    private readonly checks: AuditChecks,
    private readonly auditCheck: RunAuditCheck,
  ) {
    super();
  }

  /** Runs one round. */
  async execute(): Promise<void> {
    const ctx = this.contexts.system('audit.watch');
    const last = await this.checks.last(ctx);
    if (last && ctx.clock.now().getTime() - last.checkedAt.getTime() < checkEveryMs) return;
    await this.auditCheck.execute(ctx);
  }
}
