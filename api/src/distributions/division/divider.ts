import type { WithholdingReason } from '@waqf/contracts/distributions';
import type { Halalas } from '@waqf/money';
import type { Correction } from '../domain/correction.js';
import type { Period, Person } from '../domain/person.js';
import type { Rule } from '../domain/rule.js';
import type { Run, RunFigures } from '../domain/run.js';
import type { LineIds, LineRows } from './line-rows.js';

/** Where somebody's money goes, or why it waits. */
export interface Payee {
  readonly accountId: string | null;
  readonly ibanEnd: string | null;
  readonly withheld: WithholdingReason | null;
}

/** A beneficiary with where their money goes. */
export interface Sharer {
  readonly person: Person & { readonly fullName: string };
  readonly payee: Payee;
}

/** What is divided, beside the people. */
export interface DivisionTerms {
  readonly run: Pick<Run, 'id' | 'from' | 'to' | 'rulesVersion'>;
  readonly gross: Halalas;
  readonly expenses: Halalas;
  readonly rules: readonly Rule[];
  readonly period: Period;
  readonly corrections: readonly Correction[];
}

/** What a division comes to; `kept`: deductions that stay in the yield or go to the reserve by a figure of a rule. */
export interface Division {
  readonly amounts: Omit<RunFigures, 'inputsHash' | 'shownHash' | 'calculatedAt'>;
  readonly kept: Halalas;
}

/** Lines that are handed on together. */
export const linesAtOnce = 4_000;

/** Divides among many without keeping everybody else waiting. In this order: `add`, `divide`, `lines`, `hash`. */
export interface Divider {
  add(sharers: readonly Sharer[]): void;
  /** @throws DistributionsSharesAbove100Error (422) */
  divide(terms: DivisionTerms): Promise<Division>;
  /**
   * Batches of at most `linesAtOnce`, in their order; each is the caller's until the next one is asked for.
   * @param ids of lines that the run had before
   */
  lines(ids: LineIds): AsyncIterable<LineRows>;
  /** SHA-256, hex, of all that people are shown; after the last line. */
  hash(): string;
  close(): Promise<void>;
}
