import { Injectable } from '@nestjs/common';
import { FinancesFacade } from '../../finances/index.js';
import { chargedFunds, LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { pairOf, readFlows, readTotals } from './fund-flows.js';
import { corpusLine, kindLines, lineOf, minus, movementOf, sectionOf, totalOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/** What came to the main account and what went from it. */
@Injectable()
export class CashFlowReport implements ReportSource {
  readonly type = 'cash_flow';

  constructor(
    private readonly finances: FinancesFacade,
    private readonly ledger: LedgerFacade,
  ) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const totals = await readTotals(this.finances, ctx, scope);
    const flows = await readFlows(this.ledger, ctx, scope);
    const receipts = [
      ...kindLines('income', totals),
      corpusLine(totals),
      lineOf(
        'other_received',
        pairOf(flows, (each) => each.from(['contra'], ['reserve', 'payable'])),
      ),
    ];
    const payments = [
      ...kindLines('expense', totals),
      lineOf(
        'distributed',
        pairOf(flows, (each) => each.distributed()),
      ),
      lineOf(
        'other_paid',
        pairOf(flows, (each) => each.from(['reserve', 'corpus'], ['contra'])),
      ),
    ];
    return {
      sections: [
        sectionOf('receipts', receipts, 'receipts_total'),
        sectionOf('payments', payments, 'payments_total'),
        movementOf(
          'balance',
          [
            lineOf(
              'opening',
              pairOf(flows, (each) => each.before(...chargedFunds)),
            ),
            lineOf('receipts_total', totalOf(receipts)),
            lineOf('payments_total', minus(totalOf(payments))),
          ],
          lineOf(
            'closing',
            pairOf(flows, (each) => each.after(...chargedFunds)),
          ),
        ),
      ],
    };
  }
}
