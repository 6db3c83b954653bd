import { Injectable } from '@nestjs/common';
import type { RaiseDispute as Input } from '@waqf/contracts/beneficiaries';
import { StepUps } from '../../identity/index.js';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { BeneficiariesDisputeOpenError, BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { disputeRaised, leavingRequested } from '../beneficiaries.facts.js';
import type { DisputeRecord } from '../domain/dispute.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { DisputeRepository } from '../persistence/dispute.repository.js';
import { LeavingDays } from './leaving-days.js';

/** A beneficiary objects to being named, or asks to leave, with a reason. */
@Injectable()
export class RaiseDispute {
  constructor(
    private readonly transactions: Transactions,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly disputes: DisputeRepository,
    private readonly leaving: LeavingDays,
    private readonly stepUps: StepUps,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws BeneficiariesNotFoundError (404), also for another person; BeneficiariesDisputeOpenError (409),
   *   BeneficiariesMinorLeavingError, IdentityStepUpError (403) for leaving
   */
  execute(ctx: Ctx, { beneficiaryId, reason, kind = 'wrong' }: Input): Promise<DisputeRecord> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const named = await this.beneficiaries.findForUpdate(ctx, beneficiaryId);
      if (!named || named.personId !== userId || named.removedAt !== null) throw new BeneficiariesNotFoundError();
      const { waqfId, personId } = named;
      if (kind === 'leaving') {
        await this.leaving.require(ctx, named);
        await this.stepUps.require(ctx, { kind: 'leaving', id: beneficiaryId });
      }
      const dispute = { id: newId(), beneficiaryId, waqfId, personId, kind, reason, raisedAt: ctx.clock.now() };
      if (!(await this.disputes.add(ctx, dispute))) throw new BeneficiariesDisputeOpenError();
      const fact = { waqfId, beneficiaryId, personId, disputeId: dispute.id, reason, kind };
      await this.facts.record(ctx, kind === 'leaving' ? leavingRequested : disputeRaised, fact);
      return { ...dispute, state: 'open', answer: null, answeredBy: null, answeredAt: null };
    });
  }
}
