import type { FigureParts } from '@waqf/contracts/reporting';
import type { DaySpan } from '@waqf/formats';
import { type FlowFigure, formatFigure, gained, netMoved } from '../../ledger/index.js';

/** The period of a report and the one before it. */
export interface Periods {
  readonly period: DaySpan;
  readonly before: DaySpan | null;
}

/** What a figure of the books adds up in some days; without a first one since the first entry. */
export const addsOf = (figure: FlowFigure, { from, to }: Pick<FigureParts, 'from' | 'to'>): FigureParts => ({
  figure: formatFigure(figure),
  from,
  to,
});

/** What a figure of the period adds up, and the same of the one before. */
export const addsWithin = ({ period, before }: Periods, figure: FlowFigure) => ({
  adds: addsOf(figure, period),
  addsBefore: before && addsOf(figure, before),
});

/** What came to the yield from outside, less what was paid from it. */
export const netFigure: FlowFigure = netMoved(['contra'], ['ghalla']);

/** What the yield holds when a day has ended. */
export const yieldAdds = (to: string): FigureParts => addsOf(gained('ghalla'), { from: null, to });
