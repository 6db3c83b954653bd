import { Injectable } from '@nestjs/common';
import { DocumentsFacade } from '../../documents/index.js';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import { amendmentStates } from '../domain/amendment-states.js';
import type { Endowment } from '../domain/waqf.js';
import { EndowmentsAmendmentClosedError, EndowmentsAmendmentNotFoundError } from '../endowments.errors.js';
import { amendmentWithdrawn } from '../endowments.facts.js';
import { AmendmentRepository } from '../persistence/amendment.repository.js';

/** Withdraws an open amendment; its deeds are kept as history. */
@Injectable()
export class WithdrawAmendment {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly amendments: AmendmentRepository,
    private readonly documents: DocumentsFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, EndowmentsAmendmentNotFoundError (404), EndowmentsEditForbiddenError (403),
   * EndowmentsAmendmentClosedError (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string; amendmentId: string }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.access.asFounder(ctx, input.waqfId);
      const amendment = await this.amendments.findForUpdate(ctx, waqf.id, input.amendmentId);
      if (!amendment) throw new EndowmentsAmendmentNotFoundError();
      amendmentStates.next(amendment.status, 'withdraw', () => new EndowmentsAmendmentClosedError());
      await this.documents.withdraw(ctx, amendment.id);
      await this.amendments.close(ctx, amendment.id, person.userId, null);
      await this.facts.record(ctx, amendmentWithdrawn, { waqfId: waqf.id, amendmentId: amendment.id });
      return waqf;
    });
  }
}
