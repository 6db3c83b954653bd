import { Injectable } from '@nestjs/common';
import { fundOfSource } from '@waqf/contracts/finances';
import { type DaySpan, riyadhDay } from '@waqf/formats';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, Facts, personOf } from '../../platform/index.js';
import { type RepeatingRecord, turnsOf, turnsWithin } from '../domain/repeating.js';
import { FinancesRepeatingTurnError } from '../finances.errors.js';
import { repeatingSkipped } from '../finances.facts.js';
import { RepeatingRepository } from '../persistence/repeating.repository.js';

/** What repeats, added up over some days. */
export interface Expected {
  readonly income: Halalas;
  readonly expenses: Halalas;
}

/** Which turns are open, and what closes one. */
@Injectable()
export class RepeatingTurns {
  constructor(
    private readonly repeating: RepeatingRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws FinancesRepeatingTurnError (409) for a day that is none of its turns, has not come or was answered */
  async requireOpen(ctx: Ctx, plan: RepeatingRecord, dueOn: string): Promise<void> {
    const answered = (await this.repeating.answered(ctx, [plan.id])).get(plan.id) ?? new Set<string>();
    const { due } = turnsOf(plan, answered, riyadhDay(ctx.clock.now()));
    if (!due.includes(dueOn)) throw new FinancesRepeatingTurnError();
  }

  close(ctx: Ctx, id: string, dueOn: string, transactionId: string): Promise<void> {
    return this.repeating.answer(ctx, id, dueOn, transactionId, personOf(ctx).userId);
  }

  /** What the plans of these waqfs say that these days bring to the yield and take from it, answered or not. */
  async expected(ctx: Ctx, waqfIds: readonly string[], span: DaySpan): Promise<Expected> {
    const sums = { income: 0n, expense: 0n };
    for (const plan of await this.repeating.plansOf(ctx, waqfIds, span)) {
      if (fundOfSource(plan.source) === 'corpus') continue;
      sums[plan.type] += BigInt(plan.amount) * BigInt(turnsWithin(plan, span));
    }
    return { income: halalas(sums.income), expenses: halalas(sums.expense) };
  }

  async skip(ctx: Ctx, { id, waqfId }: RepeatingRecord, dueOn: string): Promise<void> {
    await this.repeating.answer(ctx, id, dueOn, null, personOf(ctx).userId);
    await this.facts.record(ctx, repeatingSkipped, { repeatingId: id, waqfId, dueOn });
  }
}
