import { Injectable } from '@nestjs/common';
import { addDays, riyadhDay } from '@waqf/formats';
import type { Ctx } from '../../../platform/index.js';
import { minorUntil } from '../../domain/guardianship.js';
import { bornAfter, type HoldReason, holdOf, type TransferHold, transferHoldOf } from '../../domain/payment-hold.js';
import { GuardianshipRepository } from '../../persistence/guardianship.repository.js';
import { HoldRepository } from '../../persistence/hold.repository.js';

/** How many days before its end a deed of guardianship is announced, so that the court has time to renew it. */
const renewalDays = 60;

/** Finds the beneficiaries who must not be paid today, and those whose guardianship ends soon. */
@Injectable()
export class PaymentHolds {
  constructor(
    private readonly holds: HoldRepository,
    private readonly guardianships: GuardianshipRepository,
  ) {}

  /** The held beneficiaries of a waqf by id, in a fixed order. */
  async of(ctx: Ctx, waqfId: string): Promise<ReadonlyMap<string, HoldReason>> {
    const today = riyadhDay(ctx.clock.now());
    const rows = await this.holds.ofWaqf(ctx, waqfId, { today, bornAfter: bornAfter(today) });
    return new Map(rows.flatMap((row) => pairOf(row.id, holdOf(row, today))));
  }

  /** Those of these beneficiaries to whom no transfer is made today, by id. */
  async ofTransfers(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<ReadonlyMap<string, TransferHold>> {
    if (beneficiaryIds.length === 0) return new Map();
    const today = riyadhDay(ctx.clock.now());
    const rows = await this.holds.byIds(ctx, beneficiaryIds, today);
    return new Map(rows.flatMap((row) => pairOf(row.id, transferHoldOf(row, today))));
  }

  /** Entitled minors of these waqfs who have no guardian today, sorted by id. */
  async minors(ctx: Ctx, waqfIds: readonly string[]) {
    const today = riyadhDay(ctx.clock.now());
    const young = await this.guardianships.unguarded(ctx, waqfIds, { today, bornAfter: bornAfter(today) });
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

const pairOf = <T>(id: string, reason: T | null): [string, T][] => (reason === null ? [] : [[id, reason]]);
