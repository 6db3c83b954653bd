import type { TransactionType } from '@waqf/contracts/finances';
import type { Divided } from '../../distributions/index.js';
import { type FlowFigure, parseFigure } from '../../ledger/index.js';

/** The amount that is added up over distribution runs. */
export type RunPart = keyof Divided;
const runParts = ['upkeep', 'reserve', 'fee', 'allocated', 'unallocated'] as const satisfies readonly RunPart[];

/** What a figure adds up: entries of the books, distribution runs, or planned recurring transactions. */
export type Figure =
  | { readonly of: 'entries'; readonly flows: FlowFigure }
  | { readonly of: 'runs'; readonly part: RunPart }
  | { readonly of: 'plans'; readonly type: TransactionType };

/** Names of figures for use in an address; the ledger defines the names of figures over entries. */
export const runFigure = (part: RunPart): string => `runs.${part}`;
export const planFigure = (type: TransactionType): string => `plans.${type}`;

/** The figure with this name; undefined when no report has such a figure. */
export function figureOf(name: string): Figure | undefined {
  const part = runParts.find((each) => runFigure(each) === name);
  if (part) return { of: 'runs', part };
  const type = (['income', 'expense'] as const).find((each) => planFigure(each) === name);
  if (type) return { of: 'plans', type };
  const flows = parseFigure(name);
  return flows ? { of: 'entries', flows } : undefined;
}
