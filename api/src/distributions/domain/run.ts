import { createHash } from 'node:crypto';
import type { Answered, Bilingual } from '@waqf/contracts';
import type {
  PaymentMethod,
  RunLine as WireLine,
  RunLineState,
  RunState,
  WithholdingReason,
} from '@waqf/contracts/distributions';
import type { Halalas } from '@waqf/money';
import type { Trace } from './trace.js';

/** Why an amount is what it is, with the founder's words. */
export type Because = WireLine['because'];

/** A deduction as it is stored; `amount` in halalas. */
export interface RunDeduction {
  readonly kind: 'expenses' | 'maintenance' | 'reserve' | 'nazir_fee';
  readonly amount: string;
  readonly because: Because;
}

/** The result of a calculation. Amounts in halalas. */
export interface RunFigures {
  readonly gross: Halalas;
  readonly expenses: Halalas;
  readonly deductions: readonly RunDeduction[];
  readonly pool: Halalas;
  readonly allocated: Halalas;
  readonly unallocated: Halalas;
  readonly remainder: Halalas;
  /** Corrections of earlier distributions; included in `pool` and `allocated`. */
  readonly corrections: Halalas;
  /** SHA-256, hex, of the inputs of the calculation: rules, beneficiaries, accounts. */
  readonly inputsHash: string;
  /** SHA-256, hex, of everything that people are shown. */
  readonly shownHash: string;
  readonly calculatedAt: Date;
}

/** A distribution run (دورة توزيع). */
export interface Run {
  readonly id: string;
  readonly waqfId: string;
  readonly state: Answered<RunState>;
  /** ISO days of Asia/Riyadh, both included. */
  readonly from: string;
  readonly to: string;
  /** The amount to divide; null: all yield of the period. */
  readonly amount: Halalas | null;
  /** Version of the rules in force on the last day; 0: division by recorded shares. */
  readonly rulesVersion: number;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly figures: RunFigures | null;
  readonly approvalId: string | null;
  readonly submittedBy: string | null;
  readonly submittedAt: Date | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  readonly closedAt: Date | null;
}

/** What one beneficiary gets of a run, as it was calculated. */
export interface CalculatedLine {
  readonly id: string;
  readonly place: number;
  readonly beneficiaryId: string;
  /** The correction of an earlier distribution that the line pays; null for a share. */
  readonly correctionId: string | null;
  readonly fullName: string;
  readonly amount: Halalas;
  readonly exact: string;
  readonly state: 'calculated' | 'excluded';
  readonly because: Because;
  readonly trace: Trace;
  readonly withheld: WithholdingReason | null;
  readonly accountId: string | null;
  readonly ibanEnd: string | null;
}

/** A line with its state and its payment. */
export interface RunLine extends Omit<CalculatedLine, 'state'> {
  readonly runId: string;
  readonly state: Answered<RunLineState>;
  readonly payeeChanged: boolean;
  readonly failure: { readonly code: string; readonly reason: Bilingual; readonly at: Date } | null;
  readonly method: PaymentMethod | null;
  readonly receiptNumber: string | null;
  readonly bankReference: string | null;
  readonly paidAt: Date | null;
}

/** The fields of facts about a run. */
export const runFact = ({ id, waqfId, from, to }: Pick<Run, 'id' | 'waqfId' | 'from' | 'to'>) => ({
  runId: id,
  waqfId,
  from,
  to,
});

/** SHA-256, hex, over values in their order. */
export function hashOf(values: Iterable<string | number | bigint | null>): string {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${value ?? ''}\n`);
  return hash.digest('hex');
}

/** The fields of facts about a calculated run. */
export const calculatedFact = (run: Run, lines: number) => ({
  ...runFact(run),
  shownHash: run.figures?.shownHash ?? '',
  poolHalalas: String(run.figures?.pool ?? 0n),
  allocatedHalalas: String(run.figures?.allocated ?? 0n),
  lines,
});
