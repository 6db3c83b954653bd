import type { Bilingual } from '@waqf/contracts';
import type { DocumentType } from '@waqf/contracts/documents';
import type { Candidate, Choice } from '../evidence/candidates.js';
import type { Findings } from '../evidence/field-evidence.js';
import { type Span, taggingOf } from './tagger.js';

/*
 * All dates and ids of a deed are known; the rules and the tagger decide which of them belongs to a field. When they
 * differ, the likelier one is shown with a doubt.
 */

const doubt: Bilingual = {
  ar: 'رجّحناه مما حوله من كلام. قارنه بالصك.',
  en: 'The words around it make it the likeliest. Compare it with the deed.',
};

/** Share of its weight that a rule keeps when the tagger is sure of another date or id. */
const kept = 0.4;
/** Weight of the tagger's own proposal when it is sure. */
const own = 0.75;
/** The tagger proposes nothing below this chance. */
const least = 0.2;

/** A date or id of the deed with its position. */
type Known = Span & { value: string; parts?: Record<string, string> };

/**
 * Candidates of a date or id weighed by the tagger, with the tagger's own proposals added.
 * @param known every date or id of the deed; one that is written twice counts by its likelier place
 */
export function weighKnownValues(
  findings: Findings,
  type: DocumentType,
  field: string,
  candidates: Candidate<string>[],
  known: readonly Known[],
): Candidate<string>[] {
  const tagging = taggingOf(findings, type);
  const likeliest = new Map<string, { place: Known; chance: number }>();
  for (const place of known) {
    const chance = tagging.single(field, place);
    if (chance > (likeliest.get(place.value)?.chance ?? 0)) likeliest.set(place.value, { place, chance });
  }
  const shared = candidates.map((one) => {
    const chance = likeliest.get(one.value)?.chance ?? 0;
    return { ...one, weight: one.weight * (kept + (1 - kept) * chance) };
  });
  const learned = [...likeliest.values()]
    .filter(({ chance }) => chance >= least)
    .map(({ place, chance }) => ({
      ...place,
      key: place.value,
      weight: chance * own,
      evidence: 'learned' as const,
    }));
  return [...shared, ...learned];
}

/** The rules' own choice when both agree, else the weighed one with a doubt; the tagger never raises certainty. */
export function resolveDisagreement<T>(
  byRules: Choice<T> | null,
  weighed: Choice<T> | null,
): { choice: Choice<T> | null; doubt: Bilingual | null } {
  if (byRules?.value === weighed?.value) return { choice: byRules, doubt: null };
  return { choice: weighed, doubt };
}
