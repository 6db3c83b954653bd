import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

interface RuleSetFact {
  readonly [key: string]: Json | undefined;
  readonly waqfId: string;
  readonly ruleSetId: string;
  readonly version: number;
  readonly proposedBy: string;
}

const about = ({ ruleSetId, waqfId, version }: RuleSetFact): AuditedAs => ({
  subject: { type: 'rule-set', id: ruleSetId },
  waqfId,
  details: { version },
});

/** A set of rules was proposed and awaits the decision. */
export const rulesProposed = defineFact<RuleSetFact & { effectiveFrom: string; rules: Json }>(
  'distributions.rules-proposed',
  {
    title: { ar: 'اقتُرحت قواعد للتوزيع', en: 'Distribution rules were proposed' },
    audit: (fact) => ({ ...about(fact), after: { rules: fact.rules, effectiveFrom: fact.effectiveFrom } }),
    refreshesWaqf: true,
  },
);

/** A set of rules is in force; the previous version is superseded. */
export const rulesApproved = defineFact<RuleSetFact & { supersedes: number | null }>('distributions.rules-approved', {
  title: { ar: 'وافق الواقف على قواعد التوزيع', en: 'The founder approved the distribution rules' },
  audit: (fact) => ({
    ...about(fact),
    before: { versionInForce: fact.supersedes },
    after: { versionInForce: fact.version },
  }),
  refreshesWaqf: true,
});

export const rulesRejected = defineFact<RuleSetFact & { reason: string }>('distributions.rules-rejected', {
  title: { ar: 'رفض الواقف قواعد التوزيع', en: 'The founder rejected the distribution rules' },
  audit: (fact) => ({ ...about(fact), reason: fact.reason }),
  refreshesWaqf: true,
});

export const rulesWithdrawn = defineFact<RuleSetFact>('distributions.rules-withdrawn', {
  title: { ar: 'سُحب اقتراح قواعد التوزيع', en: 'The proposed distribution rules were withdrawn' },
  audit: about,
  refreshesWaqf: true,
});

/** The fields of every fact about a distribution run. */
interface RunFact {
  readonly [key: string]: Json | undefined;
  readonly waqfId: string;
  readonly runId: string;
  /** The first and the last day of the run's period, ISO. */
  readonly from: string;
  readonly to: string;
}

const aboutRun = ({ runId, waqfId, from, to }: RunFact, state: string): AuditedAs => ({
  subject: { type: 'distribution-run', id: runId },
  waqfId,
  details: { from, to },
  after: { state },
});

export const runStarted = defineFact<RunFact & { amountHalalas: string | null }>('distributions.run-started', {
  title: { ar: 'بدأت دورة توزيع', en: 'A distribution run was started' },
  audit: (fact) => aboutRun(fact, 'draft'),
  refreshesWaqf: true,
});

type Calculated = RunFact & { shownHash: string; poolHalalas: string; allocatedHalalas: string; lines: number };

export const runCalculated = defineFact<Calculated>('distributions.run-calculated', {
  title: { ar: 'حُسبت دورة توزيع', en: 'A distribution run was calculated' },
  audit: (fact) => ({
    ...aboutRun(fact, 'calculated'),
    details: { from: fact.from, to: fact.to, pool: fact.poolHalalas, lines: fact.lines, hash: fact.shownHash },
  }),
  refreshesWaqf: true,
});

/** A run awaits the approval of a second person. */
export const runSubmitted = defineFact<Calculated & { approvalId: string }>('distributions.run-submitted', {
  title: { ar: 'رُفعت دورة توزيع للموافقة', en: 'A distribution run was submitted for approval' },
  audit: (fact) => ({ ...aboutRun(fact, 'submitted'), details: { hash: fact.shownHash, approval: fact.approvalId } }),
  refreshesWaqf: true,
});

/** A submitted run was taken back by whoever submitted it. */
export const runWithdrawn = defineFact<RunFact>('distributions.run-withdrawn', {
  title: { ar: 'سُحبت دورة توزيع من الموافقة', en: 'A distribution run was withdrawn from approval' },
  audit: (fact) => aboutRun(fact, 'calculated'),
  refreshesWaqf: true,
});

/** A run was approved: its shares are in the payable fund. */
export const runApproved = defineFact<Calculated & { reserveHalalas: string }>('distributions.run-approved', {
  title: { ar: 'اعتُمدت دورة توزيع', en: 'A distribution run was approved' },
  audit: (fact) => ({
    ...aboutRun(fact, 'approved'),
    details: { hash: fact.shownHash, allocated: fact.allocatedHalalas, reserve: fact.reserveHalalas },
  }),
  refreshesWaqf: true,
});

