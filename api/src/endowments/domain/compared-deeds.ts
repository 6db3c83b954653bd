import type { ComparedSubject, KnownComparison } from '@waqf/contracts/endowments';
import type { Deed } from '../../documents/index.js';
import { comparisonsOf, type ComparedFacts, type DeedMentions } from './comparisons.js';
import { valuesOf } from './deed-values.js';
import type { Endowment } from './waqf.js';
import { detailsOf } from './waqf-details.js';

/**
 * The facts from the deeds and the registration that are compared with each other.
 * @param deeds the deeds that are in force after the next approval
 */
export function comparedFacts(waqf: Endowment, deeds: readonly Deed[], founderName: string): ComparedFacts {
  return {
    details: detailsOf(deeds.map(valuesOf)),
    waqfName: waqf.name,
    founderName,
    mentions: mentionsOf(deeds),
  };
}

function mentionsOf(deeds: readonly Deed[]): DeedMentions {
  const of = (type: Deed['type']): Deed['mentions'] =>
    deeds.find((deed) => deed.type === type && deed.status === 'processed')?.mentions ?? {};
  const [endowment, appointment] = [of('waqf_deed'), of('nazir_deed')];
  return {
    waqfInNazirDeed: appointment.waqfName ?? null,
    founderInWaqfDeed: endowment.founderName ?? null,
    nazirInWaqfDeed: endowment.nazirName ?? null,
  };
}

/** The founder's reasons for continuing, by the subject that differs. */
export type Reasons = Readonly<Partial<Record<ComparedSubject, string | undefined>>>;

/** A difference that the founder accepts, in the form that the audit trail stores. */
export type ExplainedDifference = {
  readonly subject: ComparedSubject;
  readonly values: readonly [string | null, string | null];
  readonly reason: string;
};

/** The differences that have a reason, and those that have none. */
export function explainDifferences(
  facts: ComparedFacts,
  reasons: Reasons,
): { explained: ExplainedDifference[]; unexplained: KnownComparison[] } {
  const explained: ExplainedDifference[] = [];
  const unexplained: KnownComparison[] = [];
  for (const comparison of comparisonsOf(facts).filter(({ outcome }) => outcome === 'differs')) {
    const { subject, sides } = comparison;
    const reason = reasons[subject]?.trim().replace(/\s+/g, ' ');
    if (reason) explained.push({ subject, values: [sides[0].value, sides[1].value], reason });
    else unexplained.push(comparison);
  }
  return { explained, unexplained };
}
