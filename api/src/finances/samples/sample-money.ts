import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { entryIdOf, FixedClock, type Ctx, type Samples } from '../../platform/index.js';
import { AddPastTransactions } from '../use-cases/add-past-transactions.js';
import { ReverseTransaction } from '../use-cases/reverse-transaction.js';
import { planOf, type PlannedTransaction, type SampleKey } from './sample-plan.js';
import { SampleWaqfs } from './sample-waqfs.js';

/** Runs after the steps of the waqfs (from 200) and before those that pay from the yield. */
const order = 260;
const names: Readonly<Record<SampleKey, string>> = {
  A: 'وقف برج النخيل',
  B: 'وقف دار الأرقم لتعليم القرآن الكريم',
  C: 'وقف سنابل الخير',
  F: 'وقف مشكاة العلم',
};

/**
 * Records income and expenses of the sample waqfs as their nazirs would, through the use cases, one month at a time.
 * Ids are derived from the plan, so that a repeated step enters nothing twice after it was killed.
 */
@Injectable()
export class SampleMoney {
  constructor(
    private readonly waqfs: SampleWaqfs,
    private readonly addPast: AddPastTransactions,
    private readonly reverse: ReverseTransaction,
  ) {}

  register(samples: Samples): void {
    for (const [index, key] of (['A', 'B', 'C', 'F'] as const).entries()) {
      samples.register(order + index, `finances.waqf-${key.toLowerCase()}`, (ctx) => this.make(ctx, key));
    }
  }

  private async make(ctx: Ctx, key: SampleKey): Promise<void> {
    const waqf = await this.waqfs.named(ctx, names[key]);
    const nazir = await this.waqfs.nazirOf(ctx, waqf);
    const { transactions, mistake } = planOf(key, ctx.clock.now());
    const idOf = (planned: string): string => entryIdOf(nazir, 'samples', `${waqf.waqfId} ${planned}`);
    for (const month of byMonth(transactions)) {
      const recorded = new FixedClock(month.at(-1)?.occurredAt ?? ctx.clock.now());
      await this.addPast.execute(
        { ...nazir, clock: recorded },
        {
          waqfId: waqf.waqfId,
          transactions: month.map(({ key: planned, ...transaction }) => ({ ...transaction, id: idOf(planned) })),
        },
      );
    }
    if (mistake) {
      const corrected = { ...nazir, clock: new FixedClock(mistake.reversedAt) };
      await this.reverse.execute(
        corrected,
        { transactionId: idOf(mistake.key), reason: mistake.reason },
        `${waqf.waqfId} reversal`,
      );
    }
  }
}

/** Splits transactions by month in Riyadh, keeping their order. */
function byMonth(transactions: readonly PlannedTransaction[]): PlannedTransaction[][] {
  const months: PlannedTransaction[][] = [];
  let current = '';
  for (const transaction of transactions) {
    const month = riyadhDay(transaction.occurredAt).slice(0, 7);
    if (month !== current) months.push([]);
    current = month;
    months.at(-1)?.push(transaction);
  }
  return months;
}
