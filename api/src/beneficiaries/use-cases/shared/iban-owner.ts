import { Injectable } from '@nestjs/common';
import { StepUps } from '../../../identity/index.js';
import { type Ctx, personOf } from '../../../platform/index.js';
import { BeneficiaryAccess } from '../../access.js';
import { BeneficiariesIbanNotFoundError, BeneficiariesNotFoundError } from '../../beneficiaries.errors.js';
import type { BeneficiaryRecord } from '../../domain/beneficiary.js';
import { BeneficiaryRepository } from '../../persistence/beneficiary.repository.js';
import { PortalPerson } from './portal-person.js';

/** Checks the owner of an account: the beneficiary, or the guardian of a minor who acts for them. */
@Injectable()
export class IbanOwner {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly portal: PortalPerson,
    private readonly stepUps: StepUps,
  ) {}

  /** Whether the user is the beneficiary or their guardian in this waqf. @throws BeneficiariesMinorError (403) */
  async is(ctx: Ctx, place: { personId: string; waqfId: string }): Promise<boolean> {
    const { personId } = place;
    if (personOf(ctx).userId === personId) return (await this.portal.of(ctx, undefined)) === personId;
    return this.portal.represents(ctx, place);
  }

  /**
   * The beneficiary for whom the owner or the waqf's nazir requests an account.
   * @throws BeneficiariesNotFoundError (404), BeneficiariesIbanForbiddenError (403)
   */
  async asking(ctx: Ctx, beneficiaryId: string): Promise<{ place: BeneficiaryRecord; isOwner: boolean }> {
    const place = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!place || place.removedAt !== null) throw new BeneficiariesNotFoundError();
    const isOwner = await this.is(ctx, place);
    if (!isOwner) await this.access.toAskForIban(ctx, place);
    return { place, isOwner };
  }

  /** The beneficiary of an account, for its owner only. @throws BeneficiariesIbanNotFoundError (404) */
  async require(ctx: Ctx, { beneficiaryId }: { beneficiaryId: string }) {
    const place = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!place || !(await this.is(ctx, place))) throw new BeneficiariesIbanNotFoundError();
    return place;
  }

  /** Requires a fresh confirmation of exactly this account. @throws IdentityStepUpError (403) */
  confirmed(ctx: Ctx, { beneficiaryId, iban }: { beneficiaryId: string; iban: string }): Promise<void> {
    return this.stepUps.require(ctx, { kind: 'payee', id: beneficiaryId, change: { iban } });
  }
}
