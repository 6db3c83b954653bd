import { lookUp } from '@waqf/contracts';
import { fieldKinds, type DeedField, type FieldKind, type FieldValue } from '@waqf/contracts/documents';

/** The kind of a field; a field that this version does not know is plain text. */
export const kindOf = (name: DeedField['name']): FieldKind => lookUp(fieldKinds, name) ?? 'text';

/** True when there is nothing to show: no value, blank text, or a list without entries. */
export function isBlank(value: FieldValue): boolean {
  if (value === null) return true;
  return typeof value === 'number' ? false : typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

/** True when the values are equal, lists entry by entry; all blank values are equal. */
export function sameValue(a: FieldValue, b: FieldValue): boolean {
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((entry, at) => entry === b[at]);
  return a === b;
}
