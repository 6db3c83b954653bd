import type { TransactionType } from '@waqf/contracts/finances';
import type { Divided } from '../../distributions/index.js';
import { type FlowFigure, parseFigure } from '../../ledger/index.js';

/** What is added up of the runs of distributions. */
export type RunPart = keyof Divided;
const runParts = ['upkeep', 'reserve', 'fee', 'allocated', 'unallocated'] as const satisfies readonly RunPart[];

/** What a figure adds up: entries of the books, runs of distributions, or what repeats. */
export type Figure =
  | { readonly of: 'entries'; readonly flows: FlowFigure }
  | { readonly of: 'runs'; readonly part: RunPart }
  | { readonly of: 'plans'; readonly type: TransactionType };

/** Names for an address; those of entries are the ledger's. */
export const runFigure = (part: RunPart): string => `runs.${part}`;
export const planFigure = (type: TransactionType): string => `plans.${type}`;

/** The figure of a name; undefined for one that no report gives. */
export function figureOf(name: string): Figure | undefined {
  const part = runParts.find((each) => runFigure(each) === name);
  if (part) return { of: 'runs', part };
  const type = (['income', 'expense'] as const).find((each) => planFigure(each) === name);
  if (type) return { of: 'plans', type };
  const flows = parseFigure(name);
  return flows ? { of: 'entries', flows } : undefined;
}
