import { Injectable } from '@nestjs/common';
import { createWaqf } from '@waqf/contracts/endowments';
import { DocumentsFacade } from '../../documents/index.js';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import { valuesOf } from '../domain/deed-values.js';
import type { Endowment } from '../domain/waqf.js';
import { detailsOf } from '../domain/waqf-details.js';
import { waqfStates } from '../domain/waqf-states.js';
import { EndowmentsAlreadyApprovedError, EndowmentsDeedNameUnfitError } from '../endowments.errors.js';
import { waqfRenamed } from '../endowments.facts.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';

/** Gives the waqf the name that its deed has, when the two names differ during the review. */
@Injectable()
export class TakeDeedName {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), EndowmentsAlreadyApprovedError
   * (409), EndowmentsDeedNameUnfitError (422)
   */
  async execute(ctx: Ctx, input: { waqfId: string }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, relations } = await this.access.asFounder(ctx, input.waqfId);
      if (!waqfStates.mayNow(waqf.status, relations).includes('review')) throw new EndowmentsAlreadyApprovedError();
      const deeds = await this.documents.currentOf(ctx, [waqf.id]);
      const parsedName = createWaqf.shape.name.safeParse(detailsOf(deeds.map(valuesOf)).waqfDetails?.waqfName);
      if (!parsedName.success) throw new EndowmentsDeedNameUnfitError();
      const name = parsedName.data;
      if (name === waqf.name) return waqf;
      await this.waqfs.rename(ctx, waqf.id, name, waqf.description);
      await this.facts.record(ctx, waqfRenamed, { waqfId: waqf.id, before: { name: waqf.name }, after: { name } });
      return { ...waqf, name };
    });
  }
}
