import type {
  DistributionPreview,
  DistributionRun,
  OwnPayment as WirePayment,
  PaymentDetails,
  PaymentSummary,
  Rule as WireRule,
  RunAct,
  RunLine as WireRunLine,
  RuleInput,
  RuleSet as WireRuleSet,
} from '@waqf/contracts/distributions';
import { formatAmountForWire, type Halalas, halalas, sumHalalas } from '@waqf/money';
import type { Deduction } from './domain/deduct.js';
import type { Distribution, Line } from './domain/distribute.js';
import {
  changesSince,
  isEstimate,
  noteOf,
  type OwnPayment,
  type ReceivedMonth,
  receivedSource,
  stageOf,
  stepsOf,
} from './domain/own-payment.js';
import { show } from './domain/rational.js';
import { clauseFrom } from './domain/rule-from-input.js';
import type { RuleSet } from './domain/rule-set.js';
import type { Because, Run, RunLine } from './domain/run.js';
import { deductionSentence, lineSentence } from './domain/sentences.js';
import { withholdingSentences } from './domain/withholding.js';
import type { LineCount } from './persistence/run-line.repository.js';

export function toRule(rule: RuleInput): WireRule {
  const { kind, basis, percent, amount, cap, floor, to, split, tier, clause } = rule;
  return {
    kind,
    basis,
    percent: percent ?? null,
    amount: wireAmount(amount),
    cap: wireAmount(cap),
    floor: wireAmount(floor),
    to: to ?? null,
    split,
    tier: tier ?? null,
    clause: clause ? clauseFrom(clause) : null,
  };
}

/** An amount with two decimals, however many the request has. */
function wireAmount(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const [riyals = '0', fraction = ''] = text.split('.');
  return `${riyals}.${fraction.padEnd(2, '0')}`;
}

/** @param names full names by user id */
export function toRuleSet(set: RuleSet, names: ReadonlyMap<string, string>): WireRuleSet {
  return {
    version: set.version,
    state: set.state,
    rules: set.rules.map(toRule),
    effectiveFrom: set.effectiveFrom,
    proposedBy: names.get(set.proposedBy) ?? null,
    proposedAt: set.proposedAt.toISOString(),
    decidedBy: set.decidedBy === null ? null : (names.get(set.decidedBy) ?? null),
    decidedAt: set.decidedAt?.toISOString() ?? null,
    reason: set.reason,
  };
}

/** Version 0: the division by recorded shares, which applies until rules are approved. */
export const ruleSetByShares: WireRuleSet = {
  version: 0,
  state: 'in_force',
  rules: [toRule({ kind: 'residual', basis: 'remaining', split: 'shares' })],
  effectiveFrom: null,
  proposedBy: null,
  proposedAt: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
};

/** @param names full names by beneficiary id */
export function toPreview(result: Distribution, names: ReadonlyMap<string, string>): DistributionPreview {
  return {
    pool: formatAmountForWire(result.pool),
    deductions: result.deductions.map(toDeduction),
    lines: result.lines.map((line) => toLine(line, names.get(line.beneficiaryId) ?? '')),
    allocated: formatAmountForWire(result.allocated),
    unallocated: formatAmountForWire(result.unallocated),
    remainder: formatAmountForWire(halalas(result.remainder)),
  };
}

function toDeduction(deduction: Deduction): DistributionPreview['deductions'][number] {
  const { kind, amount } = deduction;
  return {
    kind,
    amount: formatAmountForWire(amount),
    because: deductionBecause(deduction),
  };
}

function toLine(line: Line, fullName: string): DistributionPreview['lines'][number] {
  return {
    beneficiaryId: line.beneficiaryId,
    fullName,
    amount: formatAmountForWire(line.amount),
    exact: show(line.exact),
    because: lineBecause(line),
  };
}

/** Why a deduction is what it is, with the founder's words. */
export const deductionBecause = (deduction: Deduction): Because => ({
  ...deductionSentence(deduction),
  clause: deduction.rule?.clause ? clauseFrom(deduction.rule.clause) : null,
});

/** Why somebody's amount is what it is, with the founder's words. */
export function lineBecause(line: Pick<Line, 'steps' | 'considered'>): Because {
  const clause = [...line.steps, ...line.considered].find(({ rule }) => rule.clause !== null)?.rule.clause;
  return { ...lineSentence(line), clause: clause ? clauseFrom(clause) : null };
}

/** What is shown with a run besides its own row. */
export interface RunSurroundings {
  /** Full names by user id. */
  readonly names: ReadonlyMap<string, string>;
  readonly counts: readonly LineCount[];
  readonly calculation: DistributionRun['calculation'];
  readonly outdated: boolean;
  readonly may: readonly RunAct[];
}

