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
