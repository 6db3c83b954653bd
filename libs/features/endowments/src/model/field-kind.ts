import { lookUp } from '@waqf/contracts';
import type { DeedField, FieldName, FieldValue } from '@waqf/contracts/documents';

/** How a field is edited and shown. */
export type FieldKind = 'text' | 'number' | 'date' | 'nationalId' | 'list';

const kinds: Record<FieldName, FieldKind> = {
  propertyNumber: 'text',
  issueDate: 'date',
  location: 'text',
  area: 'number',
  ownerName: 'text',
  waqfName: 'text',
  purpose: 'text',
  conditions: 'list',
  beneficiaries: 'list',
  nazirName: 'text',
  nazirId: 'nationalId',
  appointmentDate: 'date',
  authorities: 'list',
};

/** A field that this version does not know is plain text. */
export const kindOf = (name: DeedField['name']): FieldKind => lookUp(kinds, name) ?? 'text';

/** True when there is nothing to show: no value, blank text, or a list without entries. */
export function isBlank(value: FieldValue): boolean {
  if (value === null) return true;
  return typeof value === 'number' ? false : typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

/** Same value, lists entry by entry; every blank equals every other. */
export function sameValue(a: FieldValue, b: FieldValue): boolean {
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((entry, at) => entry === b[at]);
  return a === b;
}
