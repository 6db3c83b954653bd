import type { ComparedSubject, KnownComparison } from '@waqf/contracts/endowments';
import { isSamePerson, isSameWaqf } from './same-name.js';
import type { WaqfDetails } from './waqf.js';

/** What one deed says about another: the waqf in the nazir deed, and the founder and the nazir in the waqf deed. */
export interface DeedMentions {
  waqfInNazirDeed: string | null;
  founderInWaqfDeed: string | null;
  nazirInWaqfDeed: string | null;
}

export interface ComparedFacts {
  details: WaqfDetails;
  /** The name given when the waqf was created. */
  waqfName: string;
  founderName: string;
  /** What the deeds say about each other. */
  mentions: DeedMentions;
}

type Side = KnownComparison['sides'][number];

/**
 * Compares names and the order of days between the three deeds, and with what was registered. All comparisons are
 * always returned, in this order.
 */
export function comparisonsOf({ details, waqfName, founderName, mentions }: ComparedFacts): KnownComparison[] {
  const owner = field('property_deed', 'ownerName', details.propertyDetails?.ownerName);
  const issued = field('property_deed', 'issueDate', details.propertyDetails?.issueDate);
  const name = field('waqf_deed', 'waqfName', details.waqfDetails?.waqfName);
  const nazir = field('nazir_deed', 'nazirName', details.nazirDetails?.nazirName);
  const appointed = field('nazir_deed', 'appointmentDate', details.nazirDetails?.appointmentDate);
  const founder = withoutField('registered', founderName);
  return [
    compare('owner', owner, founder, isSamePerson),
    compare('founder', withoutField('waqf_deed', mentions.founderInWaqfDeed), founder, isSamePerson),
    compare('name', name, withoutField('registered', waqfName), isSameWaqf),
    compare('waqf', withoutField('nazir_deed', mentions.waqfInNazirDeed), name, isSameWaqf),
    compare('nazir', withoutField('waqf_deed', mentions.nazirInWaqfDeed), nazir, isSamePerson),
    // A nazir is appointed to a waqf on a property that its deed already attests.
    compare('appointed', appointed, issued, (later, earlier) => later >= earlier),
  ];
}

const field = (source: Side['source'], name: Side['field'], value: string | null | undefined): Side => ({
  source,
  field: name,
  value: value || null,
});
const withoutField = (source: Side['source'], value: string | null): Side => field(source, null, value);

/** When one side is unknown, the outcome is `unknown` and not a difference. */
function compare(
  subject: ComparedSubject,
  one: Side,
  other: Side,
  agree: (one: string, other: string) => boolean,
): KnownComparison {
  const outcome =
    one.value === null || other.value === null ? 'unknown' : agree(one.value, other.value) ? 'agrees' : 'differs';
  return { subject, outcome, sides: [one, other] };
}
