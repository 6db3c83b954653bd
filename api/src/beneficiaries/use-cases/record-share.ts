import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, newId, personOf } from '../../platform/index.js';
import { BeneficiariesShareDayError } from '../beneficiaries.errors.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import { ShareRepository } from '../persistence/share.repository.js';

/** Stores the share before a change, so that runs of earlier periods still use it. */
@Injectable()
export class RecordShare {
  constructor(private readonly shares: ShareRepository) {}

  /**
   * Runs in the caller's transaction, in which the beneficiary is locked. Does nothing when the share is unchanged.
   * @param from the first day of the new share; null corrects what was recorded
   * @throws BeneficiariesShareDayError (422) for a day in the future, or before the last change
   */
  async execute(ctx: Ctx, before: BeneficiaryRecord, after: BeneficiaryRecord, from: string | null): Promise<void> {
    const [was, is] = [before.allocatedPercentage, after.allocatedPercentage];
    if (was === is) return;
    if (from !== null && from > riyadhDay(ctx.clock.now())) throw new BeneficiariesShareDayError('future');
    const last = await this.shares.lastDay(ctx, before.id);
    if (from !== null && last !== null && from < last) throw new BeneficiariesShareDayError('before-last');
    await this.shares.add(ctx, {
      id: newId(),
      beneficiaryId: before.id,
      waqfId: before.waqfId,
      before: was,
      after: is,
      from,
      changedBy: personOf(ctx).userId,
      changedAt: ctx.clock.now(),
    });
  }
}
