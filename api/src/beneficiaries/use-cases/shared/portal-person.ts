import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, personOf } from '../../../platform/index.js';
import { BeneficiariesMinorError, BeneficiariesNotGuardianError } from '../../beneficiaries.errors.js';
import type { BeneficiaryRecord } from '../../domain/beneficiary.js';
import { hijriAge, ownAccessAge } from '../../domain/guardianship.js';
import { BeneficiaryRepository } from '../../persistence/beneficiary.repository.js';
import { GuardianshipRepository } from '../../persistence/guardianship.repository.js';

type Place = Pick<BeneficiaryRecord, 'personId' | 'waqfId'>;

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
    const isWard = active.some(({ wardId }) => wardId === userId);
    if (isWard && (await this.isTooYoung(ctx, userId))) throw new BeneficiariesMinorError();
    return userId;
  }

  /** Whether the user is a child whose guardian uses the portal for them, also what they could only do there. */
  async isKeptFromOwn(ctx: Ctx): Promise<boolean> {
    const { userId } = personOf(ctx);
    const active = await this.guardianships.activeOf(ctx, userId, riyadhDay(ctx.clock.now()));
    return active.some(({ wardId }) => wardId === userId) && this.isTooYoung(ctx, userId);
  }

  /** Whether every waqf of the person has them as a child whose guardian uses the portal; one alone may be wrong. */
  private async isTooYoung(ctx: Ctx, personId: string): Promise<boolean> {
    const today = riyadhDay(ctx.clock.now());
    const places = await this.beneficiaries.ofPerson(ctx, personId);
    return places.every(({ bornOn }) => bornOn !== null && hijriAge(bornOn, today) < ownAccessAge);
  }

  /**
   * What the user may see of a person's places: all of their own; of a minor's those in the waqfs that have recorded
   * the user as guardian, because the nazir of one waqf has no say in another.
   */
  async placesOf(ctx: Ctx, personId: string): Promise<BeneficiaryRecord[]> {
    const places = await this.beneficiaries.ofPerson(ctx, personId);
    const { actor } = ctx;
    if (actor.kind !== 'person' || actor.userId === personId) return places;
    const guarded = await this.guardedWaqfs(ctx, actor.userId, personId);
    return places.filter(({ waqfId }) => guarded.has(waqfId));
  }

  /** Whether the user is the guardian of this minor in this waqf today. */
  async represents(ctx: Ctx, { personId, waqfId }: Place): Promise<boolean> {
    return (await this.guardedWaqfs(ctx, personOf(ctx).userId, personId)).has(waqfId);
  }

  private async guardedWaqfs(ctx: Ctx, guardianId: string, wardId: string): Promise<Set<string>> {
    const active = await this.guardianships.activeOf(ctx, guardianId, riyadhDay(ctx.clock.now()));
    const own = active.filter((one) => one.guardianId === guardianId && one.wardId === wardId);
    return new Set(own.map(({ waqfId }) => waqfId));
  }
}
