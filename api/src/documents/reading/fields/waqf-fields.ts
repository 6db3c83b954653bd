import { type Candidate, type Choice, choose, fieldOf } from '../evidence/candidates.js';
import type { DeedReadingField } from '../deed-reading.js';
import { isRight, isWrong } from '../entities/corrections.js';
import { type Findings, wordingBetween } from '../evidence/field-evidence.js';
import { lettersBeforeTurn } from '../lexicon/phrase-turns.js';
import type { Bilingual } from '@waqf/contracts';
import { findList, listField } from '../lists/list-fields.js';
import { startsWithAnd } from '../lists/list-joins.js';
import { weighCandidates } from '../tagger/weigh-candidates.js';
import { waqfNameCandidates } from './waqf-names.js';
import { greeting, purposeCandidates } from './waqf-purposes.js';

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

/** Whether a place is inside a list that is sure of its items, so that other fields take nothing from it. */
function within(list: Choice<string[]> | null): (at: number) => boolean {
  if (!list || list.value.length < 2 || list.confidence <= 0.6) return () => false;
  const { start, end } = list.candidate;
  return (at) => at >= start && at < end;
}

/** Candidates weighed by the tagger; theirs and its own end where their sentence turns to another subject. */
function weighed(findings: Findings, field: 'waqfName' | 'purpose', candidates: Candidate<string>[]) {
  const { deed } = findings;
  const beforeTurn = (one: Candidate<string>): Candidate<string>[] => {
    const kept = lettersBeforeTurn(deed.text.slice(one.start, one.end), field);
    if (one.start + kept >= one.end) return [one];
    return wordingBetween(deed, one.start, one.start + kept, one.weight, one.evidence, () => true);
  };
  return weighCandidates(findings, 'waqf_deed', field, candidates.flatMap(beforeTurn)).flatMap(beforeTurn);
}

/** Confidence below which a waqf counts as unnamed. */
const leastName = 0.12;

/** "إشهاد بوقف مصحف", "حبس على أهل العلم", "وقف": the act of endowment, not a name. */
const actOfWaqf = /^(?:(?:ال)?(?:وقف|اوقاف|وقفيه|حبس)$|ب(?:وقف|حبس|تحبيس)|(?:وقف|حبس|تحبيس)علي(?!\p{L}*بن))/u;

function readWaqfName(findings: Findings): DeedReadingField {
  const { deed } = findings;
  const found = weighed(findings, 'waqfName', waqfNameCandidates(deed));
  // A deed that corrects the name gives the wrong one first, and often more than once.
  const wrong = new Set(found.filter(({ end }) => isWrong(deed.text, end)).map(({ key }) => key));
  const names = found
    .filter(({ key }) => !wrong.has(key))
    .map((one) => (isRight(deed.text, one.start) ? { ...one, weight: Math.max(one.weight, 0.85) } : one));
  const likeliest = choose(names.filter(({ key }) => !actOfWaqf.test(key)));
  // "مسودة لائحة وقف مدرسي": many waqfs have no name, so a value with hardly any evidence is not one.
  const choice = likeliest && likeliest.confidence >= leastName ? likeliest : null;
  return fieldOf(deed, 'waqfName', choice, {
    validated:
      choice !== null && isAnnounced(choice) && (choice.evidence.size >= 2 || /^وقف/.test(choice.candidate.key)),
  });
}

/** A greeting, or a verb alone as in "لم كان: كان عوناً". */
const isNoPurpose = (text: string): boolean => greeting.test(text) || /^\s*(?:كان(?:ت)?|هو|هي)\s*$/u.test(text);

function readPurpose(findings: Findings, taken: (at: number) => boolean): DeedReadingField {
  const { deed } = findings;
  const purposes = weighed(findings, 'purpose', purposeCandidates(deed, taken));
  const choice = choose(purposes.filter(({ start, end }) => !isNoPurpose(deed.text.slice(start, end))));
  return fieldOf(deed, 'purpose', choice, {
    validated:
      choice !== null && isAnnounced(choice) && (choice.evidence.has('content') || choice.candidate.weight > 0.85),
    note: choice && startsWithAnd(choice.candidate.key) ? isHalf : null,
  });
}

/** What و joins is only the second half of a purpose. */
const isHalf: Bilingual = {
  ar: 'يبدو هذا تتمة لكلام قبله. قارنه بالصك.',
  en: 'This seems to continue words before it. Compare it with the deed.',
};

/** Whether a label or a phrase points to the value; a mere mention in the deed proves nothing. */
const isAnnounced = ({ evidence }: Choice<string>): boolean => evidence.has('label') || evidence.has('phrase');
