import { halalas, type Halalas } from '@waqf/money';
import { type Flow, type Fund, funds } from './fund.js';
import type { Entry } from './posting.js';

/** Entries from any of `from` to any of `to`, added to a figure or taken from it. */
interface FlowTerm {
  readonly from: readonly Fund[];
  readonly to: readonly Fund[];
  readonly taken: boolean;
}

/** Which entries a figure of the books adds up. A reversal takes away in the direction of what it undoes. */
export type FlowFigure = readonly FlowTerm[];

/** What moved from any of `from` to any of `to`. */
export const moved = (from: readonly Fund[], to: readonly Fund[]): FlowFigure => [{ from, to, taken: false }];

/** What moved from the one to the other, less what came back. */
export const netMoved = (from: readonly Fund[], to: readonly Fund[]): FlowFigure => [
  ...moved(from, to),
  { from: to, to: from, taken: true },
];

/** Since the first entry this is what the funds hold together. */
export const gained = (...own: readonly Fund[]): FlowFigure =>
  netMoved(
    funds.filter((fund) => !own.includes(fund)),
    own,
  );

export const negated = (figure: FlowFigure): FlowFigure => figure.map((term) => ({ ...term, taken: !term.taken }));

/** The directions of a figure, `debit.credit`: those that it adds, and those that it takes away. */
export function directionsOf(figure: FlowFigure): { added: string[]; taken: string[] } {
  const of = (taken: boolean) =>
    figure
      .filter((term) => term.taken === taken)
      .flatMap(({ from, to }) => from.flatMap((source) => to.map((target) => `${source}.${target}`)));
  return { added: of(false), taken: of(true) };
}

/** What a figure comes to by what moved between the funds. */
export function amountOf(figure: FlowFigure, flows: readonly Flow[]): Halalas {
  const { added, taken } = directionsOf(figure);
  const parts = flows.map(({ from, to, amount }) => {
    const direction = `${from}.${to}`;
    return amount * (BigInt(Number(added.includes(direction))) - BigInt(Number(taken.includes(direction))));
  });
  return halalas(parts.reduce((sum, amount) => sum + amount, 0n));
}

/** An entry with what a figure adds of it. */
export interface FigureEntry {
  readonly id: string;
  readonly waqfId: string;
  readonly description: string;
  readonly occurredAt: Date;
  readonly signed: Halalas;
}

/** @param taken the directions that the figure takes away */
export function inFigure(entry: Entry, taken: readonly string[]): FigureEntry {
  const { id, waqfId, debitFund, creditFund, description, occurredAt, amount, reversesId } = entry;
  const undoes = reversesId !== null;
  const direction = undoes ? `${creditFund}.${debitFund}` : `${debitFund}.${creditFund}`;
  const signed = taken.includes(direction) === undoes ? amount : halalas(-amount);
  return { id, waqfId, description, occurredAt, signed };
}

/** For an address: `contra.ghalla,-ghalla.held_payable`. */
export const formatFigure = (figure: FlowFigure): string =>
  figure.map(({ from, to, taken }) => `${taken ? '-' : ''}${from.join('_')}.${to.join('_')}`).join(',');

/** Null for what `formatFigure` did not write. */
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
