import { Injectable } from '@nestjs/common';
import type { DistributionRun, RunLine } from '@waqf/contracts/distributions';
import type { DaySpan } from '@waqf/formats';
import { type Halalas, halalas } from '@waqf/money';
import type { Ctx } from '../platform/index.js';
import { type CorrectionOutcome, CorrectionRepository } from './persistence/correction.repository.js';
import { type DividedRun, RunRepository } from './persistence/run.repository.js';
import { AddCorrection, type GivenCorrection } from './use-cases/add-correction.js';
import { ViewRuns } from './use-cases/view-runs.js';

const linesOfPage = 500;

/** Distributions as other contexts see them. The caller checks access. */
@Injectable()
export class DistributionsFacade {
  constructor(
    private readonly add: AddCorrection,
    private readonly corrections: CorrectionRepository,
    private readonly views: ViewRuns,
    private readonly runs: RunRepository,
  ) {}

  /**
   * Adds a granted objection as its own line to the waqf's next run, inside the caller's transaction. An objection
   * has only one correction, however often this is called.
   * @throws DistributionsCorrectionInvalidError (422) for an amount of zero or below, or for somebody who never had a
   *   line in a run of the waqf
   */
  addCorrection(ctx: Ctx, given: GivenCorrection): Promise<void> {
    return this.add.execute(ctx, given);
  }

  /**
   * A run with at most `most` of its lines, in the order of the beneficiaries, for founder, nazir and administrator.
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404)
   */
  async runWithLines(
    ctx: Ctx,
    of: { waqfId: string; runId: string },
    most: number,
  ): Promise<{ run: DistributionRun; lines: RunLine[] }> {
    const lines: RunLine[] = [];
    for (let cursor: string | undefined; ; ) {
      const limit = Math.min(linesOfPage, most - lines.length);
      const page = await this.views.one(ctx, { ...of, limit, ...(cursor === undefined ? {} : { cursor }) });
      lines.push(...page.lines);
      if (page.nextCursor === null || lines.length >= most) return { run: page.run, lines };
      cursor = page.nextCursor;
    }
  }

  /**
   * The approved runs of these waqfs whose last day is one of these days, with what each divided, newest first.
   * The caller must have checked access to the waqfs.
   */
  dividedRuns(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<DividedRun[]> {
    return this.runs.divided(ctx, waqfIds, span);
  }

  /** The yield that a run divided, before any deduction; zero when it was not calculated. */
  async grossOf(ctx: Ctx, { waqfId, runId }: { waqfId: string; runId: string }): Promise<Halalas> {
    return (await this.runs.find(ctx, waqfId, runId))?.figures?.gross ?? halalas(0n);
  }

  /** The outcome of the corrections, by objection id; objections without a correction are not in the map. */
  async correctionsFor(ctx: Ctx, objectionIds: readonly string[]): Promise<ReadonlyMap<string, CorrectionOutcome>> {
    const found = await this.corrections.ofObjections(ctx, objectionIds);
    return new Map(found.map((outcome) => [outcome.objectionId, outcome]));
  }
}
