import { fundOfSource } from '@waqf/contracts/finances';
import type { ReportFigures } from '@waqf/contracts/reporting';
import type { DaySpan } from '@waqf/formats';
import { formatAmountForWire, halalas, sumHalalas } from '@waqf/money';
import type { KindTotal } from '../../finances/index.js';
import { figurePartsOf, netFigure } from './figure-parts.js';

/** Whether the amount belongs to the endowed asset itself, so that it is not yield. */
export const isCorpus = ({ kind }: Pick<KindTotal, 'kind'>): boolean => fundOfSource(kind) === 'corpus';

/** Income, expenses and net of the yield; the corpus is separate. */
export function reportFiguresOf(totals: readonly KindTotal[], span: DaySpan): ReportFigures {
  const corpus = totals.filter(isCorpus);
  const income = totals.filter((total) => total.type === 'income' && !isCorpus(total));
  const expenses = totals.filter(({ type }) => type === 'expense');
  const [incomeSum, expensesSum] = [sumOf(income), sumOf(expenses)];
  return {
    income: formatAmountForWire(incomeSum),
    expenses: formatAmountForWire(expensesSum),
    net: formatAmountForWire(halalas(incomeSum - expensesSum)),
    incomeCount: countOf(income),
    expensesCount: countOf(expenses),
    corpusAdditions: formatAmountForWire(sumOf(corpus)),
    corpusCount: countOf(corpus),
    netAdds: figurePartsOf(netFigure, span),
  };
}

export const sumOf = (totals: readonly KindTotal[]) => sumHalalas(totals.map(({ amount }) => amount));
export const countOf = (totals: readonly KindTotal[]): number => totals.reduce((sum, { count }) => sum + count, 0);
