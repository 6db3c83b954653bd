import type { EvidenceKind } from '../evidence/evidence-kinds.js';
import type { FieldName } from '@waqf/contracts/documents';
import { comparable, similarity } from '../text/arabic.js';
import { choose, fieldOf } from '../evidence/candidates.js';
import { groupOfField } from '../evidence/confidence.js';
import type { Bilingual } from '@waqf/contracts';
import type { DeedReadingField } from '../deed-reading.js';
import type { DeedText } from '../text/deed-text.js';
import type { FieldCandidate } from './ground-answers.js';

const notes = {
  alone: {
    ar: 'لم نجده نحن، ووجده نموذج لغوي في هذا الموضع من الصك. قارنه بالصك.',
    en: 'We did not find it; a language model found it at this place of the deed. Compare it with the deed.',
  },
  differ: {
    ar: 'تختلف هنا قراءتنا وقراءة النموذج اللغوي. تأكد من القيمة الصحيحة.',
    en: 'Our reading and that of the language model differ here. Make sure of the right value.',
  },
} as const satisfies Record<string, Bilingual>;

/** Strings with at least this similarity are taken as the same, as in the scoring of readings. */
const alike = 0.85;

/**
 * Weighs a grounded answer against what the rules found. It fills a missing value, and replaces one of which the rules
 * were less sure; a value confirmed by a check digit, both calendars or its label is kept. No field becomes certain by
 * it, and when the two differ the user must check the field. When they agree the field is unchanged, because the
 * confidence of the rules was fitted without a model.
 */
export function combined(deed: DeedText, field: DeedReadingField, answer: FieldCandidate): DeedReadingField {
  if (field.value === null || !field.evidence) return ofModel(deed, field.name, answer, 0, notes.alone);
  if (isSame(field, answer)) return field;
  const known = {
    value: field.value,
    key: 'rules',
    start: answer.start,
    end: answer.end,
    weight: field.evidence.score,
    evidence: 'rules' as const,
  };
  const choice = choose<FieldCandidate['value']>([known, answer])!;
  if (isChecked(field) || choice.candidate === known || isPartOf(answer, field)) return challenged(field);
  return ofModel(deed, field.name, answer, field.evidence.score, notes.differ);
}

/** A field with the model's value: without evidence kinds and with a note, so that no fit can make it certain. */
function ofModel(
  deed: DeedText,
  name: FieldName,
  answer: FieldCandidate,
  rival: number,
  note: Bilingual,
): DeedReadingField {
  const choice = {
    value: answer.value,
    candidate: answer,
    confidence: answer.weight,
    evidence: new Set<EvidenceKind>(),
    rival,
  };
  return fieldOf(deed, name, choice, { validated: false, note });
}

function challenged(field: DeedReadingField): DeedReadingField {
  const evidence = { ...field.evidence!, doubted: true };
  // The rules' own note about the value is more informative.
  const note = field.evidence!.doubted && field.note ? field.note : notes.differ;
  return { ...field, state: 'check', confidence: Math.min(field.confidence, 0.89), note, evidence };
}

/** Whether more than the words around it confirm a value: a check digit, or a date confirmed by both calendars. */
function isChecked({ name, state, evidence }: DeedReadingField): boolean {
  return state === 'certain' || (evidence!.validated && ['id', 'date'].includes(groupOfField[name]));
}

function isSame(field: DeedReadingField, answer: FieldCandidate): boolean {
  const { value } = field;
  if (Array.isArray(value)) return isPartOf(answer, field) && value.length === (answer.value as string[]).length;
  if (field.name === 'location')
    return ['city', 'district'].every(
      (part) => likeness(field.parts?.[part] ?? '', answer.parts?.[part] ?? '') >= alike,
    );
  return ['person', 'wording'].includes(groupOfField[field.name])
    ? likeness(String(value), String(answer.value)) >= alike
    : value === answer.value;
}

/** Whether a list has only items of the rules' list; the model may have missed the others. */
function isPartOf(answer: FieldCandidate, { value }: DeedReadingField): boolean {
  if (!Array.isArray(value) || !Array.isArray(answer.value)) return false;
  const rest = [...value];
  return answer.value.every((item) => {
    const at = rest.findIndex((other) => likeness(item, other) >= alike);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

const likeness = (left: string, right: string): number => similarity(comparable(left), comparable(right));

/** True when the rules found exactly this value for another field of the deed. */
export function isOfAnotherField(fields: DeedReadingField[], name: FieldName, answer: FieldCandidate): boolean {
  const own = comparable(String(answer.value));
  return fields.some((field) => field.name !== name && field.value !== null && comparable(String(field.value)) === own);
}
