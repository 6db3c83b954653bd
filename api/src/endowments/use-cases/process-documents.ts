import { Injectable } from '@nestjs/common';
import { DocumentsFacade, type Deed } from '../../documents/index.js';
import { Audit, Transactions, type Ctx } from '../../platform/index.js';
import { EndowmentsEditForbiddenError } from '../endowments.errors.js';
import { ReachWaqf } from '../reach-waqf.js';

export interface Queued {
  queued: number;
  deeds: Deed[];
}

/** Queues the deeds that wait to be read; asked again, there is nothing left to queue, and that is fine. */
@Injectable()
export class ProcessDocuments {
  constructor(
    private readonly transactions: Transactions,
    private readonly reach: ReachWaqf,
    private readonly documents: DocumentsFacade,
    private readonly audit: Audit,
  ) {}

  /**
   * @param input.inJob false when the caller reads the deeds itself (sample data)
   * @throws EndowmentsWaqfNotFoundError (404), EndowmentsEditForbiddenError (403)
   */
  async execute(ctx: Ctx, input: { waqfId: string; inJob?: boolean }): Promise<Queued> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.reach.acting(
        ctx,
        input.waqfId,
        ['founder', 'admin'],
        () => new EndowmentsEditForbiddenError(),
      );
      const queued = await this.documents.queue(ctx, waqf.id, input.inJob !== false);
      if (queued > 0) await this.audit.record(ctx, 'endowments.process', { type: 'waqf', id: waqf.id }, { queued });
      const current = await this.documents.currentOf(ctx, [waqf.id]);
      return { queued, deeds: [...current, ...(await this.documents.proposedOf(ctx, [waqf.id]))] };
    });
  }
}
