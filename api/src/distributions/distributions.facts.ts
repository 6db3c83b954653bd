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

/** A set of rules awaits the founder. */
export const rulesProposed = defineFact<RuleSetFact & { effectiveFrom: string; rules: Json }>(
  'distributions.rules-proposed',
  {
    title: { ar: 'اقتُرحت قواعد للتوزيع', en: 'Distribution rules were proposed' },
    audit: (fact) => ({ ...about(fact), after: { rules: fact.rules, effectiveFrom: fact.effectiveFrom } }),
    refreshesWaqf: true,
  },
);

/** In force; the version before is superseded. */
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

/** What every fact about a distribution run carries. */
interface RunFact {
  readonly [key: string]: Json | undefined;
  readonly waqfId: string;
  readonly runId: string;
  /** ISO days. */
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

/** It awaits a second person. */
export const runSubmitted = defineFact<Calculated & { approvalId: string }>('distributions.run-submitted', {
  title: { ar: 'رُفعت دورة توزيع للموافقة', en: 'A distribution run was submitted for approval' },
  audit: (fact) => ({ ...aboutRun(fact, 'submitted'), details: { hash: fact.shownHash, approval: fact.approvalId } }),
  refreshesWaqf: true,
});

/** Taken back by whoever submitted it. */
export const runWithdrawn = defineFact<RunFact>('distributions.run-withdrawn', {
  title: { ar: 'سُحبت دورة توزيع من الموافقة', en: 'A distribution run was withdrawn from approval' },
  audit: (fact) => aboutRun(fact, 'calculated'),
  refreshesWaqf: true,
});

/** Its shares are in the payable fund. */
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
