import { Injectable } from '@nestjs/common';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import { trusteeshipDeclined } from '../endowments.facts.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';

/**
 * The nazir of the approved deed declines: the waqf returns to its founder, who names another nazir with a newer deed.
 */
@Injectable()
export class DeclineTrusteeship {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly waqfs: WaqfRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsTrusteeshipForbiddenError (403),
   * EndowmentsTrusteeshipClosedError (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string; reason: string }): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.access.asAppointed(ctx, input.waqfId);
      await this.waqfs.declineTrusteeship(ctx, waqf.id, input.reason);
      await this.facts.record(ctx, trusteeshipDeclined, {
        waqfId: waqf.id,
        nazirId: person.userId,
        reason: input.reason,
      });
    });
  }
}
