import { Injectable } from '@nestjs/common';
import type { RaiseDispute as Input } from '@waqf/contracts/beneficiaries';
import { type Ctx, Facts, newId, Transactions } from '../../platform/index.js';
import { BeneficiariesDisputeOpenError, BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { disputeRaised, leavingRequested } from '../beneficiaries.facts.js';
import type { DisputeRecord } from '../domain/dispute.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { DisputeRepository } from '../persistence/dispute.repository.js';
import { CheckDisputeRights } from './check-dispute-rights.js';

/** A beneficiary or a minor’s guardian objects to the naming, or a beneficiary asks to leave, with a reason. */
@Injectable()
export class RaiseDispute {
  constructor(
    private readonly transactions: Transactions,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly disputes: DisputeRepository,
    private readonly rights: CheckDisputeRights,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws BeneficiariesNotFoundError (404), also for another person; BeneficiariesDisputeOpenError (409),
   *   BeneficiariesMinorError (403); BeneficiariesMinorLeavingError, IdentityStepUpError (403) for leaving
   */
  execute(ctx: Ctx, { beneficiaryId, reason, kind = 'wrong' }: Input): Promise<DisputeRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const named = await this.beneficiaries.findForUpdate(ctx, beneficiaryId);
      if (!named || named.removedAt !== null) throw new BeneficiariesNotFoundError();
      const { waqfId, personId } = named;
      await this.rights.require(ctx, named, kind);
      const dispute = { id: newId(), beneficiaryId, waqfId, personId, kind, reason, raisedAt: ctx.clock.now() };
      if (!(await this.disputes.add(ctx, dispute))) throw new BeneficiariesDisputeOpenError();
      const fact = { waqfId, beneficiaryId, personId, disputeId: dispute.id, reason, kind };
      await this.facts.record(ctx, kind === 'leaving' ? leavingRequested : disputeRaised, fact);
      return { ...dispute, state: 'open', answer: null, answeredBy: null, answeredAt: null };
    });
  }
}
