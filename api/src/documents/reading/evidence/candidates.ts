import { type EvidenceKind, reasonsOf, type Rival } from './evidence-kinds.js';
import type { FieldName } from '@waqf/contracts/documents';
import { type FieldEvidence, type NameSupport, trustIn } from './confidence.js';
import type { Bilingual } from '@waqf/contracts';
import type { DeedReadingField } from '../deed-reading.js';
import type { DeedText } from '../text/deed-text.js';
import { othersLike } from './others-like.js';

/** One possible value of a field with the evidence for it. */
export interface Candidate<T> {
  value: T;
  /** Candidates with equal keys have the same value. */
  key: string;
  start: number;
  end: number;
  /** The chance, 0 to 1, that this evidence alone is right. */
  weight: number;
  /** The kind of evidence; two kinds that agree count for more than one kind twice. */
  evidence: EvidenceKind;
  parts?: Record<string, string>;
}

export interface Choice<T> {
  value: T;
  candidate: Candidate<T>;
  confidence: number;
  /** Kinds of evidence that agree on the value. */
  evidence: Set<EvidenceKind>;
  /** Confidence of the best other value; 0 when there is none. */
  rival: number;
  /** Other possible values with their evidence, the likeliest first. */
  rivals?: Rival[];
}

/** The most other values that are shown to the user. */
const mostRivals = 2;
const inWords = (value: unknown): string => (Array.isArray(value) ? value.join('، ') : String(value));

/**
 * Chooses the most likely value. Different kinds of evidence for one value are combined (noisy or); within one kind
 * only the strongest counts. A strong other value lowers the confidence.
 */
export function choose<T>(candidates: Candidate<T>[]): Choice<T> | null {
  const groups = new Map<string, Candidate<T>[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.key);
    if (group) group.push(candidate);
    else groups.set(candidate.key, [candidate]);
  }
  const ranked = [...groups.values()]
    .map((group) => {
      const best = new Map<EvidenceKind, number>();
      for (const { evidence, weight } of group) best.set(evidence, Math.max(best.get(evidence) ?? 0, weight));
      const doubt = [...best.values()].reduce((rest, weight) => rest * (1 - Math.min(weight, 0.99)), 1);
      const strongest = group.reduce((a, b) => (b.weight > a.weight ? b : a));
      return { score: 1 - doubt, strongest, evidence: new Set(best.keys()) };
    })
    .sort((a, b) => b.score - a.score || a.strongest.start - b.strongest.start);
  const first = ranked[0];
  if (!first) return null;
  const rival = ranked[1]?.score ?? 0;
  const confidence = Math.max(0.05, first.score - Math.max(0, rival - 0.55) * 0.5);
  const rivals = ranked
    .slice(1, 1 + mostRivals)
    .map(({ strongest, evidence }) => ({ text: inWords(strongest.value), evidence }));
  return {
    value: first.strongest.value,
    candidate: first.strongest,
    confidence,
    evidence: first.evidence,
    rival,
    rivals,
  };
}

const doubts = {
  missing: {
    ar: 'لم نجد هذا الحقل في الصك. أدخله بنفسك.',
    en: 'This field was not found in the deed. Enter it yourself.',
  },
  weak: { ar: 'لا يؤيده موضع آخر في الصك. قارنه به.', en: 'Nothing else in the deed confirms it. Compare them.' },
  rival: {
    ar: 'في الصك أكثر من قيمة محتملة. تأكد من اختيار الصحيحة.',
    en: 'The deed holds more than one possible value. Make sure that this is the right one.',
  },
} as const satisfies Record<string, Bilingual>;

/**
 * The field as it is returned: certain only when the calibration says so, nothing speaks against it and no other value
 * comes close.
 */
export function fieldOf(
  deed: DeedText,
  name: FieldName,
  choice: Choice<string | number | string[]> | null,
  {
    validated,
    note,
    hint,
    support,
  }: {
    validated: boolean;
    /** What the tagger says of the name of a person. */
    support?: NameSupport | undefined;
    /** What speaks against the value; the field is then not certain. */
    note?: Bilingual | null;
    /** What the user should check when the field is not certain. */
    hint?: Bilingual | null;
  } = { validated: false },
): DeedReadingField {
  if (!choice)
    return { name, value: null, confidence: 0, state: 'missing', page: null, box: null, note: doubts.missing };
  const { candidate } = choice;
  const place = deed.place(candidate.start, candidate.end);
  const rivalled = choice.rival > 0.8 && choice.confidence - choice.rival < 0.08;
  const evidence: FieldEvidence = {
    score: choice.confidence,
    rival: choice.rival,
    // Learned evidence is not counted as a kind here, because the calibration was fitted without it.
    kinds: [...choice.evidence].filter((kind) => kind !== 'learned').length,
    labelled: choice.evidence.has('label'),
    validated,
    doubted: Boolean(note) || rivalled,
    others: othersLike(deed, name, candidate.start, choice.value),
    legibility: deed.legibility(candidate.start, candidate.end),
    ...(support ? { support } : {}),
  };
  const { confidence, certain } = trustIn(name, evidence);
  return {
    name,
    value: choice.value,
    // Certain values show at least 90% and others at most 89%, so that the two states never overlap. At least nine in
    // ten of the values shown as certain were right, whatever the chance of a single value.
    confidence: certain ? Math.max(confidence, 0.9) : Math.min(confidence, 0.89),
    state: certain ? 'certain' : 'check',
    page: place?.page ?? null,
    box: place?.box ?? null,
    ...(certain ? {} : { note: note ?? (rivalled ? doubts.rival : (hint ?? doubts.weak)) }),
    ...(candidate.parts ? { parts: candidate.parts } : {}),
    why: reasonsOf(choice.evidence, choice.rivals ?? []),
    evidence,
  };
}

/** A preposition joined to a number or a name by a tatweel: "بـ٥١٢", "لـمحمد". */
const tied = /^\s*[وف]?[بل]\u0640(?=\p{L}{3})/u;

/** A value as written, without the punctuation around it. */
export function trimmed(text: string): string {
  return text
    .replace(tied, '')
    .replace(/^[\s:：،,.؛\-–—"«(•]+/u, '')
    .replace(/[\s:：،,.؛\-–—"»]+$/u, '')
    .replace(/^([^(]*)\)$/u, '$1')
    .trim();
}
