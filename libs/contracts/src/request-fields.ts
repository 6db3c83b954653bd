import * as z from 'zod/mini';
import { compactNumber, isNationalId } from '@waqf/formats';
import {
  amountPattern,
  isAmountText,
  normaliseAmount,
  parseAmount,
  writtenAmountPattern,
  writtenSignedAmountPattern,
} from '@waqf/money';
import { longestSearch } from './longest-search.js';
import { messageKey } from './messages/message-key.js';
import { formatText, proseText } from './text-rules/index.js';

/*
 * Fields of requests, with their messages. They are separate from `wire.ts`, so that a page that only reads answers
 * does not load them.
 */

/** An amount with more digits than are accepted; a text that is no amount does not match. */
const tooLarge = /^-?0*[1-9]\d{13,}(?:\.\d*)?$/;

const written = (pattern: RegExp, required: string) =>
  z.pipe(
    z.string(required).check(
      z.minLength(1, { error: required, abort: true }),
      z.refine((text) => !tooLarge.test(normaliseAmount(text).replaceAll(/[,\u066c\s]/g, '')), {
        error: messageKey('finances.amountLarge'),
        abort: true,
      }),
      z.regex(pattern, messageKey('finances.amount')),
    ),
    z.transform(normaliseAmount),
  );

/**
 * An amount in riyals as a user types it, also with Arabic digits and grouped thousands, converted to the wire format.
 * It must not be negative.
 */
export const amount = (required: string = messageKey('finances.amountRequired')) =>
  formatText(
    z.pipe(
      written(writtenAmountPattern, required),
      z.string().check(z.regex(amountPattern, messageKey('finances.amount'))),
    ),
  );

/** Like `amount`, but above zero. */
export const positiveAmount = (required: string = messageKey('finances.amountRequired')) =>
  formatText(
    z.pipe(
      amount(required),
      z.string().check(z.refine((text) => /[1-9]/.test(text), messageKey('finances.amountPositive'))),
    ),
  );

/** Like `amount`, but it may be negative, as the balance of an account can be. */
export const signedAmount = formatText(
  z.pipe(
    written(writtenSignedAmountPattern, messageKey('finances.amountRequired')),
    z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,2})?$/, messageKey('finances.amount'))),
  ),
);

/** A national id as users paste it, converted to ten Latin digits; the check digit is verified. */
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
/** Query parameter `cursor` of a list: the `nextCursor` of the previous page. */
export const pageCursor = z.optional(
  z.string().check(z.maxLength(200, messageKey('field.cursor')), z.regex(/^[\x21-\x7e]*$/, messageKey('field.cursor'))),
);
/** The search text of a list. */
export const searchText = proseText({
  least: 0,
  most: longestSearch,
  short: messageKey('field.searchInvalid'),
  long: messageKey('field.searchLong'),
});

/** A day in a request, `YYYY-MM-DD`, from 1900 to 2200; `invalid` is the message for anything else. */
export const requestDayOf = (invalid: string) =>
  z.iso
    .date({ error: invalid, abort: true })
    .check(z.refine((text) => text >= '1900-01-01' && text <= '2200-12-31', invalid));
export const requestDay = requestDayOf(messageKey('field.day'));

/** A day in a query, which may be left out. */
export const queryDay = z.optional(requestDay);

/** A query's or a form's period, `from` and `to` both included, does not begin after its end. */
export const periodInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: messageKey('field.period'), path: ['from'] },
);

/** Query of a page of an account's statement; days in Asia/Riyadh, both included. */
export const statementQuery = z
  .object({ from: queryDay, to: queryDay, limit: pageLimit, cursor: pageCursor })
  .check(periodInOrder);

/** Undefined for a text that is no amount: its own message tells that. */
const amountOf = (text: string | undefined) =>
  text !== undefined && isAmountText(text) ? parseAmount(text) : undefined;

/** The least amount of a query is not above the greatest. */
export const amountsInOrder = z.refine<{ min?: string | undefined; max?: string | undefined }>(
  ({ min, max }) => {
    const [least, most] = [amountOf(min), amountOf(max)];
    return least === undefined || most === undefined || least <= most;
  },
  { error: messageKey('finances.amountRange'), path: ['min'] },
);

const seenValue = z.nullable(
  z.union(
    [formatText(z.string().check(z.maxLength(2_000, messageKey('field.wrongType')))), z.number(), z.boolean()],
    messageKey('field.wrongType'),
  ),
);

/**
 * The field `seen` of a call that changes a record: what the user saw of each field before they changed it. A field
 * that they left as they saw it stays as it is, and the answer is 409 (`platform.changed-meanwhile`, with the values in
 * `now`) when somebody else has changed a field that they changed too. An older page leaves `seen` out: then the last
 * one to save wins.
 */
// @__NO_SIDE_EFFECTS__
export const seenFields = <const Name extends string>(names: readonly Name[]) =>
  z.optional(z.partialRecord(z.enum(names, messageKey('field.unknownChoice')), seenValue));
