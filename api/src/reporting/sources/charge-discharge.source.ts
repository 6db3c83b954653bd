import { Injectable } from '@nestjs/common';
import { chargedFunds, distributed, LedgerFacade, moved } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { heldLine, movementLine, openingLine, readFlows } from './fund-flows.js';
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
            movementLine('yield_received', flows, moved(['contra'], ['ghalla']), opensIncome),
            movementLine('corpus_additions', flows, moved(['contra'], ['corpus']), opensCorpus),
            movementLine('other_received', flows, moved(['contra'], ['reserve', 'payable'])),
          ],
          'charge_total',
        ),
        sectionOf(
          'discharge',
          [
            movementLine('expenses_paid', flows, moved(['ghalla'], ['contra']), opensExpenses),
            movementLine('distributed', flows, distributed),
            movementLine('other_paid', flows, moved(['reserve', 'corpus'], ['contra'])),
            heldLine('closing', flows, ...chargedFunds),
          ],
          'discharge_total',
        ),
      ],
    };
  }
}
