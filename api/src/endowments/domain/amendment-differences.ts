import { fieldsOfDeed, type DocumentType, type FieldName, type FieldValue } from '@waqf/contracts/documents';
import type { DeedValues } from './waqf-details.js';

export interface Difference {
  name: FieldName;
  current: FieldValue;
  proposed: FieldValue;
}

/**
 * The fields that differ between the data in force and the newer deeds. Equal fields are left out, and so are proposed
 * deeds that are not read yet.
 */
export function differencesBetween(current: DeedValues[], proposed: DeedValues[]): Difference[] {
  return proposed
    .filter((deed) => deed.read)
    .flatMap((deed) =>
      fieldsOfDeed[deed.type].map((name) => difference(name, valueIn(current, deed.type, name), deed.value(name))),
    )
    .filter((entry) => JSON.stringify(entry.current) !== JSON.stringify(entry.proposed));
}

/** The deeds as they would be once the amendment is approved. */
export function withProposed<T extends { type: DocumentType }>(current: T[], proposed: T[]): T[] {
  return [...current.filter((deed) => !proposed.some((newer) => newer.type === deed.type)), ...proposed];
}

function difference(name: FieldName, current: FieldValue, proposed: FieldValue): Difference {
  return { name, current, proposed };
}

function valueIn(deeds: DeedValues[], type: DocumentType, name: FieldName): FieldValue {
  return deeds.find((deed) => deed.type === type && deed.read)?.value(name) ?? null;
}
