import { Injectable, Logger } from '@nestjs/common';
import { type AuditCheck, AuditChecks, type Ctx, Facts, Transactions } from '../../platform/index.js';
import { auditFoundBroken } from '../administration.facts.js';

/** Checks the whole audit trail. The first check that finds it broken records this, and administrators are notified. */
@Injectable()
export class RunAuditCheck {
  private readonly logger = new Logger(RunAuditCheck.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly checks: AuditChecks,
    private readonly facts: Facts,
  ) {}

  /** The caller checks access. */
  async execute(ctx: Ctx): Promise<AuditCheck> {
    const last = await this.checks.last(ctx);
    const check = await this.checks.check(ctx);
    const { broken } = check;
    if (broken && last?.whole !== false) {
      this.logger.error({ broken }, 'the audit trail is not whole');
      const { reason: because, ...where } = broken;
      await this.transactions.run(ctx, (ctx) => this.facts.record(ctx, auditFoundBroken, { because, ...where }));
    }
    return check;
  }
}
