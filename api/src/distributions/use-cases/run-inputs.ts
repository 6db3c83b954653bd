import { Injectable } from '@nestjs/common';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import type { Ctx } from '../../platform/index.js';
import { hashOf, type Run } from '../domain/run.js';
import { RuleSetRepository } from '../persistence/rule-set.repository.js';

/** What a calculation depends on, as one hash: the rules in force at the period's end, beneficiaries, accounts. */
@Injectable()
export class RunInputs {
  constructor(
    private readonly ruleSets: RuleSetRepository,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly banking: BankingFacade,
  ) {}

  async hash(ctx: Ctx, run: Pick<Run, 'waqfId' | 'from' | 'to' | 'amount'>): Promise<string> {
    const set = await this.ruleSets.inForceOn(ctx, run.waqfId, run.to);
    return hashOf([
      run.from,
      run.to,
      run.amount,
      set?.version ?? 0,
      await this.beneficiaries.fingerprint(ctx, run.waqfId),
      await this.banking.payeesFingerprint(ctx, run.waqfId),
    ]);
  }

  /** Whether a calculation that is not approved yet no longer holds. */
  async changed(ctx: Ctx, run: Run): Promise<boolean> {
    if (!run.figures || (run.state !== 'calculated' && run.state !== 'submitted')) return false;
    return (await this.hash(ctx, run)) !== run.figures.inputsHash;
  }
}
