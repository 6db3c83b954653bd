import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import type { Ctx } from '../../../platform/index.js';
import { BeneficiariesMinorLeavingError } from '../../beneficiaries.errors.js';
import type { BeneficiaryRecord } from '../../domain/beneficiary.js';
import { leavesAfter } from '../../domain/leaving.js';
import { GuardianshipRepository } from '../../persistence/guardianship.repository.js';

type Place = Pick<BeneficiaryRecord, 'id' | 'personId' | 'waqfId' | 'bornOn'>;

/** Knows from when on somebody may ask to leave a waqf, by what this waqf has recorded about them. */
@Injectable()
export class LeavingDays {
  constructor(private readonly guardianships: GuardianshipRepository) {}

  /**
   * The last day on which the person cannot ask to leave, by beneficiary id; places that they may leave are left out.
   */
  async of(ctx: Ctx, personId: string, places: readonly Place[]): Promise<ReadonlyMap<string, string>> {
    const today = riyadhDay(ctx.clock.now());
    const active = await this.guardianships.activeOf(ctx, personId, today);
    return new Map(
      places.flatMap(({ id, waqfId, bornOn }): [string, string][] => {
        const guardianship = active.find((one) => one.wardId === personId && one.waqfId === waqfId);
        const last = leavesAfter(bornOn, guardianship, today);
        return last === null ? [] : [[id, last]];
      }),
    );
  }

  /** @throws BeneficiariesMinorLeavingError (403) */
  async require(ctx: Ctx, place: Place): Promise<void> {
    if ((await this.of(ctx, place.personId, [place])).size > 0) throw new BeneficiariesMinorLeavingError();
  }
}
