import { Injectable } from '@nestjs/common';
import type { SetGuardian as Input } from '@waqf/contracts/beneficiaries';
import { riyadhDay } from '@waqf/formats';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import {
  BeneficiariesGuardianError,
  BeneficiariesGuardianThereError,
  BeneficiariesNotFoundError,
} from '../beneficiaries.errors.js';
import { guardianSet } from '../beneficiaries.facts.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import { type GuardianshipRecord, isFitGuardian, minorUntil } from '../domain/guardianship.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { GuardianshipRepository } from '../persistence/guardianship.repository.js';

/**
 * The nazir records a minor's guardian with the deed and the days; a successor can be recorded ahead of time. Also for
 * a minor who was removed: what was allocated to them before is paid only while somebody receives it for them.
 */
@Injectable()
export class SetGuardian {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly guardianships: GuardianshipRepository,
    private readonly identity: IdentityFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws BeneficiariesNotFoundError (404), BeneficiariesForbiddenError (403), BeneficiariesGuardianThereError (409),
   *   BeneficiariesGuardianError, IdentityAdminsNameError (422)
   */
  async execute(ctx: Ctx, { beneficiaryId, ...input }: Input & { beneficiaryId: string }): Promise<GuardianshipRecord> {
    const found = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!found) throw new BeneficiariesNotFoundError();
    await this.access.toManageBeneficiary(ctx, found);
    if (input.nationalId === found.nationalId) throw new BeneficiariesGuardianError('nationalId', 'self');
    await this.identity.refuseAdminsName(ctx, input.fullName);
    return this.transactions.run(ctx, async (ctx) => {
      // Read once locked: the day of birth, from which the last day is counted, can have been corrected meanwhile.
      const ward = (await this.beneficiaries.findForUpdate(ctx, beneficiaryId)) ?? found;
      const days = daysOf(input, ward, riyadhDay(ctx.clock.now()));
      if (await this.guardianships.overlapping(ctx, found, days)) throw new BeneficiariesGuardianThereError();
      const { nationalId, fullName, deed } = input;
      const guardian = await this.identity.findOrCreateByNationalId(ctx, { nationalId, fullName, role: 'beneficiary' });
      await this.requireFit(ctx, guardian.id, ward);
      const record: GuardianshipRecord = {
        id: newId(),
        wardId: found.personId,
        guardianId: guardian.id,
        // The name as the nazir writes it, so that nobody learns whose national id it is.
        guardianName: fullName,
        beneficiaryId,
        waqfId: found.waqfId,
        deed,
        ...days,
        continues: input.continues === true,
        setBy: personOf(ctx).userId,
        setAt: ctx.clock.now(),
        endedAt: null,
        endedBy: null,
        endReason: null,
      };
      await this.guardianships.add(ctx, record);
      const { id: guardianshipId, waqfId, wardId, guardianId, from, until } = record;
      await this.facts.record(ctx, guardianSet, {
        guardianshipId,
        waqfId,
        beneficiaryId,
        personId: wardId,
        guardianId,
        from,
        until,
        reason: deed,
      });
      return record;
    });
  }

  /** Uses what this waqf recorded; what another waqf recorded has no effect here. */
  private async requireFit(ctx: Ctx, guardianId: string, { waqfId }: BeneficiaryRecord): Promise<void> {
    await this.beneficiaries.lockGuardian(ctx, guardianId);
    const today = riyadhDay(ctx.clock.now());
    const own = (await this.beneficiaries.ofPerson(ctx, guardianId)).filter((place) => place.waqfId === waqfId);
    if (!own.every((place) => isFitGuardian(place, today))) throw new BeneficiariesGuardianError('nationalId', 'unfit');
  }
}

/** The given days, by default from today to the coming of age; later days need a deed that continues beyond it. */
function daysOf({ from, until, continues }: Input, { bornOn }: BeneficiaryRecord, today: string) {
  if (bornOn === null) throw new BeneficiariesGuardianError('bornOn', 'born-day');
  const last = minorUntil(bornOn);
  const days = { from: from ?? today, until: until ?? last };
  if (continues === true && until === undefined) throw new BeneficiariesGuardianError('until', 'until');
  if (continues !== true && (today > last || days.from > last || days.until > last))
    throw new BeneficiariesGuardianError('until', 'of-age');
  if (days.from > days.until || days.until < today) throw new BeneficiariesGuardianError('until', 'days');
  return days;
}
