import * as z from 'zod/mini';
import { compactNumber, isNationalId } from '@waqf/formats';
import { amountPattern, normaliseAmount, writtenAmountPattern, writtenSignedAmountPattern } from '@waqf/money';
import { messageKey } from './messages/message-key.js';
import { formatText, proseText } from './text-rules/index.js';

/*
 * Fields of requests, with their messages. They stand apart from `wire.ts`, so that a page that only reads answers does
 * not fetch them.
 */

const written = (pattern: RegExp, required: string) =>
  z.pipe(
    z
      .string(required)
      .check(z.minLength(1, { error: required, abort: true }), z.regex(pattern, messageKey('finances.amount'))),
    z.transform(normaliseAmount),
  );

/**
 * Riyals of a request as a person writes them, Arabic digits and grouped thousands too → the wire form, not negative.
 */
export const amount = (required: string = messageKey('finances.amountRequired')) =>
  formatText(
    z.pipe(
      written(writtenAmountPattern, required),
      z.string().check(z.regex(amountPattern, messageKey('finances.amount'))),
    ),
  );

/** Like `amount`, above zero. */
export const positiveAmount = (required: string = messageKey('finances.amountRequired')) =>
  formatText(
    z.pipe(
      amount(required),
      z.string().check(z.refine((text) => /[1-9]/.test(text), messageKey('finances.amountPositive'))),
    ),
  );

/** Like `amount`, also negative: a balance of an account. */
export const signedAmount = formatText(
  z.pipe(
    written(writtenSignedAmountPattern, messageKey('finances.amountRequired')),
    z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,2})?$/, messageKey('finances.amount'))),
  ),
);

/** National id as people paste it → ten Latin digits, check digit verified. */
export const nationalId = (invalid: string) =>
  formatText(
    z.pipe(
      z.pipe(
        z.string(invalid).check(z.maxLength(64, invalid)),
        z.transform((text: string) => compactNumber(text)),
      ),
      z.string().check(z.refine((text) => isNationalId(text), invalid)),
    ),
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
export const pageCursor = z.optional(
  z.string().check(z.maxLength(200, messageKey('field.cursor')), z.regex(/^[\x21-\x7e]*$/, messageKey('field.cursor'))),
);
/** What a list is searched for: 100 characters. */
export const searchText = proseText({
  least: 0,
  most: 100,
  short: messageKey('field.searchInvalid'),
  long: messageKey('field.searchLong'),
});

/** Day of a request, `YYYY-MM-DD`, 1900 to 2200; `invalid` is said of whatever is no such day. */
export const requestDayOf = (invalid: string) =>
  z.iso
    .date({ error: invalid, abort: true })
    .check(z.refine((text) => text >= '1900-01-01' && text <= '2200-12-31', invalid));
export const requestDay = requestDayOf(messageKey('field.day'));

/** The same in a query, where it may be left out. */
export const queryDay = z.optional(requestDay);
