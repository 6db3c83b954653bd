import { Injectable } from '@nestjs/common';
import { addMonths, riyadhDay } from '@waqf/formats';
import { type Ctx, type Samples } from '../../platform/index.js';
import { PlanRepeating } from '../use-cases/plan-repeating.js';
import { ViewRepeating } from '../use-cases/view-repeating.js';
import { SampleWaqfs } from './sample-waqfs.js';

/** Runs after the money of the sample waqfs. */
const order = 265;

/** A rent of this month that waits for the nazir’s answer, and a future quarterly expense. */
@Injectable()
export class SampleRepeating {
  constructor(
    private readonly waqfs: SampleWaqfs,
    private readonly plan: PlanRepeating,
    private readonly view: ViewRepeating,
  ) {}

  register(samples: Samples): void {
    samples.register(order, 'finances.repeating', (ctx) => this.make(ctx));
  }

  private async make(ctx: Ctx): Promise<void> {
    const waqf = await this.waqfs.named(ctx, 'وقف برج النخيل');
    const nazir = await this.waqfs.nazirOf(ctx, waqf);
    const { waqfId } = waqf;
    // A step that is repeated after its process was killed plans nothing twice.
    const planned = new Set((await this.view.list(nazir, { waqfId })).map(({ description }) => description));
    const month = riyadhDay(ctx.clock.now()).slice(0, 7);
    const rent = {
      waqfId,
      type: 'income' as const,
      amount: '1850.00',
      description: 'إيجار لوحة الإعلان على السطح',
      source: 'rent' as const,
      everyMonths: 1 as const,
      firstOn: `${month}-01`,
    };
    const lifts = {
      waqfId,
      type: 'expense' as const,
      amount: '1200.00',
      description: 'فحص السلامة الدوري للمصاعد',
      category: 'maintenance' as const,
      everyMonths: 3 as const,
      firstOn: `${addMonths(month, 1)}-10`,
    };
    for (const each of [rent, lifts]) if (!planned.has(each.description)) await this.plan.create(nazir, each);
  }
}
