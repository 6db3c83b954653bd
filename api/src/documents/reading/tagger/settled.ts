import type { Bilingual } from '@waqf/contracts';
import type { DocumentType } from '@waqf/contracts/documents';
import type { Candidate, Choice } from '../candidates.js';
import type { Findings } from '../field-evidence.js';
import { type Span, taggingOf } from './tagger.js';

/*
 * Days and ids of a deed are all known; which of them is the field's is asked of the rules and of the tagger. Where
 * they differ the likelier of both is shown with a doubt.
 */

const doubt: Bilingual = {
  ar: 'رجّحناه مما حوله من كلام. قارنه بالصك.',
  en: 'The words around it make it the likeliest. Compare it with the deed.',
};

/** Of its weight a rule keeps this where the tagger is sure of another day or id. */
const kept = 0.4;
/** What the tagger's own word weighs where it is sure. */
const own = 0.75;
/** Below this it proposes nothing. */
const least = 0.2;

/** A day or id of the deed as it is handed on. */
type Known = Span & { value: string; parts?: Record<string, string> };

/**
 * Candidates of a day or id, weighed by the tagger, with its own beside them.
 * @param known every day or id of the deed; one that is written twice counts by its likelier place
 */
export function weighedAmong(
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

/** What was learned makes no value surer: the rules' own choice where both agree, else a doubt. */
export function settled<T>(
  byRules: Choice<T> | null,
  weighed: Choice<T> | null,
): { choice: Choice<T> | null; doubt: Bilingual | null } {
  if (byRules?.value === weighed?.value) return { choice: byRules, doubt: null };
  return { choice: weighed, doubt };
}
