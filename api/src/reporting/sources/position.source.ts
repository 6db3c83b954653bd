import { Injectable } from '@nestjs/common';
import { chargedFunds, LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { heldLine, readFlows } from './fund-flows.js';
import { sectionOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/**
 * What the waqf has, owes and keeps at the end of the period, by fund (AAOIFI FAS 37), compared with the start of the
 * period.
 */
@Injectable()
export class PositionReport implements ReportSource {
  readonly type = 'position';

  constructor(private readonly ledger: LedgerFacade) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const flows = await readFlows(this.ledger, ctx, scope);
    return {
      sections: [
        sectionOf(
          'assets',
          [heldLine('main_account', flows, ...chargedFunds), heldLine('sub_accounts', flows, 'held')],
          'assets_total',
        ),
        sectionOf(
          'liabilities',
          [heldLine('payable', flows, 'payable'), heldLine('held', flows, 'held')],
          'liabilities_total',
        ),
        sectionOf(
          'net_assets',
          (['corpus', 'ghalla', 'reserve'] as const).map((fund) => heldLine(fund, flows, fund)),
          'net_assets_total',
        ),
      ],
    };
  }
}
