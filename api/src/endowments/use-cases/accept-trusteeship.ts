import { Injectable } from '@nestjs/common';
import { type AcceptTrusteeship as Input, deedsSeen } from '@waqf/contracts/endowments';
import { DocumentsFacade } from '../../documents/index.js';
import { ChangedMeanwhileError, Facts, Transactions, type Ctx } from '../../platform/index.js';
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
    private readonly documents: DocumentsFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsTrusteeshipForbiddenError (403),
   * EndowmentsTrusteeshipClosedError, ChangedMeanwhileError (409)
   */
  execute(ctx: Ctx, input: Input & { waqfId: string }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.access.asAppointed(ctx, input.waqfId);
      await this.requireRead(ctx, waqf.id, input.seen?.deeds);
      await this.waqfs.acceptTrusteeship(ctx, waqf.id);
      await this.facts.record(ctx, trusteeshipAccepted, { waqfId: waqf.id, nazirId: person.userId });
      return { ...waqf, nazirAcceptedAt: ctx.clock.now() };
    });
  }

  /** Trusteeship is accepted under the conditions that were read, not under those of a deed put in force since. */
  private async requireRead(ctx: Ctx, waqfId: string, seen: unknown): Promise<void> {
    const deeds = deedsSeen(await this.documents.currentOf(ctx, [waqfId]));
    if (seen !== undefined && seen !== deeds) throw new ChangedMeanwhileError({ deeds }, newerDeeds);
  }
}

const newerDeeds = {
  ar: 'صارت صكوك أحدث معمولًا بها بعد أن فتحت الصفحة، فلم يُسجل قبولك. اقرأها ثم اقبل',
  en: 'Newer deeds came into force after you opened the page, so you have not accepted. Read them first',
};
