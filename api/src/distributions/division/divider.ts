import type { WithholdingReason } from '@waqf/contracts/distributions';
import type { Halalas } from '@waqf/money';
import type { Correction } from '../domain/correction.js';
import type { Period, Person } from '../domain/person.js';
import type { Rule } from '../domain/rule.js';
import type { Run, RunFigures } from '../domain/run.js';
import type { LineIds, LineRows } from './line-rows.js';

/** The account that a beneficiary is paid to, or why the money is withheld. */
export interface Payee {
  readonly accountId: string | null;
  readonly ibanEnd: string | null;
  readonly withheld: WithholdingReason | null;
}

/** A beneficiary with the account that they are paid to. */
export interface Sharer {
  readonly person: Person & { readonly fullName: string };
  readonly payee: Payee;
}

/** Somebody to whom a line is paid. */
export interface Paid {
  readonly beneficiaryId: string;
  readonly fullName: string;
  readonly payee: Payee;
}

/** The inputs of a division besides the people. */
export interface DivisionTerms {
  readonly run: Pick<Run, 'id' | 'from' | 'to' | 'rulesVersion'>;
  readonly gross: Halalas;
  readonly expenses: Halalas;
  readonly rules: readonly Rule[];
  readonly period: Period;
  readonly corrections: readonly Correction[];
  /** Those to whom the corrections are owed. Whoever has left the waqf since takes no share and is no sharer. */
  readonly owedTo: readonly Paid[];
}

/** The result of a division; `kept`: deductions by rules with a figure; they stay in the yield or go to the reserve. */
export interface Division {
  readonly amounts: Omit<RunFigures, 'inputsHash' | 'shownHash' | 'calculatedAt'>;
  readonly kept: Halalas;
}

/** The most lines in one part. */
export const linesPerPart = 4_000;

/** Divides a yield without blocking other requests. Call in this order: `add`, `divide`, `lines`, `hash`. */
export interface Divider {
  add(sharers: readonly Sharer[]): void;
  /** @throws DistributionsSharesAbove100Error (422) */
  divide(terms: DivisionTerms): Promise<Division>;
  /**
   * The lines in order, in batches of at most `linesPerPart`. A batch is valid only until the next one is requested.
   * @param ids the ids of the lines of an earlier calculation
   */
  lines(ids: LineIds): AsyncIterable<LineRows>;
  /** SHA-256, hex, of everything that people are shown; available after the last line. */
  hash(): string;
  close(): Promise<void>;
}
