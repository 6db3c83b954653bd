import { Injectable } from '@nestjs/common';
import { BankingFacade } from '../../../banking/index.js';
import { BeneficiariesFacade } from '../../../beneficiaries/index.js';
import type { Ctx } from '../../../platform/index.js';
import type { Correction } from '../../domain/correction.js';
import { hashOf, type Run } from '../../domain/run.js';
import { CorrectionRepository } from '../../persistence/correction.repository.js';
import { RuleSetRepository } from '../../persistence/rule-set.repository.js';

/** The inputs of a calculation as one hash: rules, beneficiaries, accounts, corrections. */
@Injectable()
export class RunInputs {
  constructor(
    private readonly ruleSets: RuleSetRepository,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly banking: BankingFacade,
    private readonly corrections: CorrectionRepository,
  ) {}

  /** The corrections of earlier runs that the run must pay, oldest first. */
  owed(ctx: Ctx, { waqfId }: Pick<Run, 'waqfId'>): Promise<Correction[]> {
    return this.corrections.waiting(ctx, waqfId);
  }

  /** Assigns the corrections to the approved run, so that no other run takes them. */
  take(ctx: Ctx, { id }: Pick<Run, 'id'>): Promise<void> {
    return this.corrections.take(ctx, id);
  }

  async hash(ctx: Ctx, run: Pick<Run, 'waqfId' | 'from' | 'to' | 'amount'>): Promise<string> {
    const set = await this.ruleSets.inForceOn(ctx, run.waqfId, run.to);
    return hashOf([
      run.from,
      run.to,
      run.amount,
      set?.version ?? 0,
      await this.beneficiaries.fingerprint(ctx, run.waqfId),
      await this.banking.payeesFingerprint(ctx, run.waqfId),
      ...(await this.owed(ctx, run)).map(({ id }) => id),
      ...[...(await this.beneficiaries.ibansInUse(ctx, run.waqfId)).values()].map(({ id }) => id),
      ...[...(await this.beneficiaries.paymentHolds(ctx, run.waqfId))].flat(),
    ]);
  }

  /** Whether the inputs of a calculation that is not approved yet have changed. */
  async changed(ctx: Ctx, run: Run): Promise<boolean> {
    if (!run.figures || (run.state !== 'calculated' && run.state !== 'submitted')) return false;
    return (await this.hash(ctx, run)) !== run.figures.inputsHash;
  }
}
