import { createHash } from 'node:crypto';
import type { CalculatedLine, Run, RunFigures } from './run.js';

type Value = string | number | bigint | null;

/** SHA-256 over everything that people are shown of a calculation, value by value in a fixed order. */
export class ShownHash {
  private readonly hash = createHash('sha256');

  add(values: readonly Value[]): void {
    let text = '';
    for (const value of values) text += `${value ?? ''}\n`;
    this.hash.update(text);
  }

  hex(): string {
    return this.hash.digest('hex');
  }
}

/** The values that are shown before the lines. */
export function shownHead(
  { id, from, to, rulesVersion }: Pick<Run, 'id' | 'from' | 'to' | 'rulesVersion'>,
  figures: Omit<RunFigures, 'shownHash' | 'inputsHash' | 'calculatedAt'>,
): Value[] {
  const deductions = figures.deductions.flatMap(({ kind, amount, because }) => [kind, amount, because.ar, because.en]);
  const { gross, expenses, pool, corrections, allocated, unallocated, remainder } = figures;
  return [
    id,
    from,
    to,
    rulesVersion,
    gross,
    expenses,
    ...deductions,
    pool,
    corrections,
    allocated,
    unallocated,
    remainder,
  ];
}

type ShownOfLine = Pick<CalculatedLine, 'beneficiaryId' | 'fullName' | 'amount' | 'withheld' | 'accountId'>;

/** The values that are shown of a line. @param sentence why the amount is what it is, in Arabic */
export const lineValues = (line: ShownOfLine, exact: string, sentence: string): Value[] => [
  line.beneficiaryId,
  line.fullName,
  line.amount,
  exact,
  line.withheld,
  line.accountId,
  sentence,
];
