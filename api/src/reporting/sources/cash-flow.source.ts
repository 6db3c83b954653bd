import { Injectable } from '@nestjs/common';
import { FinancesFacade } from '../../finances/index.js';
import { chargedFunds, distributed, LedgerFacade, moved, negated } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { addsWithin } from './figure-parts.js';
import { heldLine, movementLine, openingLine, readFlows, readTotals } from './fund-flows.js';
import { corpusLine, kindLines, lineOf, minus, movementOf, sectionOf, totalOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

const received = moved(['contra'], chargedFunds);
const paid = [...moved(['ghalla', 'reserve', 'corpus'], ['contra']), ...distributed];

/** What was paid into and out of the main account. */
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
      movementLine('other_received', flows, moved(['contra'], ['reserve', 'payable'])),
    ];
    const payments = [
      ...kindLines('expense', totals),
      movementLine('distributed', flows, distributed),
      movementLine('other_paid', flows, moved(['reserve', 'corpus'], ['contra'])),
    ];
    return {
      sections: [
        sectionOf('receipts', receipts, 'receipts_total'),
        sectionOf('payments', payments, 'payments_total'),
        movementOf(
          'balance',
          [
            openingLine(flows, ...chargedFunds),
            lineOf('receipts_total', totalOf(receipts), addsWithin(scope, received)),
            lineOf('payments_total', minus(totalOf(payments)), addsWithin(scope, negated(paid))),
          ],
          heldLine('closing', flows, ...chargedFunds),
        ),
      ],
    };
  }
}
