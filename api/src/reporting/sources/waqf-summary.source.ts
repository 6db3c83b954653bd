import { Injectable } from '@nestjs/common';
import { FinancesFacade } from '../../finances/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { Memberships } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import { formatAmountForWire, zeroHalalas } from '@waqf/money';
import { yieldAdds } from './figure-parts.js';
import { countOf, reportFiguresOf, isCorpus } from './report-figures.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/** One line per waqf: its balance, income and expenses. Drafts are included. */
@Injectable()
export class WaqfSummaryReport implements ReportSource {
  readonly type = 'waqf_summary';

  constructor(
    private readonly finances: FinancesFacade,
    private readonly ledger: LedgerFacade,
    private readonly memberships: Memberships,
  ) {}

  async read(ctx: Ctx, { waqfIds, period, before }: ReportScope): Promise<ReportParts> {
    const totals = await this.finances.kindTotals(ctx, waqfIds, period);
    const balances = await this.ledger.yieldsAfter(ctx, waqfIds, period.to);
    const memberships = await this.memberships.ofAll(ctx, waqfIds);
    const waqfs = waqfIds.flatMap((waqfId) => {
      const membership = memberships.get(waqfId);
      if (!membership) return [];
      const own = totals.filter((total) => total.waqfId === waqfId);
      const { income, expenses, net, netAdds } = reportFiguresOf(own, period);
      return {
        id: waqfId,
        name: membership.waqfName,
        status: membership.status,
        balance: formatAmountForWire(balances.get(waqfId) ?? zeroHalalas),
        income,
        expenses,
        net,
        count: countOf(own.filter((total) => !isCorpus(total))),
        balanceAdds: yieldAdds(period.to),
        netAdds,
      };
    });
    return {
      figures: reportFiguresOf(totals, period),
      figuresBefore: before && reportFiguresOf(await this.finances.kindTotals(ctx, waqfIds, before), before),
      waqfs,
    };
  }
}
