import { Injectable } from '@nestjs/common';
import { DocumentsFacade, type Deed } from '../../documents/index.js';
import { Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';

export interface Queued {
  queued: number;
  deeds: Deed[];
}

/** Queues the deeds that wait to be read; a second call finds nothing to queue and changes nothing. */
@Injectable()
export class ProcessDocuments {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly documents: DocumentsFacade,
  ) {}

  /**
   * @param input.inJob false when the caller reads the deeds itself (sample data)
   * @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403)
   */
  async execute(ctx: Ctx, input: { waqfId: string; inJob?: boolean }): Promise<Queued> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.access.asOneOf(ctx, input.waqfId, ['waqif', 'admin']);
      const queued = await this.documents.queue(ctx, waqf.id, input.inJob !== false);
      const current = await this.documents.currentOf(ctx, [waqf.id]);
      return { queued, deeds: [...current, ...(await this.documents.proposedOf(ctx, [waqf.id]))] };
    });
  }
}
