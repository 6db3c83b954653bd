import { Injectable, Logger } from '@nestjs/common';
import { Contexts } from '../context/contexts.js';
import { Clock } from '../context/clock.js';
import type { Ctx } from '../context/ctx.js';
import { Transactions } from '../context/transactions.js';
import { sql } from '../database/sql.js';

const findDone = sql({
  name: 'platform.find-sample-steps',
  text: 'SELECT name FROM platform.sample_step',
  row: { name: 'text' },
});
const recordStep = sql({
  name: 'platform.record-sample-step',
  text: 'INSERT INTO platform.sample_step (name, ran_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
});

/** A step of the sample data. It runs through use cases; `ctx` is a system context outside a transaction. */
export type SampleStep = (ctx: Ctx) => Promise<void>;

interface Registered {
  readonly order: number;
  readonly name: string;
  readonly run: SampleStep;
}

/** Sample data for the first start: each context registers its steps, and each step runs only once. */
@Injectable()
export class Samples {
  private readonly logger = new Logger('Samples');
  private readonly steps: Registered[] = [];

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers a step, from a module's `onModuleInit`.
   * @param order people 100, endowments 200, documents 300, notifications 400
   * @param name stable, e.g. `identity.people`; it identifies a step that has already run
   */
  register(order: number, name: string, run: SampleStep): void {
    this.steps.push({ order, name, run });
  }

  /**
   * Runs the steps that have not run yet, in order. A step that throws is not recorded as done, so it must be safe to
   * run twice.
   * @param only runs only the steps whose name starts with this text
   */
  async run(only = ''): Promise<void> {
    const ctx = this.contexts.system('samples', this.clock);
    const done = await findDone.rows(ctx);
    const names = new Set(done.map(({ name }) => name));
    for (const step of this.steps.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))) {
      if (names.has(step.name) || !step.name.startsWith(only)) continue;
      await step.run(ctx);
      await this.transactions.run(ctx, (inside) => recordStep.run(inside, [step.name, this.clock.now()]));
      this.logger.log(`sample data: ${step.name}`);
    }
  }
}
