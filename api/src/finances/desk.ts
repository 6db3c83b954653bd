import { Injectable } from '@nestjs/common';
import { addDays, riyadhDay } from '@waqf/formats';
import { displayAmount, formatAmountForWire, halalas } from '@waqf/money';
import type { DeskTask, DeskSource } from '../desk/index.js';
import { LedgerFacade } from '../ledger/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { RepeatingRepository } from './persistence/repeating.repository.js';
import { dueOccurrences } from './domain/repeating.js';
import { PeriodTotalRepository } from './persistence/period-total.repository.js';

/** Number of days whose expenses are counted; a month's expenses are a third of them. */
const lookedAtDays = 90;
const months = 3n;

/** Waqfs whose yield would not cover another month like the last three. */
@Injectable()
export class BalanceOnDesk implements DeskSource {
  constructor(
    private readonly totals: PeriodTotalRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const today = riyadhDay(ctx.clock.now());
    const ids = [...waqfs.keys()];
    const balances = await this.ledger.balancesOf(ctx, ids);
    const spent = new Map<string, bigint>();
    for (const row of await this.totals.kinds(ctx, ids, { from: addDays(today, -lookedAtDays), to: today }))
      if (row.type === 'expense') spent.set(row.waqfId, (spent.get(row.waqfId) ?? 0n) + row.amount);
    return [...spent].flatMap(([waqfId, expenses]) => {
      const month = expenses / months;
      const available = balances.get(waqfId)?.ghalla ?? 0n;
      if (month <= available) return [];
      return {
        key: `balance-${waqfId}`,
        kind: 'low_balance' as const,
        waqfId,
        title: { ar: 'الغلة المتاحة لا تكفي مصروف شهر', en: 'The available yield does not cover a month of expenses' },
        text: {
          ar: `متوسط المصروف الشهري في آخر 90 يومًا ${displayAmount(halalas(month))} ريال.`,
          en: `Expenses were SAR ${displayAmount(halalas(month))} a month over the last 90 days.`,
        },
        amount: formatAmountForWire(halalas(available)),
        due: null,
        to: `/transactions?waqf=${waqfId}`,
        open: { ar: 'اعرض المعاملات', en: 'Show the transactions' },
      };
    });
  }
}

/** Due occurrences of repeating transactions: only the nazir enters or skips each of them. */
@Injectable()
export class RepeatingOnDesk implements DeskSource {
  constructor(private readonly repeating: RepeatingRepository) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const plans = await this.repeating.of(ctx, [...waqfs.keys()]);
    const answered = await this.repeating.answered(
      ctx,
      plans.map(({ id }) => id),
    );
    const today = riyadhDay(ctx.clock.now());
    return plans.flatMap((plan) => {
      const { id, waqfId, description, amount, type } = plan;
      const kind =
        type === 'income'
          ? { ar: 'إيراد متكرر', en: 'Repeating income' }
          : { ar: 'مصروف متكرر', en: 'Repeating expense' };
      return dueOccurrences(plan, answered.get(id) ?? new Set(), today).due.map((dueOn) => ({
        key: `repeating-${id}-${dueOn}`,
        kind: 'repeating_due' as const,
        waqfId,
        title: { ar: `${kind.ar} حلّ موعده: ${description}`, en: `${kind.en}, due: ${description}` },
        text: { ar: 'لا يُسجَّل إلا بتأكيدك.', en: 'It is recorded only when you confirm.' },
        amount: formatAmountForWire(amount),
        due: dueOn,
        to: `/transactions?waqf=${waqfId}`,
        open: { ar: 'افتح المعاملات', en: 'Open the transactions' },
        repeating: { id, dueOn },
      }));
    });
  }
}
