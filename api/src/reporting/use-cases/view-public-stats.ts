import { Injectable } from '@nestjs/common';
import type { PublicStats } from '@waqf/contracts/reporting';
import { formatAmountForWire } from '@waqf/money';
import { BankingFacade } from '../../banking/index.js';
import { DocumentsFacade } from '../../documents/index.js';
import { EndowmentsFacade } from '../../endowments/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { averageDaysToApproval } from '../domain/days-to-approval.js';

/** The maximum age of cached figures, in milliseconds. */
const cachedMs = 60_000;

/** Platform figures without names, for everybody. Each process reads them at most once a minute for all visitors. */
@Injectable()
export class ViewPublicStats {
  private cached: { at: number; stats: Promise<PublicStats> } | null = null;

  constructor(
    private readonly endowments: EndowmentsFacade,
    private readonly documents: DocumentsFacade,
    private readonly ledger: LedgerFacade,
    private readonly banking: BankingFacade,
  ) {}

  /** Figures that are at most a minute old; `updatedAt` says when they were read. */
  async execute(ctx: Ctx): Promise<PublicStats> {
    const now = ctx.clock.now().getTime();
    if (this.cached && now - this.cached.at < cachedMs) return this.cached.stats;
    const reading = { at: now, stats: this.read(ctx) };
    this.cached = reading;
    // A failed reading is not cached: the next visitor tries again.
    reading.stats.catch(() => {
      if (this.cached === reading) this.cached = null;
    });
    return reading.stats;
  }

  private async read(ctx: Ctx): Promise<PublicStats> {
    const updatedAt = ctx.clock.now().toISOString();
    const approvals = await this.endowments.approvals(ctx);
    const waqfIds = [...approvals.keys()];
    return {
      approvedWaqfs: approvals.size,
      distributedThisYear: formatAmountForWire(await this.ledger.yieldAllottedThisYear(ctx, waqfIds)),
      beneficiariesWithAccounts: await this.banking.countBeneficiariesWithAccounts(ctx),
      averageDaysToApproval: averageDaysToApproval(approvals, await this.documents.completedAt(ctx, waqfIds)),
      updatedAt,
    };
  }
}
