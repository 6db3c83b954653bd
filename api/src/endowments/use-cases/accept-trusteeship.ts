import { Injectable } from '@nestjs/common';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import type { Endowment } from '../domain/waqf.js';
import { trusteeshipAccepted } from '../endowments.facts.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';

/** The nazir of the approved deed accepts the trusteeship; until then they can only read. */
@Injectable()
export class AcceptTrusteeship {
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
  execute(ctx: Ctx, input: { waqfId: string }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.access.asAppointed(ctx, input.waqfId);
      await this.waqfs.acceptTrusteeship(ctx, waqf.id);
      await this.facts.record(ctx, trusteeshipAccepted, { waqfId: waqf.id, nazirId: person.userId });
      return { ...waqf, nazirAcceptedAt: ctx.clock.now() };
    });
  }
}
