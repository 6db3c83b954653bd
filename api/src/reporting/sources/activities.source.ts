import { Injectable } from '@nestjs/common';
import { FinancesFacade } from '../../finances/index.js';
import { LedgerFacade, netMoved } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { reportFiguresOf } from './report-figures.js';
import { addsWithin, netFigure } from './figure-parts.js';
import { heldLine, movementLine, openingLine, readFlows, readTotals } from './fund-flows.js';
import { corpusSection, expensesSection, incomeSection, lineOf, movementOf, netOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/** Income and expenses of the yield by kind, and what the yield was used for: reserve, beneficiaries, closing. */
@Injectable()
export class ActivitiesReport implements ReportSource {
  readonly type = 'activities';

  constructor(
    private readonly finances: FinancesFacade,
    private readonly ledger: LedgerFacade,
  ) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const totals = await readTotals(this.finances, ctx, scope);
    const flows = await readFlows(this.ledger, ctx, scope);
    return {
      figures: reportFiguresOf(totals.now, scope.period),
      figuresBefore: totals.before && scope.before && reportFiguresOf(totals.before, scope.before),
      sections: [
        incomeSection(totals),
        expensesSection(totals),
        movementOf(
          'yield',
          [
            openingLine(flows, 'ghalla'),
            lineOf('net', netOf(totals), addsWithin(scope, netFigure)),
            movementLine('to_reserve', flows, netMoved(['reserve'], ['ghalla'])),
            movementLine('allotted', flows, netMoved(['payable'], ['ghalla'])),
            movementLine('other_movements', flows, netMoved(['held', 'corpus'], ['ghalla'])),
          ],
          heldLine('closing', flows, 'ghalla'),
        ),
        corpusSection(totals),
      ],
    };
  }
}
