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

/** A deduction as it is kept; `amount` in halalas. */
export interface RunDeduction {
  readonly kind: 'expenses' | 'maintenance' | 'reserve' | 'nazir_fee';
  readonly amount: string;
  readonly because: Because;
}

/** What a calculation found. Amounts in halalas. */
export interface RunFigures {
  readonly gross: Halalas;
  readonly expenses: Halalas;
  readonly deductions: readonly RunDeduction[];
  readonly pool: Halalas;
  readonly allocated: Halalas;
  readonly unallocated: Halalas;
  readonly remainder: Halalas;
  /** Corrections of earlier distributions; contained in the pool and in what is allocated. */
  readonly corrections: Halalas;
  /** SHA-256, hex, of what the calculation read: rules, beneficiaries, accounts. */
  readonly inputsHash: string;
  /** SHA-256, hex, of all that people are shown. */
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
  /** What was asked to be divided; null: all that the period brought. */
  readonly amount: Halalas | null;
  /** Of the rules in force on the last day; 0: by recorded shares. */
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
  /** The correction of an earlier distribution that the line pays; null of a share. */
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

/** A line with what became of it. */
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

/** What facts about a run carry. */
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

/** What facts about a calculated run carry beside. */
export const calculatedFact = (run: Run, lines: number) => ({
  ...runFact(run),
  shownHash: run.figures?.shownHash ?? '',
  poolHalalas: String(run.figures?.pool ?? 0n),
  allocatedHalalas: String(run.figures?.allocated ?? 0n),
  lines,
});
