import { Injectable } from '@nestjs/common';
import { LedgerFacade, netMoved } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { heldLine, movedLine, openingLine, readFlows } from './fund-flows.js';
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
            movedLine('allotted', flows, netMoved(['ghalla'], ['payable'])),
            movedLine('other_movements', flows, netMoved(['reserve', 'corpus'], ['payable'])),
            movedLine('distributed', flows, netMoved(['held', 'contra'], ['payable'])),
          ],
          heldLine('closing', flows, 'payable'),
        ),
        sectionOf(
          'payments',
          [
            movedLine('payable', flows, netMoved(['payable'], ['held', 'contra'])),
            movedLine('ghalla', flows, netMoved(['ghalla'], ['held'])),
            movedLine('reserve', flows, netMoved(['reserve'], ['held'])),
          ],
          'distributed',
        ),
      ],
    };
  }
}
