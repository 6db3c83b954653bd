import { Injectable } from '@nestjs/common';
import type { Guardianship, GuardianshipList, Ward } from '@waqf/contracts/beneficiaries';
import { riyadhDay } from '@waqf/formats';
import type { WardSource } from '../../identity/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { type GuardianshipRecord, hijriAge, minorUntil, stateOf } from '../domain/guardianship.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { GuardianshipRepository } from '../persistence/guardianship.repository.js';

/** Shows a minor's guardians to the nazir, and wards to their guardian. */
@Injectable()
export class ViewGuardians implements WardSource {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly guardianships: GuardianshipRepository,
  ) {}

  /** @throws BeneficiariesNotFoundError (404), BeneficiariesForbiddenError (403) */
  async ofBeneficiary(ctx: Ctx, { beneficiaryId }: { beneficiaryId: string }): Promise<GuardianshipList> {
    const found = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!found) throw new BeneficiariesNotFoundError();
    await this.access.toManageBeneficiary(ctx, found);
    const today = riyadhDay(ctx.clock.now());
    const records = await this.guardianships.ofWard(ctx, found);
    return {
      fullName: found.fullName,
      guardianships: records.map((record) => toGuardianship(record, today)),
      age: found.bornOn === null ? null : hijriAge(found.bornOn, today),
      minorUntil: found.bornOn === null ? null : minorUntil(found.bornOn),
    };
  }

  /** The minors whose guardian the user is today, each once, also when several waqfs have recorded it. */
  async wards(ctx: Ctx): Promise<Ward[]> {
    const { userId } = personOf(ctx);
    const today = riyadhDay(ctx.clock.now());
    const records = await this.guardianships.activeOf(ctx, userId, today);
    const own = records.filter(({ guardianId }) => guardianId === userId);
    const mine = own.filter(({ wardId }, at) => own.findIndex((one) => one.wardId === wardId) === at);
    const cards = await this.beneficiaries.byIds(
      ctx,
      mine.map(({ beneficiaryId }) => beneficiaryId),
    );
    return mine.map(({ wardId, beneficiaryId, deed, until }) => {
      const card = cards.get(beneficiaryId);
      const age = card?.bornOn ? hijriAge(card.bornOn, today) : null;
      return { id: wardId, fullName: card?.fullName ?? '', age, deed, until };
    });
  }
}

export function toGuardianship(record: GuardianshipRecord, today: string): Guardianship {
  const { id, guardianName, deed, from, until, continues, endReason, setAt } = record;
  const state = stateOf(record, today);
  return { id, guardianName, deed, from, until, continues, state, endReason, setAt: setAt.toISOString() };
}
