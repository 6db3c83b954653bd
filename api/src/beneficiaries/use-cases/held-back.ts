import { Injectable } from '@nestjs/common';
import { addDays, riyadhDay } from '@waqf/formats';
import type { Ctx } from '../../platform/index.js';
import { minorUntil } from '../domain/guardianship.js';
import { DisputeRepository } from '../persistence/dispute.repository.js';
import { GuardianshipRepository } from '../persistence/guardianship.repository.js';

/** Why a beneficiary is handed nothing for now: their dispute is open, or they are a minor for whom nobody stands. */
export type HeldReason = 'dispute' | 'no-guardian';

/** More days than eighteen Hijri years have: whoever was born before is of age. */
const longestMinorityDays = 18 * 355;

/** How long before its end a deed of guardianship is announced: time for the court to renew it. */
const renewalDays = 60;

/** To whom nothing is handed today, and to whom soon. */
@Injectable()
export class HeldBack {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly guardianships: GuardianshipRepository,
  ) {}

  /** Beneficiaries of a waqf by id, in one order; of two reasons the dispute is named. */
  async of(ctx: Ctx, waqfId: string): Promise<ReadonlyMap<string, HeldReason>> {
    const held = new Map<string, HeldReason>();
    for (const { beneficiaryId } of await this.minors(ctx, [waqfId])) held.set(beneficiaryId, 'no-guardian');
    for (const beneficiaryId of await this.disputes.openOf(ctx, waqfId)) held.set(beneficiaryId, 'dispute');
    return held;
  }

  /** Entitled minors of these waqfs for whom nobody stands today, by id. */
  async minors(ctx: Ctx, waqfIds: readonly string[]) {
    const today = riyadhDay(ctx.clock.now());
    const bornAfter = addDays(today, -longestMinorityDays);
    const young = await this.guardianships.unguarded(ctx, waqfIds, { today, bornAfter });
    return young.filter(({ bornOn }) => today <= minorUntil(bornOn));
  }

  /**
   * Deeds of guardianship that end soon while somebody is still needed: before the coming of age, or behind it where a
   * deed goes on.
   */
  async endingDeeds(ctx: Ctx, waqfIds: readonly string[]) {
    const today = riyadhDay(ctx.clock.now());
    const found = await this.guardianships.ending(ctx, waqfIds, { today, last: addDays(today, renewalDays) });
    return found.filter(({ continues, bornOn, until }) => continues || (bornOn !== null && until < minorUntil(bornOn)));
  }
}
