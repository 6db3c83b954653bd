import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { Contexts, Facts, PeriodicUseCase, Transactions } from '../../platform/index.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { decisionOverdue, objectionOverdue } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';

/** Notifies once about each objection whose last day for the answer or for the decision has passed. */
@Injectable()
export class NotifyOverdueObjections extends PeriodicUseCase {
  protected readonly everyMs = 60 * 60_000;
  protected readonly failure = 'overdue objections could not be said';

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly objections: ObjectionRepository,
    private readonly facts: Facts,
  ) {
    super();
  }

  /** @returns how many objections became overdue */
  async execute(): Promise<number> {
    const system = this.contexts.system('objections.tell-overdue');
    return this.transactions.run(system, async (ctx) => {
      const overdue = await this.objections.takeOverdue(ctx, riyadhDay(ctx.clock.now()));
      const factsOf = (objections: readonly Objection[]) =>
        objections.map((objection) => ({ by: ctx, fact: objectionFact(objection, objection.text) }));
      const escalated = overdue.filter(({ state }) => state === 'escalated');
      const unanswered = overdue.filter(({ state }) => state !== 'escalated');
      await this.facts.recordAll(ctx, objectionOverdue, factsOf(unanswered));
      await this.facts.recordAll(ctx, decisionOverdue, factsOf(escalated));
      return overdue.length;
    });
  }
}
