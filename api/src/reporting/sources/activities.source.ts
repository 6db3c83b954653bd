import { Injectable } from '@nestjs/common';
import { FinancesFacade } from '../../finances/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { figuresOf } from './figures-of.js';
import { pairOf, readFlows, readTotals } from './fund-flows.js';
import { corpusLines, kindLines, lineOf, movementOf, netOf, sectionOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/** Income and expenses of the yield by kind, and what became of the yield: reserve, beneficiaries, closing. */
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
      figures: figuresOf(totals.now),
      figuresBefore: totals.before && figuresOf(totals.before),
      sections: [
        sectionOf('income', kindLines('income', totals), 'income_total'),
        sectionOf('expenses', kindLines('expense', totals), 'expenses_total'),
        movementOf(
          'yield',
          [
            lineOf(
              'opening',
              pairOf(flows, (each) => each.before('ghalla')),
            ),
            lineOf('net', netOf(totals)),
            lineOf(
              'to_reserve',
              pairOf(flows, (each) => each.net(['reserve'], ['ghalla'])),
            ),
            lineOf(
              'allotted',
              pairOf(flows, (each) => each.net(['payable'], ['ghalla'])),
            ),
            lineOf(
              'other_movements',
              pairOf(flows, (each) => each.net(['held', 'corpus'], ['ghalla'])),
            ),
          ],
          lineOf(
            'closing',
            pairOf(flows, (each) => each.after('ghalla')),
          ),
        ),
        sectionOf('corpus', corpusLines(totals), 'corpus_additions'),
      ],
    };
  }
}
