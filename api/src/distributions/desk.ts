import { Injectable } from '@nestjs/common';
import { addDays, arabicCount, arabicNouns, riyadhDay } from '@waqf/formats';
import { formatAmountForWire, zeroHalalas } from '@waqf/money';
import { cutPerWaqf, type DeskSource, type DeskTask, type LeftOut } from '../desk/index.js';
import { LedgerFacade } from '../ledger/index.js';
import { type Membership, Memberships } from '../membership/index.js';
import { type Ctx, legalDeadlines, type LegalDeadlines, Settings } from '../platform/index.js';
import { type DistributionDue, distributionDue, distributionStage } from './domain/distribution-due.js';
import { bothDays } from './domain/run-approval-words.js';
import { DeskRepository } from './persistence/desk.repository.js';
import { ViewRemovedPayees } from './use-cases/view-removed-payees.js';

const mostFailed = 20;

/** Matters for the desk: refused payments, approved but unpaid runs, and yield that must be distributed now or soon. */
@Injectable()
export class DistributionsOnDesk implements DeskSource {
  constructor(
    private readonly rows: DeskRepository,
    private readonly ledger: LedgerFacade,
    private readonly memberships: Memberships,
    private readonly settings: Settings,
  ) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const ids = [...waqfs.keys()];
    return [...(await this.failed(ctx, ids)), ...(await this.approved(ctx, ids)), ...(await this.due(ctx, ids))];
  }

  private async failed(ctx: Ctx, ids: readonly string[]): Promise<DeskTask[]> {
    const { lines, count } = await this.rows.failed(ctx, ids, mostFailed);
    const last = lines.at(-1);
    const rest = last && count > lines.length ? [restOf(last, count - lines.length)] : [];
    const tasks: DeskTask[] = lines.map(({ id, runId, waqfId, fullName, amount, code, ar, en }) => ({
      key: `payment-${id}`,
      kind: 'failed_payment',
      waqfId,
      title: { ar: `دفعة مردودة: حصة ${fullName}`, en: `Refused payment: the share of ${fullName}` },
      text: {
        ar: `قال المصرف: ${ar ?? ''} (${code ?? ''}). المبلغ محفوظ باسم صاحبه.`,
        en: `The bank said: ${en ?? ''} (${code ?? ''}). The amount stays in its owner’s name.`,
      },
      amount: formatAmountForWire(amount),
      due: null,
      to: `/waqf/${waqfId}/distributions/${runId}`,
      open: { ar: 'افتح الدورة', en: 'Open the run' },
      payment: { runId, lineId: id },
    }));
    return [...tasks, ...rest];
  }

  private async approved(ctx: Ctx, ids: readonly string[]): Promise<DeskTask[]> {
    const runs = await this.rows.approved(ctx, ids);
    return runs.map(({ id, waqfId, amount }) => ({
      key: `run-${id}`,
      kind: 'run_to_pay',
      waqfId,
      title: { ar: 'دورة توزيع معتمدة بانتظار الصرف', en: 'An approved distribution is waiting to be paid' },
      text: null,
      amount: formatAmountForWire(amount),
      due: null,
      to: `/waqf/${waqfId}/distributions/${id}`,
      open: { ar: 'افتح الدورة', en: 'Open the run' },
    }));
  }

  private async due(ctx: Ctx, ids: readonly string[]): Promise<DeskTask[]> {
    const ends = new Map((await this.rows.runCoverage(ctx, ids)).map((row) => [row.waqfId, row]));
    const balances = await this.ledger.balancesOf(ctx, ids);
    const today = riyadhDay(ctx.clock.now());
    const values = await this.memberships.assetValues(ctx, ids);
    const settings = await this.settings.read(ctx);
    const tasks: DeskTask[] = [];
    for (const waqfId of ids) {
      const end = ends.get(waqfId);
      const available = balances.get(waqfId)?.ghalla ?? zeroHalalas;
      // Without an earlier run, the undivided yield begins on the first day of the books.
      const from = end ? addDays(end.to, 1) : await this.ledger.firstDay(ctx, [waqfId]);
      if (end?.prepared || from === null || available <= 0n) continue;
      const times = legalDeadlines(settings, values.get(waqfId) ?? null);
      const due = distributionDue(from, times.distributionMonths);
      const stage = distributionStage(due, today);
      if (stage === 'later') continue;
      const words = stage === 'over' ? overWords(due, times, settings.deadlinesSource) : comingWords(due);
      tasks.push({
        key: `due-${waqfId}`,
        kind: 'distribution_due',
        waqfId,
        ...words,
        amount: formatAmountForWire(available),
        due: due.lastDay,
        to: `/waqf/${waqfId}/distributions`,
        ...(stage === 'over' && times.size === 'unknown' ? { assetValueUnknown: true } : {}),
      });
    }
    return tasks;
  }
}

