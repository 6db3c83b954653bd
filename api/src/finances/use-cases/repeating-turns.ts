import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, Facts, personOf } from '../../platform/index.js';
import { type RepeatingRecord, turnsOf } from '../domain/repeating.js';
import { FinancesRepeatingTurnError } from '../finances.errors.js';
import { repeatingSkipped } from '../finances.facts.js';
import { RepeatingRepository } from '../persistence/repeating.repository.js';

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

  async skip(ctx: Ctx, { id, waqfId }: RepeatingRecord, dueOn: string): Promise<void> {
    await this.repeating.answer(ctx, id, dueOn, null, personOf(ctx).userId);
    await this.facts.record(ctx, repeatingSkipped, { repeatingId: id, waqfId, dueOn });
  }
}
