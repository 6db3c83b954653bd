import { Injectable } from '@nestjs/common';
import type { EditWaqf as Changes } from '@waqf/contracts/endowments';
import { askedSince, Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import type { Endowment } from '../domain/waqf.js';
import { waqfStates } from '../domain/waqf-states.js';
import { EndowmentsNotDraftError } from '../endowments.errors.js';
import { waqfRenamed } from '../endowments.facts.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';

/** The founder changes the name and the description of a draft. */
@Injectable()
export class EditWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly waqfs: WaqfRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), EndowmentsNotDraftError,
   *   ChangedMeanwhileError (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string; changes: Changes }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, relations } = await this.access.asFounder(ctx, input.waqfId);
      if (!waqfStates.mayNow(waqf.status, relations).includes('edit')) throw new EndowmentsNotDraftError();
      const { seen, ...changes } = input.changes;
      const { name = waqf.name, description = waqf.description } = askedSince(changes, waqf, seen);
      const [renamed, redescribed] = [name !== waqf.name, description !== waqf.description];
      if (!renamed && !redescribed) return waqf;
      await this.waqfs.rename(ctx, waqf.id, name, description);
      const changed = (values: { name: string; description: string }) => ({
        ...(renamed ? { name: values.name } : {}),
        ...(redescribed ? { description: values.description } : {}),
      });
      await this.facts.record(ctx, waqfRenamed, {
        waqfId: waqf.id,
        before: changed(waqf),
        after: changed({ name, description }),
      });
      return { ...waqf, name, description };
    });
  }
}
