import { expenseCategoryLabels, incomeSourceLabels, type TransactionType, unnamed } from '@waqf/contracts/finances';
import {
  lineLabels,
  sectionLabels,
  type LineKey,
  type ReportLine,
  type ReportSection,
  type SectionKey,
} from '@waqf/contracts/reporting';
import { formatAmountForWire, halalas, type Halalas, sumHalalas, zeroHalalas } from '@waqf/money';
import type { KindTotal } from '../../finances/index.js';
import { isCorpus, sumOf } from './report-figures.js';

/** An amount of the period, and the same amount of the period before (null when there is none). */
export interface ComparedAmount {
  readonly amount: Halalas;
  readonly before: Halalas | null;
}

/** A report line, and the amounts that its section adds up. */
export interface SummedLine {
  readonly line: ReportLine;
  readonly pair: ComparedAmount;
}

/** Totals by kind, for the period and for the period before. */
export interface ComparedTotals {
  readonly now: readonly KindTotal[];
  readonly before: readonly KindTotal[] | null;
}

/** What a figure opens when it is clicked: entries of the register, or else the entries that it adds up. */
type Behind = Partial<Pick<ReportLine, 'opens' | 'adds' | 'addsBefore'>>;

/** A report line with the label of its key. */
export function lineOf(key: LineKey, pair: ComparedAmount, behind: Behind = {}): SummedLine {
  return { pair, line: wireLine(key, lineLabels[key], pair, behind) };
}

/** The register filters for all income of the yield, and for all expenses. */
export const opensIncome = { type: 'income', kind: null, fund: 'yield' } as const;
export const opensExpenses = { type: 'expense', kind: null } as const;

/** The register filter for everything that the endowed asset received. */
export const opensCorpus = { type: 'income', kind: null, fund: 'corpus' } as const;

/** A report line with what the endowed asset received. */
export const corpusLine = ({ now, before }: ComparedTotals): SummedLine =>
  lineOf(
    'corpus_additions',
    { amount: sumOf(now.filter(isCorpus)), before: before && sumOf(before.filter(isCorpus)) },
    { opens: opensCorpus },
  );

/** Income less expenses of the yield, in halalas. */
export function netOf({ now, before }: ComparedTotals): ComparedAmount {
  const net = (totals: readonly KindTotal[]): Halalas =>
    halalas(
      sumOf(totals.filter((total) => total.type === 'income' && !isCorpus(total))) -
        sumOf(totals.filter(({ type }) => type === 'expense')),
    );
  return { amount: net(now), before: before && net(before) };
}

export const minus = ({ amount, before }: ComparedAmount): ComparedAmount => ({
  amount: halalas(-amount),
  before: before === null ? null : halalas(-before),
});

/** The sum of lines; `before` is null unless every line has one. */
export function totalOf(lines: readonly SummedLine[]): ComparedAmount {
  const before = lines.map(({ pair }) => pair.before);
  return {
    amount: sumHalalas(lines.map(({ pair }) => pair.amount)),
    before: before.some((amount) => amount === null) ? null : sumHalalas(before.map((amount) => amount ?? zeroHalalas)),
  };
}

/**
 * A section whose last line was read separately. The ledger guarantees that the lines add up to it, and a test checks
 * this.
 */
export function movementOf(key: SectionKey, lines: readonly SummedLine[], closing: SummedLine): ReportSection {
  return { key, label: sectionLabels[key], lines: lines.map(({ line }) => line), total: closing.line };
}

/** A section whose total is the sum of its lines. */
export function sectionOf(
  key: SectionKey,
  lines: readonly SummedLine[],
  total: LineKey,
  behind: Behind = {},
): ReportSection {
  return movementOf(key, lines, lineOf(total, totalOf(lines), behind));
}

/** The yield's income by source, with its total. */
export const incomeSection = (totals: ComparedTotals): ReportSection =>
  sectionOf('income', kindLines('income', totals), 'income_total', { opens: opensIncome });

/** The expenses by category, with their total. */
export const expensesSection = (totals: ComparedTotals): ReportSection =>
  sectionOf('expenses', kindLines('expense', totals), 'expenses_total', { opens: opensExpenses });

/** What the endowed asset received, by source, with its total. */
export const corpusSection = (totals: ComparedTotals): ReportSection =>
  sectionOf('corpus', linesBy('income', totals, isCorpus), 'corpus_additions', { opens: opensCorpus });

const kindLabels = { ...incomeSourceLabels, ...expenseCategoryLabels };

/** The yield's income by source, or its expenses by category: the largest first, without unused ones. */
export const kindLines = (type: TransactionType, totals: ComparedTotals): SummedLine[] =>
  linesBy(type, totals, (total) => total.type === type && !isCorpus(total));

function linesBy(
  type: TransactionType,
  { now, before }: ComparedTotals,
  counts: (total: KindTotal) => boolean,
): SummedLine[] {
  const ofType = (totals: readonly KindTotal[]) => totals.filter(counts);
  const kinds = [...new Set([...ofType(now), ...ofType(before ?? [])].map(({ kind }) => kind))];
  const ofKind = (totals: readonly KindTotal[], kind: string | null): Halalas =>
    sumOf(ofType(totals).filter((total) => total.kind === kind));
  return kinds
    .map((kind) => ({ kind, amount: ofKind(now, kind), before: before && ofKind(before, kind) }))
    .toSorted((a, b) => Number(b.amount - a.amount))
    .map(({ kind, ...pair }) => {
      if (kind === null)
        return lineOf(type === 'income' ? 'no_source' : 'no_category', pair, { opens: { type, kind: unnamed } });
      return { pair, line: wireLine(kind, kindLabels[kind], pair, { opens: { type, kind } }) };
    });
}

function wireLine(
  key: string,
  label: ReportLine['label'],
  { amount, before }: ComparedAmount,
  { opens = null, adds = null, addsBefore = null }: Behind,
): ReportLine {
  return {
    key,
    label,
    amount: formatAmountForWire(amount),
    before: before === null ? null : formatAmountForWire(before),
    opens,
    adds,
    addsBefore,
  };
}
