import { Injectable } from '@nestjs/common';
import { EndowmentsFacade } from '../../endowments/index.js';
import { FinancesFacade } from '../../finances/index.js';
import { Memberships } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import { reportFiguresOf } from './report-figures.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/** Number of rows on the first page; 100 as on the specification's screen. */
const rows = 100;

/** The number of waqfs by status, and every transaction of the period. */
@Injectable()
export class DetailedReport implements ReportSource {
  readonly type = 'detailed';

  constructor(
    private readonly finances: FinancesFacade,
    private readonly endowments: EndowmentsFacade,
    private readonly memberships: Memberships,
  ) {}

  async read(ctx: Ctx, { waqfIds, waqfId, period, before }: ReportScope): Promise<ReportParts> {
    const { transactions, nextCursor } = await this.finances.list(ctx, {
      ...(waqfId === null ? {} : { waqfId }),
      ...period,
      limit: rows,
    });
    return {
      figures: reportFiguresOf(await this.finances.kindTotals(ctx, waqfIds, period), period),
      figuresBefore: before && reportFiguresOf(await this.finances.kindTotals(ctx, waqfIds, before), before),
      statuses: waqfId === null ? await this.endowments.statsFor(ctx) : await this.statusOf(ctx, waqfId),
      transactions,
      nextCursor,
    };
  }

  private async statusOf(ctx: Ctx, waqfId: string): Promise<ReportParts['statuses']> {
    const status = (await this.memberships.of(ctx, waqfId))?.status;
    return {
      total: 1,
      active: status === 'approved' ? 1 : 0,
      pending: status === 'pending' ? 1 : 0,
      draft: status === 'draft' ? 1 : 0,
    };
  }
}
