import * as z from 'zod/mini';
import { isNationalId, normaliseDigits } from '@waqf/formats';
import { messageKey } from './messages/message-key.js';

/** UUID of any version: v4 for people, v7 elsewhere. */
export const id = z.uuid();
/** Moment as ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** Day as ISO `YYYY-MM-DD`, Gregorian. */
export const day = z.iso.date();
/** Money on the wire: decimal string with two places, e.g. `"1234.50"` (riyals). */
export const money = z.string().check(z.regex(/^-?\d{1,15}\.\d{2}$/));

/**
 * National id in Arabic-Indic or Latin digits → ten Latin digits, check digit verified.
 * @param message key of the catalogue
 */
export const nationalId = (message: string) =>
  z.pipe(
    z.pipe(
      z.string(message).check(z.maxLength(64, message)),
      z.transform((text: string) => normaliseDigits(text.trim())),
    ),
    z.string().check(z.refine((text) => isNationalId(text), message)),
  );

/** Query parameter `limit` of a list: 1 to 100 rows. */
export const pageLimit = z.optional(
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, messageKey('field.limit'))),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.minimum(1, messageKey('field.limit')), z.maximum(100, messageKey('field.limit'))),
  ),
);
/** Query parameter `cursor` of a list, as the last page's `nextCursor` gave it. */
export const pageCursor = z.optional(z.string().check(z.maxLength(200, messageKey('field.cursor'))));

/** Day in a query, `YYYY-MM-DD`, within the centuries that statements are about. */
export const queryDay = z.optional(
  z.iso
    .date({ error: messageKey('field.day'), abort: true })
    .check(z.refine((text) => text >= '1900-01-01' && text <= '2200-12-31', messageKey('field.day'))),
);