export const runRejected = defineFact<RunFact & { reason: string; submittedBy: string }>('distributions.run-rejected', {
  title: { ar: 'رُفضت دورة توزيع', en: 'A distribution run was rejected' },
  audit: (fact) => ({ ...aboutRun(fact, 'rejected'), reason: fact.reason }),
  refreshesWaqf: true,
});

export const runCancelled = defineFact<RunFact>('distributions.run-cancelled', {
  title: { ar: 'أُلغيت دورة توزيع', en: 'A distribution run was cancelled' },
  audit: (fact) => aboutRun(fact, 'cancelled'),
  refreshesWaqf: true,
});

type Counted = RunFact & { lines: number; amountHalalas: string };

const aboutLines = (fact: Counted, state: string): AuditedAs => ({
  ...aboutRun(fact, state),
  details: { from: fact.from, to: fact.to, lines: fact.lines, amountHalalas: fact.amountHalalas },
});

/** The payment of a run started: its payable lines are being sent to the bank. */
export const runPaymentStarted = defineFact<Counted>('distributions.run-payment-started', {
  title: { ar: 'بدأ صرف دورة توزيع', en: 'The payment of a distribution run was started' },
  audit: (fact) => aboutLines(fact, 'paying'),
  refreshesWaqf: true,
});

/** Lines that had failed or had been withheld are being sent to the bank. */
export const runLinesRetried = defineFact<Counted>('distributions.run-lines-retried', {
  title: { ar: 'أُعيد صرف بنود من دورة توزيع', en: 'Lines of a distribution run were paid again' },
  audit: (fact) => aboutLines(fact, 'paying'),
  refreshesWaqf: true,
});

/** Lines were paid to their beneficiaries, by the bank or by hand. */
export const runLinesPaid = defineFact<
  RunFact & {
    method: 'bank' | 'cash' | 'check';
    lines: readonly { readonly id: string; readonly beneficiaryId: string; readonly amountHalalas: string }[];
  }
>('distributions.run-lines-paid', {
  title: { ar: 'صُرفت مستحقات من دورة توزيع', en: 'Shares of a distribution run were paid' },
  audit: ({ lines, method, ...fact }) => ({
    subject: { type: 'distribution-run', id: fact.runId },
    waqfId: fact.waqfId,
    details: { method, lines: lines.length },
  }),
  refreshesWaqf: true,
});

/** A line was paid in cash or by check, with a receipt. */
export const runLinePaidByHand = defineFact<
  RunFact & { lineId: string; method: 'cash' | 'check'; receiptNumber: string; paidOn: string; amountHalalas: string }
>('distributions.run-line-paid-by-hand', {
  title: { ar: 'سُجّل صرف بند نقدًا أو بشيك', en: 'A line was recorded as paid in cash or by check' },
  audit: ({ lineId, waqfId, method, receiptNumber, paidOn, amountHalalas }) => ({
    subject: { type: 'distribution-line', id: lineId },
    waqfId,
    after: { state: 'paid', method, receiptNumber, paidOn },
    details: { amountHalalas },
  }),
});

/** The bank refused lines; their money is still in the payable fund. */
export const runLinesFailed = defineFact<Counted>('distributions.run-lines-failed', {
  title: { ar: 'تعذّر صرف بنود من دورة توزيع', en: 'Lines of a distribution run failed' },
  audit: (fact) => aboutLines(fact, 'failed'),
  refreshesWaqf: true,
});

/** No payment of the run is pending any more. */
export const runSettled = defineFact<Counted & { failed: number }>('distributions.run-settled', {
  title: { ar: 'اكتمل صرف دورة توزيع', en: 'The payment of a distribution run was completed' },
  audit: (fact) => ({
    ...aboutLines(fact, fact.failed > 0 ? 'partially_failed' : 'paid'),
    details: { lines: fact.lines, failed: fact.failed, amountHalalas: fact.amountHalalas },
  }),
  refreshesWaqf: true,
});

/** A run was closed: its statement is final, and unpaid amounts are still owed. */
export const runClosed = defineFact<RunFact>('distributions.run-closed', {
  title: { ar: 'أُقفلت دورة توزيع', en: 'A distribution run was closed' },
  audit: (fact) => aboutRun(fact, 'closed'),
  refreshesWaqf: true,
});

/** A granted objection becomes a line of the next run. */
export const correctionAdded = defineFact<{
  waqfId: string;
  correctionId: string;
  objectionId: string;
  beneficiaryId: string;
  amountHalalas: string;
}>('distributions.correction-added', {
  title: { ar: 'أُضيف تصحيح إلى التوزيع القادم', en: 'A correction was added to the next distribution' },
  audit: ({ waqfId, correctionId, ...details }) => ({
    subject: { type: 'distribution-correction', id: correctionId },
    waqfId,
    details,
  }),
  refreshesWaqf: true,
});
