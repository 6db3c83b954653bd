import { Injectable } from '@nestjs/common';
import { chargedFunds, LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { pairOf, readFlows } from './fund-flows.js';
import { lineOf, sectionOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/**
 * What the waqf has, owes and keeps when the period ends, by fund (AAOIFI FAS 37); beside it the same when the period
 * began.
 */
@Injectable()
export class PositionReport implements ReportSource {
  readonly type = 'position';

  constructor(private readonly ledger: LedgerFacade) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const flows = await readFlows(this.ledger, ctx, scope);
    const held = pairOf(flows, (each) => each.after('held'));
    return {
      sections: [
        sectionOf(
          'assets',
          [
            lineOf(
              'main_account',
              pairOf(flows, (each) => each.after(...chargedFunds)),
            ),
            lineOf('sub_accounts', held),
          ],
          'assets_total',
        ),
        sectionOf(
          'liabilities',
          [
            lineOf(
              'payable',
              pairOf(flows, (each) => each.after('payable')),
            ),
            lineOf('held', held),
          ],
          'liabilities_total',
        ),
        sectionOf(
          'net_assets',
          (['corpus', 'ghalla', 'reserve'] as const).map((fund) =>
            lineOf(
              fund,
              pairOf(flows, (each) => each.after(fund)),
            ),
          ),
          'net_assets_total',
        ),
      ],
    };
  }
}
