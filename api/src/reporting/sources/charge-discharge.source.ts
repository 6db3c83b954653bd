import { Injectable } from '@nestjs/common';
import { chargedFunds, distributed, LedgerFacade, moved } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { heldLine, movedLine, openingLine, readFlows } from './fund-flows.js';
import { opensCorpus, opensExpenses, opensIncome, sectionOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/**
 * What the nazir was charged with (opening balance and receipts), and how they are discharged of it (payments,
 * distributions and what is left); both totals are equal.
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
            openingLine(flows, ...chargedFunds),
            movedLine('yield_received', flows, moved(['contra'], ['ghalla']), opensIncome),
            movedLine('corpus_additions', flows, moved(['contra'], ['corpus']), opensCorpus),
            movedLine('other_received', flows, moved(['contra'], ['reserve', 'payable'])),
          ],
          'charge_total',
        ),
        sectionOf(
          'discharge',
          [
            movedLine('expenses_paid', flows, moved(['ghalla'], ['contra']), opensExpenses),
            movedLine('distributed', flows, distributed),
            movedLine('other_paid', flows, moved(['reserve', 'corpus'], ['contra'])),
            heldLine('closing', flows, ...chargedFunds),
          ],
          'discharge_total',
        ),
      ],
    };
  }
}
