import { knownValue } from '@waqf/contracts';
import { fieldState, type DeedDocument, type DeedField, type FieldState } from '@waqf/contracts/documents';

/** True for a field that a user must still check: it was doubtful or missing, and nobody confirmed or corrected it. */
export const needsReview = (field: Pick<DeedField, 'state' | 'reviewed'>): boolean =>
  field.state !== 'certain' && !field.reviewed;

/**
 * The state shown for a field: a reviewed one is certain, and a state that this version does not know is shown as to
 * check.
 */
export const shownState = (field: Pick<DeedField, 'state' | 'reviewed'>): FieldState =>
  field.reviewed ? 'certain' : (knownValue(fieldState.options, field.state) ?? 'check');

export interface ReviewProgress {
  /** The number of fields that must still be checked. */
  left: number;
  /** The number of all fields. */
  total: number;
}

/** The number of fields of these deeds that must still be reviewed. */
export function reviewProgress(documents: readonly DeedDocument[]): ReviewProgress {
  const fields = documents.flatMap((document) => document.fields);
  return { left: fields.filter(needsReview).length, total: fields.length };
}

/** How many fields of a deed are certain (or reviewed), doubtful, missing. */
export function countFieldStates(document: DeedDocument): Record<FieldState, number> {
  const tally = { certain: 0, check: 0, missing: 0 };
  for (const field of document.fields) tally[shownState(field)] += 1;
  return tally;
}

export interface FieldPlace {
  documentId: string;
  name: DeedField['name'];
}

function allPlaces(documents: readonly DeedDocument[]): { place: FieldPlace; open: boolean }[] {
  return documents.flatMap((document) =>
    document.fields.map((field) => ({
      place: { documentId: document.id, name: field.name },
      open: needsReview(field),
    })),
  );
}

/**
 * The next field to check after `from`, continuing through the following deeds and then from the first one; with `step`
 * -1 the previous one.
 * @param from the current field; undefined starts before the first field
 * @returns undefined when no other field is left (`from` itself is never returned)
 */
export function nextDoubtful(
  documents: readonly DeedDocument[],
  from?: FieldPlace,
  step: 1 | -1 = 1,
): FieldPlace | undefined {
  const places = step === 1 ? allPlaces(documents) : allPlaces(documents).reverse();
  const at = places.findIndex(({ place }) => place.documentId === from?.documentId && place.name === from?.name);
  const ahead = at < 0 ? places : [...places.slice(at + 1), ...places.slice(0, at)];
  return ahead.find(({ open }) => open)?.place;
}

/**
 * The field after (`step` 1) or before (`step` -1) the given one within a deed, wrapping around at the ends; for the
 * Tab key.
 */
export function neighbourField(
  document: DeedDocument,
  name: DeedField['name'] | undefined,
  step: 1 | -1,
): DeedField['name'] | undefined {
  const { fields } = document;
  if (fields.length === 0) return undefined;
  const at = fields.findIndex((field) => field.name === name);
  const next = at < 0 ? (step === 1 ? 0 : fields.length - 1) : (at + step + fields.length) % fields.length;
  return fields[next]?.name;
}
