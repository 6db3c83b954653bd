import { Injectable } from '@nestjs/common';
import type { EndGuardian as Input } from '@waqf/contracts/beneficiaries';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiariesGuardianEndedError, BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { guardianEnded } from '../beneficiaries.facts.js';
import type { GuardianshipRecord } from '../domain/guardianship.js';
import { GuardianshipRepository } from '../persistence/guardianship.repository.js';

/** The nazir ends a guardianship before its last day, with a reason such as a new deed or a death. */
@Injectable()
export class EndGuardian {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BeneficiaryAccess,
    private readonly guardianships: GuardianshipRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws BeneficiariesNotFoundError (404), BeneficiariesForbiddenError (403), BeneficiariesGuardianEndedError (409)
   */
  execute(ctx: Ctx, { guardianshipId, reason }: Input & { guardianshipId: string }): Promise<GuardianshipRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.guardianships.findForUpdate(ctx, guardianshipId);
      if (!found) throw new BeneficiariesNotFoundError();
      await this.access.toManageBeneficiary(ctx, found);
      if (found.endedAt !== null) throw new BeneficiariesGuardianEndedError();
      const ended = { ...found, endedAt: ctx.clock.now(), endedBy: personOf(ctx).userId, endReason: reason };
      await this.guardianships.end(ctx, ended);
      const { waqfId, beneficiaryId, wardId: personId, guardianId } = found;
      await this.facts.record(ctx, guardianEnded, {
        guardianshipId,
        waqfId,
        beneficiaryId,
        personId,
        guardianId,
        reason,
      });
      return ended;
    });
  }
}
