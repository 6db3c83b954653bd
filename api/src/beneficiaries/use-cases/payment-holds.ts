import { Injectable } from '@nestjs/common';
import { addDays, riyadhDay } from '@waqf/formats';
import type { Ctx } from '../../platform/index.js';
import { minorUntil } from '../domain/guardianship.js';
import { DisputeRepository } from '../persistence/dispute.repository.js';
import { GuardianshipRepository } from '../persistence/guardianship.repository.js';

/** Why a beneficiary must not be paid for now: their dispute is open, or they are a minor without a guardian. */
export type HoldReason = 'dispute' | 'no-guardian';

/** More days than eighteen Hijri years have: a person born earlier is of age. */
const longestMinorityDays = 18 * 355;

/** How many days before its end a deed of guardianship is announced, so that the court has time to renew it. */
const renewalDays = 60;

/** Finds the beneficiaries who must not be paid today, and those whose guardianship ends soon. */
@Injectable()
export class PaymentHolds {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly guardianships: GuardianshipRepository,
  ) {}

  /** The held beneficiaries of a waqf by id, in a fixed order; with two reasons, the dispute is returned. */
  async of(ctx: Ctx, waqfId: string): Promise<ReadonlyMap<string, HoldReason>> {
    const held = new Map<string, HoldReason>();
    for (const { beneficiaryId } of await this.minors(ctx, [waqfId])) held.set(beneficiaryId, 'no-guardian');
    for (const beneficiaryId of await this.disputes.openOf(ctx, waqfId)) held.set(beneficiaryId, 'dispute');
    return held;
  }

  /** Entitled minors of these waqfs who have no guardian today, sorted by id. */
  async minors(ctx: Ctx, waqfIds: readonly string[]) {
    const today = riyadhDay(ctx.clock.now());
    const bornAfter = addDays(today, -longestMinorityDays);
    const young = await this.guardianships.unguarded(ctx, waqfIds, { today, bornAfter });
    return young.filter(({ bornOn }) => today <= minorUntil(bornOn));
  }

  /**
   * Deeds of guardianship that end soon although a guardian is still needed: before the coming of age, or later when
   * the deed continues beyond it.
   */
  async endingDeeds(ctx: Ctx, waqfIds: readonly string[]) {
    const today = riyadhDay(ctx.clock.now());
    const found = await this.guardianships.ending(ctx, waqfIds, { today, last: addDays(today, renewalDays) });
    return found.filter(({ continues, bornOn, until }) => continues || (bornOn !== null && until < minorUntil(bornOn)));
  }
}
