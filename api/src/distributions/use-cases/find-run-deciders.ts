import { Injectable } from '@nestjs/common';
import { selfApprovalWaitMs } from '../../approvals/index.js';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import type { Membership } from '../../membership/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { DistributionsRecalculateError } from '../distributions.errors.js';
import type { Run } from '../domain/run.js';
import { RunLineRepository } from '../persistence/run-line.repository.js';
import { RunInputs } from './shared/run-inputs.js';

/** Determines who decides on a run, and checks that its calculation is still valid. */
@Injectable()
export class FindRunDeciders {
  constructor(
    private readonly banking: BankingFacade,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly lines: RunLineRepository,
    private readonly inputs: RunInputs,
  ) {}

  /**
   * The founder decides, or the person named by the policy. When the nazir is the founder and nobody is named, they
   * decide after the waiting time, unless they are a beneficiary of the waqf themselves.
   * @throws DistributionsRecalculateError (409)
   */
  async termsOf(ctx: Ctx, waqf: Membership, run: Run) {
    if (await this.inputs.changed(ctx, run)) throw new DistributionsRecalculateError();
    const { userId } = personOf(ctx);
    const approverId = await this.banking.secondApproverOf(ctx, waqf.waqfId);
    const ownShares = await this.beneficiaries.sharesOf(ctx, userId);
    const othersOnly = ownShares.some(({ waqfId }) => waqfId === waqf.waqfId);
    const isAlone = waqf.waqifId === userId && approverId === null && !othersOnly;
    const counts = (await this.lines.counts(ctx, [run.id])).get(run.id) ?? [];
    return {
      approverId,
      othersOnly,
      selfApprovalFrom: isAlone ? new Date(ctx.clock.now().getTime() + selfApprovalWaitMs) : null,
      lines: counts.reduce((sum, { state, lines }) => sum + (state === 'excluded' ? 0 : lines), 0),
    };
  }
}
