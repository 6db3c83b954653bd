import { isNationalId, normaliseDigits } from '@waqf/formats';
import type { DeedField, FieldValue } from '@waqf/contracts/documents';
import { kindOf } from '@waqf/feature-endowments';

/** What stands in an editor while a field is corrected: text, or a list of texts. */
export type FieldDraft = string | string[];

/** The editor's beginning for a value. */
export function draftOf(name: DeedField['name'], value: FieldValue): FieldDraft {
  if (kindOf(name) === 'list') return Array.isArray(value) ? [...value] : [];
  return value === null || Array.isArray(value) ? '' : String(value);
}

/** Whether something was typed that is not the field's value. @param draft null: nothing was typed */
export function isChanged(field: Pick<DeedField, 'name' | 'value'>, draft: FieldDraft | null): boolean {
  return draft !== null && JSON.stringify(draft) !== JSON.stringify(draftOf(field.name, field.value));
}

export type DraftFault = 'nationalId' | 'date' | 'number' | 'tooShort';

/**
 * The value that a draft stands for; an empty draft is "nothing", which says that the deed has no such field.
 * @returns the value to send, or what is wrong with it
 */
export function valueOf(name: DeedField['name'], draft: FieldDraft): { value: FieldValue } | { fault: DraftFault } {
  if (Array.isArray(draft)) {
    const entries = draft.map((entry) => entry.trim().replace(/\s+/g, ' ')).filter((entry) => entry !== '');
    return { value: entries.length === 0 ? null : entries };
  }
  const text = draft.trim().replace(/\s+/g, ' ');
  if (text === '') return { value: null };
  switch (kindOf(name)) {
    case 'nationalId':
      return isNationalId(normaliseDigits(text)) ? { value: normaliseDigits(text) } : { fault: 'nationalId' };
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { value: text } : { fault: 'date' };
    case 'number': {
      const number = Number(normaliseDigits(text));
      return Number.isFinite(number) && number > 0 ? { value: number } : { fault: 'number' };
    }
    default:
      return text.length < 2 ? { fault: 'tooShort' } : { value: text };
  }
}
