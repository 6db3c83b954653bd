import { Injectable } from '@nestjs/common';
import { type Ctx, Facts } from '../../platform/index.js';
import { DistributionsRunStateError } from '../distributions.errors.js';
import { runCalculated } from '../distributions.facts.js';
import type { Divider } from '../division/divider.js';
import { calculatedFact, type Run } from '../domain/run.js';
import { runStates } from '../domain/run-states.js';
import { CalculationRepository } from '../persistence/calculation.repository.js';
import { RunLineRepository } from '../persistence/run-line.repository.js';
import { RunRepository } from '../persistence/run.repository.js';
import { ComputeRun } from './compute-run.js';

/** Calculates a locked run and replaces the previous result, in the caller's transaction. */
@Injectable()
export class WriteCalculation {
  constructor(
    private readonly runs: RunRepository,
    private readonly lines: RunLineRepository,
    private readonly calculations: CalculationRepository,
    private readonly compute: ComputeRun,
    private readonly facts: Facts,
  ) {}

  lock(ctx: Ctx, runId: string): Promise<Run | undefined> {
    return this.runs.lock(ctx, runId);
  }

  /**
   * Lines are written batch by batch, so that memory does not grow with their number.
   * @param onLines called after each batch with the number of lines written so far
   * @throws DistributionsRunStateError (409), and the refusals of `ComputeRun` (422)
   */
  async execute(ctx: Ctx, found: Run, divider: Divider, onLines = async (_done: number) => {}): Promise<void> {
    const state = runStates.next(found.state, 'calculate', () => new DistributionsRunStateError(found.state));
    const { rulesVersion, amounts, inputsHash, countedUntil } = await this.compute.execute(ctx, found, divider);
    const before = await this.lines.removeAll(ctx, found.id);
    let done = 0;
    for await (const part of divider.lines(before)) {
      await this.lines.add(ctx, part);
      done += part.lines;
      await onLines(done);
    }
    await this.lines.markChangedPayees(ctx, found, done);
    const figures = { ...amounts, inputsHash, shownHash: divider.hash(), calculatedAt: ctx.clock.now() };
    await this.runs.calculate(ctx, found.id, { rulesVersion, figures, countedUntil });
    await this.calculations.end(ctx, found.id);
    await this.facts.record(ctx, runCalculated, calculatedFact({ ...found, state, rulesVersion, figures }, done));
  }
}
