import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, personOf } from '../../platform/index.js';
import { BeneficiariesMinorError, BeneficiariesNotGuardianError } from '../beneficiaries.errors.js';
import { hijriAge, ownAccessAge } from '../domain/guardianship.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { GuardianshipRepository } from '../persistence/guardianship.repository.js';

/** Finds whose portal is read: the user's own, or that of a minor whose guardian they are today. */
@Injectable()
export class PortalPerson {
  constructor(
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly guardianships: GuardianshipRepository,
  ) {}

  /**
   * The user id of the portal's person.
   * @param onBehalfOf user id of a ward
   * @throws BeneficiariesNotGuardianError (403) when the user is not the guardian today, BeneficiariesMinorError (403)
   *   for a minor below fifteen Hijri years, whose guardian uses the portal for them
   */
  async of(ctx: Ctx, onBehalfOf: string | undefined): Promise<string> {
    const { userId } = personOf(ctx);
    const today = riyadhDay(ctx.clock.now());
    const active = await this.guardianships.activeOf(ctx, userId, today);
    if (onBehalfOf !== undefined) {
      const ward = active.find(({ wardId, guardianId }) => guardianId === userId && wardId === onBehalfOf);
      if (!ward) throw new BeneficiariesNotGuardianError();
      return ward.wardId;
    }
    const own = active.find(({ wardId }) => wardId === userId);
    const card = own && (await this.beneficiaries.find(ctx, own.beneficiaryId));
    if (card?.bornOn && hijriAge(card.bornOn, today) < ownAccessAge) throw new BeneficiariesMinorError();
    return userId;
  }

  /** Whether the user is the guardian of this minor today. */
  async represents(ctx: Ctx, wardId: string): Promise<boolean> {
    const { userId } = personOf(ctx);
    const active = await this.guardianships.activeOf(ctx, userId, riyadhDay(ctx.clock.now()));
    return active.some((one) => one.guardianId === userId && one.wardId === wardId);
  }
}
