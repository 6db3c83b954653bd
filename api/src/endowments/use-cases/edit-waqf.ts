import { Injectable } from '@nestjs/common';
import type { EditWaqf as Changes } from '@waqf/contracts/endowments';
import { Audit, Transactions, type Ctx } from '../../platform/index.js';
import type { Endowment } from '../domain/waqf.js';
import { EndowmentsNotDraftError } from '../endowments.errors.js';
import { KeepFindable } from '../keep-findable.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { ReachWaqf } from '../reach-waqf.js';

/** Name and description of a draft, by its founder. */
@Injectable()
export class EditWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly reach: ReachWaqf,
    private readonly waqfs: WaqfRepository,
    private readonly findable: KeepFindable,
    private readonly audit: Audit,
  ) {}

  /** @throws EndowmentsWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), EndowmentsNotDraftError (409) */
  async execute(ctx: Ctx, input: { waqfId: string; changes: Changes }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.reach.asFounder(ctx, input.waqfId);
      if (waqf.status !== 'draft') throw new EndowmentsNotDraftError();
      const name = input.changes.name ?? waqf.name;
      const description = input.changes.description ?? waqf.description;
      await this.waqfs.rename(ctx, waqf.id, name, description);
      await this.findable.keep(ctx, waqf.id);
      await this.audit.record(ctx, 'endowments.edit', { type: 'waqf', id: waqf.id });
      return { ...waqf, name, description };
    });
  }
}
