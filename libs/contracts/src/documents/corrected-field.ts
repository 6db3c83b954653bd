import { normaliseDigits } from '@waqf/formats';
import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { nationalId } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import type { FieldName, FieldValue } from './deed-fields.js';

/*
 * Rules for a corrected field of a deed: one schema for each kind of field, used by the server that stores the value
 * and by the screen that checks it before sending.
 */

export type FieldKind = 'text' | 'number' | 'date' | 'nationalId' | 'list';

/** How a field is checked, edited and shown. */
export const fieldKinds: Record<FieldName, FieldKind> = {
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

/** Longest texts that differ from the usual 300 characters. */
const longestTexts: Readonly<Record<string, number>> = { propertyNumber: 64, purpose: 2000 };
/**
 * Most characters of a corrected text; `name` is the name of the field and may be one that only a newer server knows.
 */
export const longestDeedText = (name: string): number => longestTexts[name] ?? 300;
/** Most items of a corrected list. */
export const mostDeedListItems = 100;

/** No deed has an earlier date. */
const earliestDay = '1800-01-01';

const oneLine = z.transform((text: string) => text.trim().replace(/\s+/g, ' '));

const textOf = (least: number, most: number, short: string) =>
  z.pipe(proseText({ least, most, short, long: messageKey('waqf.deedTextLong') }), oneLine);

const schemas = {
  text: (name: FieldName) => {
    const text = textOf(2, longestDeedText(name), messageKey('waqf.deedText'));
    if (name !== 'propertyNumber') return text;
    return z.pipe(z.pipe(z.string(messageKey('waqf.deedText')), z.transform(normaliseDigits)), text);
  },
  number: () =>
    z
      .number(messageKey('waqf.deedArea'))
      .check(z.positive(messageKey('waqf.deedArea')), z.lte(1_000_000_000, messageKey('field.tooLarge'))),
  date: () =>
    z.pipe(
      z.pipe(
        z.string(messageKey('field.day')),
        z.transform((text: string) => normaliseDigits(text.trim())),
      ),
      z.iso
        .date({ error: messageKey('field.day'), abort: true })
        .check(z.refine((day) => day >= earliestDay, messageKey('field.day'))),
    ),
  nationalId: () => nationalId(messageKey('beneficiaries.nationalId')),
  list: () =>
    z.pipe(
      z.pipe(
        z.array(textOf(0, 2000, messageKey('waqf.deedList')), messageKey('waqf.deedList')),
        z.transform((items: string[]) => items.filter((item) => item !== '')),
      ),
      z
        .array(z.string())
        .check(
          z.minLength(1, messageKey('waqf.deedList')),
          z.maxLength(mostDeedListItems, messageKey('field.tooLarge')),
        ),
    ),
} satisfies Record<FieldKind, (name: FieldName) => z.ZodMiniType<FieldValue>>;

/**
 * Checks a corrected value and normalises it: digits, spaces, no empty items. `null` is allowed for every field and
 * means that the deed does not have it; an empty list is not allowed.
 * @param today ISO day in Riyadh; a deed cannot be issued after it
 * @returns the value to store, or the key of the message that says what is wrong
 */
export function checkCorrectedField(
  name: FieldName,
  value: FieldValue,
  today: string,
): { value: FieldValue } | { fault: string } {
  const kind = fieldKinds[name];
  const checked = z.safeParse(z.nullable<z.ZodMiniType<FieldValue>>(schemas[kind](name)), value);
  if (!checked.success) return { fault: checked.error.issues[0]?.message ?? messageKey('field.invalid') };
  if (kind === 'date' && typeof checked.data === 'string' && checked.data > today)
    return { fault: messageKey('waqf.deedDayFuture') };
  return { value: checked.data };
}