export function toRun(run: Run, { names, counts, calculation, outdated, may }: RunSurroundings): DistributionRun {
  const { figures } = run;
  const nameOf = (id: string | null): string | null => (id === null ? null : (names.get(id) ?? null));
  const inRiyals = (amount: Halalas | undefined): string | null =>
    amount === undefined ? null : formatAmountForWire(amount);
  return {
    id: run.id,
    waqfId: run.waqfId,
    state: run.state,
    period: { from: run.from, to: run.to },
    rulesVersion: run.rulesVersion,
    amount: inRiyals(run.amount ?? undefined),
    gross: inRiyals(figures?.gross),
    expenses: inRiyals(figures?.expenses),
    deductions: (figures?.deductions ?? []).map(({ amount, ...rest }) => ({
      ...rest,
      amount: formatAmountForWire(halalas(BigInt(amount))),
    })),
    pool: inRiyals(figures?.pool),
    allocated: inRiyals(figures?.allocated),
    unallocated: inRiyals(figures?.unallocated),
    remainder: inRiyals(figures?.remainder),
    corrections: inRiyals(figures?.corrections),
    counts: toCounts(counts),
    changedPayees: counts.reduce((sum, { changedPayees }) => sum + changedPayees, 0),
    hash: figures?.shownHash ?? null,
    outdated,
    calculation: calculation && { done: calculation.done, total: calculation.total, problem: calculation.problem },
    approvalId: run.approvalId,
    startedBy: nameOf(run.startedBy),
    startedAt: run.startedAt.toISOString(),
    calculatedAt: figures?.calculatedAt.toISOString() ?? null,
    submittedBy: nameOf(run.submittedBy),
    submittedAt: run.submittedAt?.toISOString() ?? null,
    decidedBy: nameOf(run.decidedBy),
    decidedAt: run.decidedAt?.toISOString() ?? null,
    reason: run.reason,
    closedAt: run.closedAt?.toISOString() ?? null,
    may: [...may],
  };
}

function toCounts(counts: readonly LineCount[]): DistributionRun['counts'] {
  const sumOf = (wanted: (count: LineCount) => boolean) => {
    const found = counts.filter(wanted);
    return {
      lines: found.reduce((sum, { lines }) => sum + lines, 0),
      amount: formatAmountForWire(sumHalalas(found.map(({ amount }) => amount))),
    };
  };
  return {
    all: sumOf(({ state }) => state !== 'excluded'),
    payable: sumOf(({ state, waits }) => state === 'payable' || (state === 'calculated' && !waits)),
    withheld: sumOf(({ state, waits }) => state === 'withheld' || (state === 'calculated' && waits)),
    excluded: sumOf(({ state }) => state === 'excluded'),
    sent: sumOf(({ state }) => state === 'sent'),
    paid: sumOf(({ state }) => state === 'paid'),
    failed: sumOf(({ state }) => state === 'failed'),
  };
}

export function toRunLine({ withheld, failure, ...line }: RunLine): WireRunLine {
  const waits = withheld !== null && ['calculated', 'withheld'].includes(line.state);
  return {
    id: line.id,
    beneficiaryId: line.beneficiaryId,
    correction: line.correctionId !== null,
    fullName: line.fullName,
    amount: formatAmountForWire(line.amount),
    exact: line.exact,
    state: line.state,
    because: line.because,
    trace: { ...line.trace, steps: [...line.trace.steps], considered: [...line.trace.considered] },
    withheld: waits ? { code: withheld, ...withholdingSentences[withheld] } : null,
    failure: failure && line.state === 'failed' ? toFailure(failure) : null,
    payeeChanged: line.payeeChanged,
    ibanEnd: line.ibanEnd,
    method: line.method,
    receiptNumber: line.receiptNumber,
    bankReference: line.bankReference,
    paidAt: line.paidAt?.toISOString() ?? null,
  };
}

const toFailure = ({ code, reason, at }: NonNullable<RunLine['failure']>) => ({
  code,
  ar: reason.ar,
  en: reason.en,
  at: at.toISOString(),
});

/** A line as its beneficiary sees it. */
export function toOwnPayment(payment: OwnPayment, waqfName: string): WirePayment {
  const stage = stageOf(payment);
  return {
    id: payment.id,
    waqfId: payment.waqfId,
    waqfName,
    period: { from: payment.from, to: payment.to },
    amount: formatAmountForWire(payment.amount),
    stage,
    estimated: isEstimate(stage),
    paidAt: payment.paidAt?.toISOString() ?? null,
    method: payment.method,
    ibanEnd: payment.ibanEnd,
    note: noteOf(payment),
  };
}

export function toReceived(
  period: { from: string; to: string },
  months: readonly ReceivedMonth[],
): Omit<PaymentSummary['received'], 'sources'> {
  return {
    unit: 'SAR',
    period,
    source: receivedSource,
    total: formatAmountForWire(sumHalalas(months.map(({ amount }) => amount))),
    months: months.map(({ first, amount }) => ({ first, amount: formatAmountForWire(amount) })),
  };
}

/** @param before the previous payment of the same waqf */
export function toPaymentDetails(
  payment: OwnPayment,
  before: OwnPayment | undefined,
  waqfName: string,
): PaymentDetails {
  const { rulesVersion, bankReference, receiptNumber, because, trace } = payment;
  return {
    ...toOwnPayment(payment, waqfName),
    rulesVersion,
    bankReference,
    receiptNumber,
    because: {
      ...because,
      steps: stepsOf(payment).map(({ kind, words, amount }) => ({
        kind,
        ...words,
        amount: formatAmountForWire(amount),
      })),
    },
    trace: { steps: [...trace.steps], exact: trace.exact, amount: trace.amount },
    changes: before && !payment.isCorrection ? toChanges(before, payment) : null,
  };
}

function toChanges(before: OwnPayment, now: OwnPayment): PaymentDetails['changes'] {
  const { difference, sameShare, reasons } = changesSince(before, now);
  const { id, from, to, amount, paidAt } = before;
  const inRiyals = (sum: Halalas | null) => (sum === null ? null : formatAmountForWire(sum));
  return {
    previous: { id, period: { from, to }, amount: formatAmountForWire(amount), paidAt: paidAt?.toISOString() ?? null },
    difference: formatAmountForWire(difference),
    sameShare,
    reasons: reasons.map((reason) => ({
      kind: reason.kind,
      before: inRiyals(reason.before),
      now: inRiyals(reason.now),
      effect: formatAmountForWire(reason.effect),
    })),
  };
}
