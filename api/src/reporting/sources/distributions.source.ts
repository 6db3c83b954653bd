import { Injectable } from '@nestjs/common';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { pairOf, readFlows } from './fund-flows.js';
import { lineOf, movementOf, sectionOf } from './lines-of.js';
import type { ReportParts, ReportScope, ReportSource } from './report-sources.js';

/** What beneficiaries were allotted and paid, and what they are still owed. */
@Injectable()
export class DistributionsReport implements ReportSource {
  readonly type = 'distributions';

  constructor(private readonly ledger: LedgerFacade) {}

  async read(ctx: Ctx, scope: ReportScope): Promise<ReportParts> {
    const flows = await readFlows(this.ledger, ctx, scope);
    const owed = (each: typeof flows.now) => each.net(['held', 'contra'], ['payable']);
    return {
      sections: [
        movementOf(
          'owed',
          [
            lineOf(
              'opening',
              pairOf(flows, (each) => each.before('payable')),
            ),
            lineOf(
              'allotted',
              pairOf(flows, (each) => each.net(['ghalla'], ['payable'])),
            ),
            lineOf(
              'other_movements',
              pairOf(flows, (each) => each.net(['reserve', 'corpus'], ['payable'])),
            ),
            lineOf('distributed', pairOf(flows, owed)),
          ],
          lineOf(
            'closing',
            pairOf(flows, (each) => each.after('payable')),
          ),
        ),
        sectionOf(
          'payments',
          [
            lineOf(
              'payable',
              pairOf(flows, (each) => each.net(['payable'], ['held', 'contra'])),
            ),
            lineOf(
              'ghalla',
              pairOf(flows, (each) => each.net(['ghalla'], ['held'])),
            ),
            lineOf(
              'reserve',
              pairOf(flows, (each) => each.net(['reserve'], ['held'])),
            ),
          ],
          'distributed',
        ),
      ],
    };
  }
}
