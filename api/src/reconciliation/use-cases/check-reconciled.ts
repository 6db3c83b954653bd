import { Injectable } from '@nestjs/common';
import type { ClosingItem } from '@waqf/contracts/closing';
import { addDays, bothCalendarsOfDay, type DaySpan, riyadhDay } from '@waqf/formats';
import { displayAmount } from '@waqf/money';
import { BankingFacade, type OpenedBankAccount } from '../../banking/index.js';
import type { ClosingCheck } from '../../closing/index.js';
import type { Ctx } from '../../platform/index.js';
import { LineRepository } from '../persistence/line.repository.js';
import { StatementRepository } from '../persistence/statement.repository.js';
import { CompareBalances } from './compare-balances.js';

type Year = DaySpan & { readonly waqfId: string };
/** The statement that contains a year's last day may end long after it. */
const lookAheadDays = 400;

/** Checks before a fiscal year is closed that its statements are imported, matched, and agree with the books. */
@Injectable()
export class CheckReconciled implements ClosingCheck {
  constructor(
    private readonly banking: BankingFacade,
    private readonly lines: LineRepository,
    private readonly statements: StatementRepository,
    private readonly compare: CompareBalances,
  ) {}

  /** The items of the check; empty for a waqf that had no main account in that year. */
  async items(ctx: Ctx, year: Year): Promise<ClosingItem[]> {
    const main = (await this.banking.mainAccountOf(ctx, [year.waqfId])).get(year.waqfId);
    const account = main && (await this.banking.openedAccount(ctx, main.id));
    if (!account || riyadhDay(account.openedAt) > year.to) return [];
    const last = await this.statements.latest(ctx, account.id, addDays(year.to, lookAheadDays));
    const covered = this.covered(last?.lastDay ?? null, year);
    // Without a statement, lines and balance can't be checked.
    return last
      ? [covered, await this.matched(ctx, account, year), await this.agreeing(ctx, account, year)]
      : [covered];
  }

  private covered(lastDay: string | null, { waqfId, to }: Year): ClosingItem {
    const done = lastDay !== null && lastDay >= to;
    const last = lastDay === null ? null : bothCalendarsOfDay(lastDay);
    return itemOf(waqfId, 'statements', done, {
      title: { ar: 'كشوف المصرف مستوردة إلى نهاية السنة', en: 'Bank statements are imported to the end of the year' },
      detail:
        last === null
          ? { ar: 'لم يُستورد كشف', en: 'No statement was imported' }
          : { ar: `آخر كشف ينتهي في ${last.ar}`, en: `The last statement ends on ${last.en}` },
    });
  }

  private async matched(ctx: Ctx, { id }: OpenedBankAccount, { waqfId, from, to }: Year): Promise<ClosingItem> {
    const { count } = await this.lines.openTotals(ctx, id, from, to);
    return itemOf(waqfId, 'matched', count === 0, {
      title: { ar: 'كل سطر في الكشف له قيد', en: 'Each line of the statements has its entry' },
      detail: { ar: `أسطر بلا قيد: ${count}`, en: `Lines without an entry: ${count}` },
    });
  }

  private async agreeing(ctx: Ctx, account: OpenedBankAccount, { waqfId, to }: Year): Promise<ClosingItem> {
    const compared = await this.compare.atEndOf(ctx, account, to);
    const title = { ar: 'رصيد المصرف يساوي رصيد الدفاتر', en: 'The bank’s balance equals that of the books' };
    if (compared === null)
      return itemOf(waqfId, 'balance', false, {
        title,
        detail: { ar: 'لا كشف يبيّن الرصيد', en: 'No statement shows the balance' },
      });
    const [amount, day] = [displayAmount(compared.difference), bothCalendarsOfDay(compared.day)];
    return itemOf(waqfId, 'balance', compared.difference === 0n, {
      title,
      detail: { ar: `الفرق ${amount} ريال في ${day.ar}`, en: `They differ by ${amount} SAR on ${day.en}` },
    });
  }
}

function itemOf(
  waqfId: string,
  key: string,
  done: boolean,
  { title, detail }: { title: ClosingItem['title']; detail: NonNullable<ClosingItem['detail']> },
): ClosingItem {
  return { key, done, title, detail: done ? null : detail, to: `/waqf/${waqfId}/reconciliation` };
}
