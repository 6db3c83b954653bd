import { Injectable } from '@nestjs/common';
import type { AnswerDispute as Input } from '@waqf/contracts/beneficiaries';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiariesDisputeAnsweredError, BeneficiariesDisputeNotFoundError } from '../beneficiaries.errors.js';
import { beneficiaryRemoved, disputeExplained } from '../beneficiaries.facts.js';
import type { DisputeRecord } from '../domain/dispute.js';
import { disputeStates } from '../domain/dispute-states.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { DisputeRepository } from '../persistence/dispute.repository.js';
import { LeavingDays } from './shared/leaving-days.js';

/** The nazir removes the person from the beneficiaries, or explains why they stay. */
@Injectable()
export class AnswerDispute {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly disputes: DisputeRepository,
    private readonly leaving: LeavingDays,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws BeneficiariesDisputeNotFoundError (404), BeneficiariesForbiddenError, BeneficiariesMinorLeavingError (403),
   *   BeneficiariesDisputeAnsweredError (409)
   */
  async execute(ctx: Ctx, { disputeId, outcome, text }: Input & { disputeId: string }): Promise<DisputeRecord> {
    const found = await this.disputes.find(ctx, disputeId);
    if (!found) throw new BeneficiariesDisputeNotFoundError();
    await this.access.toAnswerDispute(ctx, found);
    const { userId } = personOf(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const open = await this.disputes.findForUpdate(ctx, disputeId);
      if (!open) throw new BeneficiariesDisputeNotFoundError();
      const transition = outcome === 'removed' ? 'remove' : 'explain';
      const state = disputeStates.next(open.state, transition, () => new BeneficiariesDisputeAnsweredError());
      const dispute = { ...open, state, answer: text, answeredBy: userId, answeredAt: ctx.clock.now() };
      await this.disputes.answer(ctx, dispute);
      const { waqfId, beneficiaryId, personId, kind } = dispute;
      const fact = { waqfId, beneficiaryId, personId, disputeId, reason: text, kind };
      if (state === 'removed') await this.remove(ctx, dispute);
      await this.facts.record(ctx, state === 'removed' ? beneficiaryRemoved : disputeExplained, fact);
      return dispute;
    });
  }

  /** A request to leave is not accepted of a minor: it may be older than the recorded day of birth. */
  private async remove(ctx: Ctx, { beneficiaryId, kind }: DisputeRecord): Promise<void> {
    const named = await this.beneficiaries.findForUpdate(ctx, beneficiaryId);
    if (!named) throw new BeneficiariesDisputeNotFoundError();
    if (kind === 'leaving') await this.leaving.require(ctx, named);
    await this.beneficiaries.remove(ctx, beneficiaryId);
  }
}
