import type { FigureParts } from '@waqf/contracts/reporting';
import type { DaySpan } from '@waqf/formats';
import { type FlowFigure, formatFigure, balanceFigure, netMoved } from '../../ledger/index.js';

/** The period of a report and the period before it. */
export interface Periods {
  readonly period: DaySpan;
  readonly before: DaySpan | null;
}

/** A reference to the entries that a figure adds up in a period; without `from` it starts at the first entry. */
export const figurePartsOf = (figure: FlowFigure, { from, to }: Pick<FigureParts, 'from' | 'to'>): FigureParts => ({
  figure: formatFigure(figure),
  from,
  to,
});

/** The reference for the period, and the same for the period before. */
export const addsWithin = ({ period, before }: Periods, figure: FlowFigure) => ({
  adds: figurePartsOf(figure, period),
  addsBefore: before && figurePartsOf(figure, before),
});

/** What the yield received from outside, less what was paid from it. */
export const netFigure: FlowFigure = netMoved(['contra'], ['ghalla']);

/** A reference to what makes up the balance of the yield at the end of a day. */
export const yieldAdds = (to: string): FigureParts => figurePartsOf(balanceFigure('ghalla'), { from: null, to });
