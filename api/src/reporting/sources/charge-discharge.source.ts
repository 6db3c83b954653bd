import { Injectable } from '@nestjs/common';
import { chargedFunds, LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { pairOf, readFlows } from './fund-flows.js';
import { lineOf, opensCorpus, sectionOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/**
 * What the nazir was charged with (opening and receipts) and how they are discharged of it (payments, distributions and
 * what is left): both totals are the same.
 */
@Injectable()
export class ChargeDischargeReport implements ReportSource {
  readonly type = 'charge_discharge';

  constructor(private readonly ledger: LedgerFacade) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const flows = await readFlows(this.ledger, ctx, scope);
    return {
      sections: [
        sectionOf(
          'charge',
          [
            lineOf(
              'opening',
              pairOf(flows, (each) => each.before(...chargedFunds)),
            ),
            lineOf(
              'yield_received',
              pairOf(flows, (each) => each.from(['contra'], ['ghalla'])),
            ),
            lineOf(
              'corpus_additions',
              pairOf(flows, (each) => each.from(['contra'], ['corpus'])),
              opensCorpus,
            ),
            lineOf(
              'other_received',
              pairOf(flows, (each) => each.from(['contra'], ['reserve', 'payable'])),
            ),
          ],
          'charge_total',
        ),
        sectionOf(
          'discharge',
          [
            lineOf(
              'expenses_paid',
              pairOf(flows, (each) => each.from(['ghalla'], ['contra'])),
              {
                type: 'expense',
                kind: null,
              },
            ),
            lineOf(
              'distributed',
              pairOf(flows, (each) => each.distributed()),
            ),
            lineOf(
              'other_paid',
              pairOf(flows, (each) => each.from(['reserve', 'corpus'], ['contra'])),
            ),
            lineOf(
              'closing',
              pairOf(flows, (each) => each.after(...chargedFunds)),
            ),
          ],
          'discharge_total',
        ),
      ],
    };
  }
}
