import { Injectable } from '@nestjs/common';
import type { AuditChainState } from '@waqf/contracts/audit';
import { AuditChecks, type Ctx, Facts, requireCapability, Transactions } from '../../platform/index.js';
import { auditVerified } from '../administration.facts.js';
import { toAuditCheck } from '../presenter.js';
import { RunAuditCheck } from './run-audit-check.js';

/** Verifies the chain of the audit trail now; the check itself is recorded in the audit trail. */
@Injectable()
export class VerifyAudit {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: AuditChecks,
    private readonly auditCheck: RunAuditCheck,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError (403) */
  async execute(ctx: Ctx): Promise<AuditChainState> {
    requireCapability(ctx, 'system.admin');
    const check = await this.auditCheck.execute(ctx);
    const { whole, entries, head } = check;
    await this.transactions.run(ctx, (ctx) => this.facts.record(ctx, auditVerified, { whole, entries, head }));
    return { check: toAuditCheck(check) };
  }

  /** The result of the last check. @throws ForbiddenError (403) */
  async last(ctx: Ctx): Promise<AuditChainState> {
    requireCapability(ctx, 'system.admin');
    const check = await this.checks.last(ctx);
    return { check: check && toAuditCheck(check) };
  }
}
