import { Injectable } from '@nestjs/common';
import { DocumentsFacade } from '../../documents/index.js';
import { Audit, Transactions, type Ctx } from '../../platform/index.js';
import type { Endowment } from '../domain/waqf.js';
import { EndowmentsAmendmentClosedError, EndowmentsAmendmentNotFoundError } from '../endowments.errors.js';
import { AmendmentRepository } from '../persistence/amendment.repository.js';
import { ReachWaqf } from '../reach-waqf.js';
import { TellPages } from '../tell-pages.js';

/** Takes an open amendment back; its deeds stay as history. */
@Injectable()
export class WithdrawAmendment {
  constructor(
    private readonly transactions: Transactions,
    private readonly reach: ReachWaqf,
    private readonly amendments: AmendmentRepository,
    private readonly documents: DocumentsFacade,
    private readonly pages: TellPages,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws EndowmentsWaqfNotFoundError, EndowmentsAmendmentNotFoundError (404), EndowmentsEditForbiddenError (403),
   * EndowmentsAmendmentClosedError (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string; amendmentId: string }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.reach.asFounder(ctx, input.waqfId);
      const amendment = await this.amendments.hold(ctx, waqf.id, input.amendmentId);
      if (!amendment) throw new EndowmentsAmendmentNotFoundError();
      if (amendment.status !== 'open') throw new EndowmentsAmendmentClosedError();
      await this.documents.withdraw(ctx, amendment.id);
      await this.amendments.close(ctx, amendment.id, person.userId, null);
      await this.audit.record(
        ctx,
        'endowments.withdraw-amendment',
        { type: 'waqf', id: waqf.id },
        { amendmentId: amendment.id },
      );
      await this.pages.waqfChanged(ctx, waqf);
      return waqf;
    });
  }
}
