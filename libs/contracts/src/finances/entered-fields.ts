import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { positiveAmount } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { expenseCategory, incomeSource } from './labels.js';

const description = proseText({
  least: 3,
  most: 300,
  short: messageKey('finances.descriptionRequired'),
  long: messageKey('finances.descriptionLong'),
});

/** A choice that a form may leave out, or send as null or an empty text. */
export const optionally = <T extends z.ZodMiniType<string, string>>(choice: T, unknown: string) =>
  z.optional(
    z.nullable(
      z.union(
        [
          z.pipe(
            z.literal(''),
            z.transform((): null => null),
          ),
          choice,
        ],
        unknown,
      ),
    ),
  );

/** The fields that a user enters for a transaction, whether single or repeating. */
export const enteredFields = {
  waqfId: z
    .string(messageKey('waqf.choose'))
    .check(
      z.minLength(1, { error: messageKey('waqf.choose'), abort: true }),
      z.guid(messageKey('waqf.choose')),
      z.toLowerCase(),
    ),
  type: z.enum(['income', 'expense'], messageKey('finances.type')),
  amount: positiveAmount(),
  description,
  source: optionally(incomeSource, messageKey('finances.source')),
  category: optionally(expenseCategory, messageKey('finances.category')),
};
