import { Injectable } from '@nestjs/common';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import { DocumentsFacade } from '../../documents/index.js';
import { Facts, type Ctx } from '../../platform/index.js';
import type { Endowment } from '../domain/waqf.js';
import { dueTransition } from '../domain/waqf-states.js';
import { waqfMovedToReview, waqfReturnedToDraft } from '../endowments.facts.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';

const recorded = { 'move-to-review': waqfMovedToReview, 'return-to-draft': waqfReturnedToDraft };

/** Keeps the status of a waqf consistent with its current deeds, until it is approved. */
@Injectable()
export class UpdateWaqfStatus {
  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * Runs in the caller's transaction, which has locked the waqf.
   * @returns the new status
   */
  async update(ctx: Ctx, waqf: Endowment): Promise<WaqfStatus> {
    const name = dueTransition(waqf.status, await this.documents.currentOf(ctx, [waqf.id]));
    if (name === null) return waqf.status;
    const to = name === 'move-to-review' ? 'pending' : 'draft';
    await this.waqfs.setStatus(ctx, waqf.id, to);
    await this.facts.record(ctx, recorded[name], { waqfId: waqf.id });
    return to;
  }
}
