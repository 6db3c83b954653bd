import { halalas, type Halalas } from '@waqf/money';
import { type Flow, type Fund, funds } from './fund.js';
import type { Entry } from './posting.js';

/** Entries from any fund of `from` to any of `to`, added to a figure or, with `taken`, subtracted from it. */
interface FlowTerm {
  readonly from: readonly Fund[];
  readonly to: readonly Fund[];
  readonly taken: boolean;
}

/**
 * The entries that a figure of the books adds up. A reversal is subtracted in the direction of the entry that it
 * undoes.
 */
export type FlowFigure = readonly FlowTerm[];

/** The amount that moved from any of `from` to any of `to`. */
export const moved = (from: readonly Fund[], to: readonly Fund[]): FlowFigure => [{ from, to, taken: false }];

/** The amount that moved from `from` to `to`, minus what came back. */
export const netMoved = (from: readonly Fund[], to: readonly Fund[]): FlowFigure => [
  ...moved(from, to),
  { from: to, to: from, taken: true },
];

/** Summed since the first entry, this is the total that these funds hold. */
export const balanceFigure = (...own: readonly Fund[]): FlowFigure =>
  netMoved(
    funds.filter((fund) => !own.includes(fund)),
    own,
  );

export const negated = (figure: FlowFigure): FlowFigure => figure.map((term) => ({ ...term, taken: !term.taken }));

/** The directions of a figure, `debit.credit`: those that it adds and those that it subtracts. */
export function directionsOf(figure: FlowFigure): { added: string[]; taken: string[] } {
  const of = (taken: boolean) =>
    figure
      .filter((term) => term.taken === taken)
      .flatMap(({ from, to }) => from.flatMap((source) => to.map((target) => `${source}.${target}`)));
  return { added: of(false), taken: of(true) };
}

/** The amount of a figure, computed from what moved between the funds. */
export function amountOf(figure: FlowFigure, flows: readonly Flow[]): Halalas {
  const { added, taken } = directionsOf(figure);
  const parts = flows.map(({ from, to, amount }) => {
    const direction = `${from}.${to}`;
    return amount * (BigInt(Number(added.includes(direction))) - BigInt(Number(taken.includes(direction))));
  });
  return halalas(parts.reduce((sum, amount) => sum + amount, 0n));
}

/** An entry with the amount that it contributes to a figure. */
export interface FigureEntry {
  readonly id: string;
  readonly waqfId: string;
  readonly description: string;
  readonly occurredAt: Date;
  readonly signed: Halalas;
}

/** @param taken the directions that the figure subtracts */
export function toFigureEntry(entry: Entry, taken: readonly string[]): FigureEntry {
  const { id, waqfId, debitFund, creditFund, description, occurredAt, amount, reversesId } = entry;
  const undoes = reversesId !== null;
  const direction = undoes ? `${creditFund}.${debitFund}` : `${debitFund}.${creditFund}`;
  const signed = taken.includes(direction) === undoes ? amount : halalas(-amount);
  return { id, waqfId, description, occurredAt, signed };
}

/** The figure as text for a URL: `contra.ghalla,-ghalla.held_payable`. */
export const formatFigure = (figure: FlowFigure): string =>
  figure.map(({ from, to, taken }) => `${taken ? '-' : ''}${from.join('_')}.${to.join('_')}`).join(',');

/** Null for a text that `formatFigure` did not produce. */
export function parseFigure(text: string): FlowFigure | null {
  const terms = text.split(',').map(parseTerm);
  return terms.every((term) => term !== null) ? terms : null;
}

function parseTerm(text: string): FlowTerm | null {
  const [from, to, ...rest] = text.replace(/^-/, '').split('.').map(parseFunds);
  return from && to && rest.length === 0 ? { from, to, taken: text.startsWith('-') } : null;
}

function parseFunds(text: string): Fund[] | null {
  const found = text.split('_').map((name) => funds.find((fund) => fund === name));
  return found.every((fund) => fund !== undefined) && new Set(found).size === found.length ? found : null;
}