/** One row for the refused payments that are not listed one by one; it opens the run of the last listed one. */
function restOf({ runId, waqfId }: { runId: string; waqfId: string }, count: number): DeskTask {
  return {
    key: `payments-${runId}`,
    kind: 'failed_payment',
    waqfId,
    title: { ar: `بقية الدفعات المردودة: ${count}`, en: `Further refused payments: ${count}` },
    text: null,
    amount: null,
    due: null,
    to: `/waqf/${waqfId}/distributions/${runId}`,
    open: { ar: 'افتح الدورة', en: 'Open the run' },
  };
}

type Words = Pick<DeskTask, 'title' | 'text' | 'open'>;

/** The texts for a year that is over and whose yield is not distributed in full. */
function overWords(
  { year }: DistributionDue,
  { distributionMonths: months, because }: LegalDeadlines,
  source: string,
): Words {
  return {
    title: { ar: `غلة سنة ${year}م لم توزَّع كلها`, en: `The yield of ${year} is not distributed in full` },
    text: {
      ar: `المبلغ هو رصيد الغلة اليوم، ويدخل فيه ما حُصِّل بعد السنة. تُوزَّع خلال ${arabicCount(months, arabicNouns.month)} من نهاية السنة، ${because.ar}، ما لم ينص الصك على غير ذلك. المصدر: ${source}.`,
      en: `The amount is the yield held today, with what came in after the year. Due ${months} ${months === 1 ? 'month' : 'months'} after the year’s end, ${because.en}, unless the deed says otherwise. Source: ${source}.`,
    },
    open: { ar: 'ابدأ التوزيع', en: 'Start the distribution' },
  };
}

/** The texts for the next distribution. The amount is the yield so far; income until the year ends is not estimated. */
function comingWords({ year, yearEnd }: DistributionDue): Words {
  return {
    title: { ar: `التوزيع القادم: غلة سنة ${year}م`, en: `The next distribution: the yield of ${year}` },
    text: {
      ar: `المبلغ هو الغلة حتى اليوم، وتنتهي السنة في ${bothDays(yearEnd, 'ar')}. راجع قبلها المستفيدين وحصصهم وديون الوقف.`,
      en: `The amount is the yield so far; the year ends on ${bothDays(yearEnd, 'en')}. Check the beneficiaries, their shares and the debts of the waqf before.`,
    },
    open: { ar: 'افتح التوزيعات', en: 'Open the distributions' },
  };
}

/** The most minors that are listed one by one. */
const mostMinors = 20;

/** Minors who are no beneficiaries any more, with money that waits for somebody who receives it for them. */
@Injectable()
export class RemovedMinorsOnDesk implements DeskSource {
  constructor(private readonly removed: ViewRemovedPayees) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const minors = await this.removed.unguarded(ctx, [...waqfs.keys()]);
    const { listed, left } = cutPerWaqf(minors, mostMinors);
    const tasks = listed.map(({ id, waqfId, fullName, amount }) => ({
      key: `removed-minor-${id}`,
      kind: 'no_guardian' as const,
      waqfId,
      title: { ar: `قاصر أُزيل وبقي له مال: ${fullName}`, en: `A removed minor is still owed money: ${fullName}` },
      text: {
        ar: 'المبلغ محفوظ له ولا يُصرف حتى يُسجَّل وليّه.',
        en: 'The amount is withheld until a guardian is recorded.',
      },
      amount: formatAmountForWire(amount),
      due: null,
      to: `/beneficiaries?waqf=${waqfId}&guardians=${id}`,
      open: { ar: 'سجّل الولي', en: 'Record the guardian' },
    }));
    return [...tasks, ...left.map(restOfMinors)];
  }
}

/** One row for those of a waqf that are not listed one by one. */
const restOfMinors = ({ waqfId, count }: LeftOut): DeskTask => ({
  key: `removed-minors-${waqfId}`,
  kind: 'no_guardian',
  waqfId,
  title: {
    ar: `بقية القاصرين الذين أُزيلوا وبقي لهم مال: ${count}`,
    en: `Further removed minors who are still owed money: ${count}`,
  },
  text: null,
  amount: null,
  due: null,
  to: `/beneficiaries?waqf=${waqfId}`,
  open: { ar: 'افتح المستفيدين', en: 'Open the beneficiaries' },
});
