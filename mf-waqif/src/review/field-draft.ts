import { knownValue } from '@waqf/contracts';
import { checkCorrectedField, fieldNames } from '@waqf/contracts/documents';
import type { DeedField, FieldName, FieldValue } from '@waqf/contracts/documents';
import { messageKey } from '@waqf/contracts/messages';
import { kindOf } from '@waqf/feature-endowments';
import { normaliseDigits, riyadhDay } from '@waqf/formats';
import { HttpError } from '@waqf/platform-web';

/** The content of an editor while a field is corrected: a text, or a list of texts. */
export type FieldDraft = string | string[];

/** The initial content of the editor for a value. */
export function draftOf(name: DeedField['name'], value: FieldValue): FieldDraft {
  if (kindOf(name) === 'list') return Array.isArray(value) ? [...value] : [];
  return value === null || Array.isArray(value) ? '' : String(value);
}

/**
 * Whether the typed text differs from the field's value.
 * @param draft null when nothing was typed
 */
export function isChanged(field: Pick<DeedField, 'name' | 'value'>, draft: FieldDraft | null): boolean {
  return draft !== null && JSON.stringify(draft) !== JSON.stringify(draftOf(field.name, field.value));
}

/**
 * The value that a draft stands for, checked by the rules of the contract; an empty draft means that the deed does not
 * have this field.
 * @param today ISO day in Riyadh
 * @returns the value to send, or the key of the message that says what is wrong with it
 */
export function valueOf(
  name: DeedField['name'],
  draft: FieldDraft,
  today: string,
): { value: FieldValue } | { fault: string } {
  const known = knownValue(fieldNames, name);
  return known ? checkCorrectedField(known, typed(known, draft), today) : { fault: messageKey('field.unknown') };
}

/**
 * What an editor sends, or the key of the message that refuses it.
 * @param badDay true when the text in the editor is no day: the draft then still has the day before it
 */
export function readDraft(name: DeedField['name'], draft: FieldDraft, badDay: boolean): ReturnType<typeof valueOf> {
  const read = valueOf(name, draft, riyadhDay(new Date()));
  return badDay && 'value' in read ? { fault: messageKey('field.day') } : read;
}

/** The server's message about this field, when it refused its correction. */
export function refusalOf(error: unknown, name: DeedField['name']): string | null {
  if (!(error instanceof HttpError)) return null;
  return error.errors.find(({ field }) => field.endsWith(name))?.message ?? null;
}

/** The typed text, converted to the type of the field's value. */
function typed(name: FieldName, draft: FieldDraft): FieldValue {
  if (Array.isArray(draft)) return draft.every((entry) => entry.trim() === '') ? null : draft;
  if (draft.trim() === '') return null;
  return kindOf(name) === 'number' ? Number(normaliseDigits(draft)) : draft;
}
