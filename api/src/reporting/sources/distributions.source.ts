import { Injectable } from '@nestjs/common';
import { LedgerFacade, netMoved } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { heldLine, movementLine, openingLine, readFlows } from './fund-flows.js';
import { movementOf, sectionOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/** What was allotted and paid to beneficiaries, and what is still owed to them. */
@Injectable()
export class DistributionsReport implements ReportSource {
  readonly type = 'distributions';

  constructor(private readonly ledger: LedgerFacade) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const flows = await readFlows(this.ledger, ctx, scope);
    return {
      sections: [
        movementOf(
          'owed',
          [
            openingLine(flows, 'payable'),
            movementLine('allotted', flows, netMoved(['ghalla'], ['payable'])),
            movementLine('other_movements', flows, netMoved(['reserve', 'corpus'], ['payable'])),
            movementLine('distributed', flows, netMoved(['held', 'contra'], ['payable'])),
          ],
          heldLine('closing', flows, 'payable'),
        ),
        sectionOf(
          'payments',
          [
            movementLine('payable', flows, netMoved(['payable'], ['held', 'contra'])),
            movementLine('ghalla', flows, netMoved(['ghalla'], ['held'])),
            movementLine('reserve', flows, netMoved(['reserve'], ['held'])),
          ],
          'distributed',
        ),
      ],
    };
  }
}
