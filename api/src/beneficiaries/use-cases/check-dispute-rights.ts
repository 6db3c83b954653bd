import { Injectable } from '@nestjs/common';
import type { DisputeKind } from '@waqf/contracts/beneficiaries';
import { StepUps } from '../../identity/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import { LeavingDays } from './shared/leaving-days.js';
import { PortalPerson } from './shared/portal-person.js';

/**
 * Who may say that a person is named wrongly, or ask to leave for them. For a child below fifteen Hijri years the
 * guardian uses the portal, and so it is the guardian who disputes; to leave is for the person alone, once of age.
 */
@Injectable()
export class CheckDisputeRights {
  constructor(
    private readonly portal: PortalPerson,
    private readonly leaving: LeavingDays,
    private readonly stepUps: StepUps,
  ) {}

  /**
   * @throws BeneficiariesNotFoundError (404) for another person who is no ward of the user in this waqf, and for
   *   leaving on behalf of a ward; BeneficiariesMinorError, BeneficiariesMinorLeavingError, IdentityStepUpError (403)
   */
  async require(ctx: Ctx, named: BeneficiaryRecord, kind: DisputeKind): Promise<void> {
    if (named.personId === personOf(ctx).userId) await this.portal.of(ctx, undefined);
    else if (kind === 'leaving' || !(await this.portal.represents(ctx, named))) throw new BeneficiariesNotFoundError();
    if (kind !== 'leaving') return;
    await this.leaving.require(ctx, named);
    await this.stepUps.require(ctx, { kind: 'leaving', id: named.id });
  }
}
