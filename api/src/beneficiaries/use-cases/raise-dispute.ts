import { Injectable } from '@nestjs/common';
import type { RaiseDispute as Input } from '@waqf/contracts/beneficiaries';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { BeneficiariesDisputeOpenError, BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { disputeRaised } from '../beneficiaries.facts.js';
import type { DisputeRecord } from '../domain/dispute.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { DisputeRepository } from '../persistence/dispute.repository.js';

/** Who is named as a beneficiary objects to it, and says why. */
@Injectable()
export class RaiseDispute {
  constructor(
    private readonly transactions: Transactions,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly disputes: DisputeRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws BeneficiariesNotFoundError (404) for somebody else's place, BeneficiariesDisputeOpenError (409) */
  execute(ctx: Ctx, { beneficiaryId, reason }: Input): Promise<DisputeRecord> {
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const named = await this.beneficiaries.findForUpdate(ctx, beneficiaryId);
      if (!named || named.personId !== userId || named.removedAt !== null) throw new BeneficiariesNotFoundError();
      const { waqfId, personId } = named;
      const dispute = { id: newId(), beneficiaryId, waqfId, personId, reason, raisedAt: ctx.clock.now() };
      if (!(await this.disputes.add(ctx, dispute))) throw new BeneficiariesDisputeOpenError();
      await this.facts.record(ctx, disputeRaised, { waqfId, beneficiaryId, personId, disputeId: dispute.id, reason });
      return { ...dispute, state: 'open', answer: null, answeredBy: null, answeredAt: null };
    });
  }
}
