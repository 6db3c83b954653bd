import { type Choice, choose, fieldOf } from './candidates.js';
import type { DeedReadingField } from './deed-reading.js';
import type { Findings } from './field-evidence.js';
import { findList, listField } from './list-fields.js';
import { weighed } from './tagger/opinion.js';
import { waqfNameCandidates } from './waqf-names.js';
import { purposeCandidates } from './waqf-purposes.js';

/** The four fields of a waqf deed (صك وقفية). */
export function readWaqfFields(findings: Findings): DeedReadingField[] {
  const conditions = findList(findings, 'conditions');
  const beneficiaries = findList(findings, 'beneficiaries', within(conditions));
  const taken = (at: number): boolean => within(conditions)(at) || within(beneficiaries)(at);
  return [
    readWaqfName(findings),
    readPurpose(findings, taken),
    listField(findings, 'conditions', conditions),
    listField(findings, 'beneficiaries', beneficiaries),
  ];
}

/** A list that is sure of its items keeps other fields out of them. */
function within(list: Choice<string[]> | null): (at: number) => boolean {
  if (!list || list.value.length < 2 || list.confidence <= 0.6) return () => false;
  const { start, end } = list.candidate;
  return (at) => at >= start && at < end;
}

/** Confidence below which a waqf counts as unnamed. */
const leastName = 0.12;

/** "إشهاد بوقف مصحف", "حبس على أهل العلم": what is done, no name. */
const actOfWaqf = /^(?:ب(?:وقف|حبس|تحبيس)|(?:وقف|حبس|تحبيس)علي(?!\p{L}*بن))/u;

function readWaqfName(findings: Findings): DeedReadingField {
  const { deed } = findings;
  const names = weighed(findings, 'waqf_deed', 'waqfName', waqfNameCandidates(deed));
  const likeliest = choose(names.filter(({ key }) => !actOfWaqf.test(key)));
  // "مسودة لائحة وقف مدرسي": many a waqf has no name, and what hardly anything speaks for is none.
  const choice = likeliest && likeliest.confidence >= leastName ? likeliest : null;
  return fieldOf(deed, 'waqfName', choice, {
    validated:
      choice !== null && isAnnounced(choice) && (choice.evidence.size >= 2 || /^وقف/.test(choice.candidate.key)),
  });
}

function readPurpose(findings: Findings, taken: (at: number) => boolean): DeedReadingField {
  const { deed } = findings;
  const choice = choose(weighed(findings, 'waqf_deed', 'purpose', purposeCandidates(deed, taken)));
  return fieldOf(deed, 'purpose', choice, {
    validated:
      choice !== null && isAnnounced(choice) && (choice.evidence.has('content') || choice.candidate.weight > 0.85),
  });
}

/** A label or a phrase points to the value; that the deed speaks of it alone proves nothing. */
const isAnnounced = ({ evidence }: Choice<string>): boolean => evidence.has('label') || evidence.has('phrase');
