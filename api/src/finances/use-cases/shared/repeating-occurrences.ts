import { Injectable } from '@nestjs/common';
import { fundOfSource } from '@waqf/contracts/finances';
import { type DaySpan, riyadhDay } from '@waqf/formats';
import { type Ctx, Facts, personOf } from '../../../platform/index.js';
import { type RepeatingRecord, dueOccurrences, occurrencesWithin } from '../../domain/repeating.js';
import { FinancesNothingDueError } from '../../finances.errors.js';
import { repeatingSkipped } from '../../finances.facts.js';
import { RepeatingRepository } from '../../persistence/repeating.repository.js';

/** A planned day of a repeating transaction, with what is expected on it. */
export interface ExpectedOccurrence extends Pick<RepeatingRecord, 'id' | 'waqfId' | 'type' | 'amount' | 'description'> {
  readonly dueOn: string;
}

/** Determines which occurrences are open, and closes them. */
@Injectable()
export class RepeatingOccurrences {
  constructor(
    private readonly repeating: RepeatingRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws FinancesNothingDueError (409) for a day that is not one of its occurrences, is in the future or was
   * already answered
   */
  async requireOpen(ctx: Ctx, plan: RepeatingRecord, dueOn: string): Promise<void> {
    const answered = (await this.repeating.answered(ctx, [plan.id])).get(plan.id) ?? new Set<string>();
    const { due } = dueOccurrences(plan, answered, riyadhDay(ctx.clock.now()));
    if (!due.includes(dueOn)) throw new FinancesNothingDueError();
  }

  close(ctx: Ctx, id: string, dueOn: string, transactionId: string): Promise<void> {
    return this.repeating.answer(ctx, id, dueOn, transactionId, personOf(ctx).userId);
  }

  /** How many occurrences of a waqf on these days, up to today, were neither entered nor skipped. */
  async countOpen(ctx: Ctx, waqfId: string, { from, to }: DaySpan): Promise<number> {
    const today = riyadhDay(ctx.clock.now());
    const span = { from, to: to < today ? to : today };
    const plans = await this.repeating.plansOf(ctx, [waqfId], span);
    const answered = await this.repeating.answered(
      ctx,
      plans.map(({ id }) => id),
    );
    const open = plans.flatMap((plan) =>
      occurrencesWithin(plan, span).filter((day) => !answered.get(plan.id)?.has(day)),
    );
    return open.length;
  }

  /** Planned income and expenses of the yield of these waqfs on these days, answered or not; oldest first. */
  async expected(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<ExpectedOccurrence[]> {
    const plans = await this.repeating.plansOf(ctx, waqfIds, span);
    return plans
      .filter(({ source }) => fundOfSource(source) !== 'corpus')
      .flatMap((plan) => {
        const { id, waqfId, type, amount, description } = plan;
        return occurrencesWithin(plan, span).map((dueOn) => ({ id, waqfId, type, amount, description, dueOn }));
      })
      .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
  }

  async markSkipped(ctx: Ctx, { id, waqfId }: RepeatingRecord, dueOn: string): Promise<void> {
    await this.repeating.answer(ctx, id, dueOn, null, personOf(ctx).userId);
    await this.facts.record(ctx, repeatingSkipped, { repeatingId: id, waqfId, dueOn });
  }
}
