import { Injectable } from '@nestjs/common';
import { DocumentsFacade } from '../../documents/index.js';
import type { Ctx } from '../../platform/index.js';
import { differencesBetween, withProposed, type Difference } from '../domain/amendment-differences.js';
import { detailsInForce, valuesOf } from '../domain/deed-values.js';
import type { Endowment, WaqfDetails } from '../domain/waqf.js';
import { detailsOf } from '../domain/waqf-details.js';
import { EndowmentsAmendmentNotReadError } from '../endowments.errors.js';
import { type Trustee, WaqfRepository } from '../persistence/waqf.repository.js';

/** What an amendment would put in force. */
export interface Proposal {
  details: WaqfDetails;
  differences: Difference[];
  replacesNazirDeed: boolean;
}

/**
 * The data that an approval puts in force: read from the deeds, written to the waqf, and locked in the deeds. In the
 * caller's transaction, which holds the waqf's lock.
 */
@Injectable()
export class WaqfData {
  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
  ) {}

  /** What the current deeds say. */
  async current(ctx: Ctx, waqf: Endowment): Promise<WaqfDetails> {
    return detailsInForce(waqf, await this.documents.currentOf(ctx, [waqf.id]));
  }

  /** Puts what `current` answered in force with the waqf's approval. */
  async approve(ctx: Ctx, waqf: Endowment, approval: { by: string; trustee: Trustee; details: WaqfDetails }) {
    const { by, trustee, details } = approval;
    await this.waqfs.approve(ctx, waqf.id, by, trustee, details);
    const deeds = await this.documents.currentOf(ctx, [waqf.id]);
    const ids = deeds.map((deed) => deed.id);
    await this.documents.lock(ctx, ids);
  }

  /**
   * What the deeds would say with those of the open amendment, and how that differs from what is in force.
   * @throws EndowmentsAmendmentNotReadError (409)
   */
  async proposed(ctx: Ctx, waqf: Endowment): Promise<Proposal> {
    const current = (await this.documents.currentOf(ctx, [waqf.id])).map(valuesOf);
    const deeds = await this.documents.proposedOf(ctx, [waqf.id]);
    if (deeds.length === 0 || deeds.some((deed) => deed.status !== 'processed'))
      throw new EndowmentsAmendmentNotReadError();
    const newer = deeds.map(valuesOf);
    return {
      details: detailsOf(withProposed(current, newer)),
      differences: differencesBetween(current, newer),
      replacesNazirDeed: deeds.some(({ type }) => type === 'nazir_deed'),
    };
  }

  /** Puts what `proposed` answered in force with the amendment's approval. */
  async amend(ctx: Ctx, waqf: Endowment, approval: { amendmentId: string; trustee: Trustee; details: WaqfDetails }) {
    const { amendmentId, trustee, details } = approval;
    await this.waqfs.amend(ctx, waqf.id, trustee, details);
    await this.documents.putInForce(ctx, waqf.id, amendmentId);
  }
}
