import { choose, fieldOf } from './candidates.js';
import type { DeedReadingField } from './deed-reading.js';
import type { Findings } from './field-evidence.js';
import { findList, listField } from './list-fields.js';
import { waqfNameCandidates } from './waqf-names.js';
import { purposeCandidates } from './waqf-purposes.js';

/** The four fields of a waqf deed (صك وقفية). */
export function readWaqfFields(findings: Findings): DeedReadingField[] {
  const lists = (['conditions', 'beneficiaries'] as const).map((name) => ({ name, choice: findList(findings, name) }));
  // A list that is sure of its items keeps the other fields out of them.
  const zones = lists.flatMap(({ choice }) => (choice && choice.value.length > 1 && choice.confidence > 0.6 ? [choice.candidate] : []));
  const taken = (at: number): boolean => zones.some(({ start, end }) => at >= start && at < end);
  const [conditions, beneficiaries] = lists.map(({ name, choice }) => listField(findings, name, choice));
  return [readWaqfName(findings), readPurpose(findings, taken), conditions!, beneficiaries!];
}

function readWaqfName({ deed }: Findings): DeedReadingField {
  const choice = choose(waqfNameCandidates(deed));
  return fieldOf(deed, 'waqfName', choice, { validated: choice !== null && (choice.evidence.size >= 2 || (choice.evidence.has('label') && /^وقف/.test(choice.candidate.key))) });
}

function readPurpose({ deed }: Findings, taken: (at: number) => boolean): DeedReadingField {
  const choice = choose(purposeCandidates(deed, taken));
  return fieldOf(deed, 'purpose', choice, { validated: choice !== null && choice.evidence.has('label') && choice.candidate.weight > 0.85 });
}
