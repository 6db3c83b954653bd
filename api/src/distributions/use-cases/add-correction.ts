import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';
import { type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { DistributionsCorrectionInvalidError } from '../distributions.errors.js';
import { correctionAdded } from '../distributions.facts.js';
import { CorrectionRepository } from '../persistence/correction.repository.js';

/** The correction that a granted objection adds to the waqf's next run. */
export interface GivenCorrection {
  readonly waqfId: string;
  readonly beneficiaryId: string;
  readonly amount: Halalas;
  /** The words with which it was granted; the beneficiary and the approver read them. */
  readonly because: Bilingual;
  readonly objectionId: string;
}

/** Adds a granted objection as its own line to the next run. The caller checks access. */
@Injectable()
export class AddCorrection {
  constructor(
    private readonly transactions: Transactions,
    private readonly corrections: CorrectionRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Runs in the caller's transaction. An objection has one correction: a second call changes nothing. A run that is
   * already calculated but not approved must be calculated again.
   * @throws DistributionsCorrectionInvalidError (422)
   */
  async execute(ctx: Ctx, given: GivenCorrection): Promise<void> {
    const { waqfId, beneficiaryId, amount, objectionId } = given;
    if (amount <= 0n) throw new DistributionsCorrectionInvalidError();
    await this.transactions.run(ctx, async (ctx) => {
      if (!(await this.corrections.isPaidHere(ctx, waqfId, beneficiaryId)))
        throw new DistributionsCorrectionInvalidError();
      const id = newId();
      const by = { addedBy: personOf(ctx).userId, addedAt: ctx.clock.now() };
      if (!(await this.corrections.add(ctx, { ...given, ...by, id }))) return;
      const fact = { waqfId, correctionId: id, objectionId, beneficiaryId, amountHalalas: String(amount) };
      await this.facts.record(ctx, correctionAdded, fact);
    });
  }
}
