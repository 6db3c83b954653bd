import { Injectable } from '@nestjs/common';
import type { Ctx } from '../platform/index.js';
import { type CorrectionOutcome, CorrectionRepository } from './persistence/correction.repository.js';
import { AddCorrection, type GivenCorrection } from './use-cases/add-correction.js';

/** Distributions as other contexts see them. Access is the caller's. */
@Injectable()
export class DistributionsFacade {
  constructor(
    private readonly add: AddCorrection,
    private readonly corrections: CorrectionRepository,
  ) {}

  /**
   * A granted objection becomes a line of its own in the waqf's next run, inside the caller's transaction; an
   * objection has one, however often this is called.
   * @throws DistributionsCorrectionInvalidError (422) for an amount of zero or below, or for somebody who never had a
   *   line in a run of the waqf
   */
  addCorrection(ctx: Ctx, given: GivenCorrection): Promise<void> {
    return this.add.execute(ctx, given);
  }

  /** What became of the corrections of these objections, by objection; those without one are not in the map. */
  async correctionsFor(ctx: Ctx, objectionIds: readonly string[]): Promise<ReadonlyMap<string, CorrectionOutcome>> {
    const found = await this.corrections.ofObjections(ctx, objectionIds);
    return new Map(found.map((fate) => [fate.objectionId, fate]));
  }
}
