import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { positiveAmount, requestDay, seenFields } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { day, id, money } from '../wire.js';
import { enteredFields } from './entered-fields.js';
import { expenseCategories, fundOfSource, incomeSources, transactionTypes } from './labels.js';

/** Number of months between two occurrences. */
export const repeatingMonths = [1, 3, 12] as const;

/** A transaction that repeats, such as a rent. It is proposed on its days and never recorded automatically. */
export const repeating = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  type: answered(transactionTypes),
  amount: money,
  description: z.string(),
  /** Source of an income, category of an expense; each null for the other type or when none was given. */
  source: z.nullable(answered(incomeSources)),
  category: z.nullable(answered(expenseCategories)),
  everyMonths: z.number(),
  firstOn: day,
  /** Last day on which it may occur; null when it has no end. */
  lastOn: z.nullable(day),
  /** Days that have passed and still have to be confirmed or skipped, the oldest first; at most 24. */
  due: z.array(day),
  /** The next day in the future; null when there is none. */
  nextOn: z.nullable(day),
});
export type Repeating = z.infer<typeof repeating>;
export const repeatingEnvelope = z.object({ repeating });

/** Answer of `GET /api/repeating-transactions?waqfId`: those that have not ended, sorted by the nearest day. */
export const repeatingList = z.object({ repeating: z.array(repeating) });
export const repeatingQuery = z.object({ waqfId: z.optional(requestId(messageKey('waqf.choose'))) });

/**
 * Body of `POST /api/repeating-transactions`, 201. Only yield and expenses can repeat, because nobody sells the asset
 * every month.
 */
export const createRepeating = z
  .object({
    ...enteredFields,
    everyMonths: z.union([z.literal(1), z.literal(3), z.literal(12)], messageKey('finances.everyMonths')),
    firstOn: requestDay,
    lastOn: z.optional(z.nullable(requestDay)),
  })
  .check(
    z.refine(({ source }) => fundOfSource(source) === 'yield', {
      error: messageKey('finances.yieldSource'),
      path: ['source'],
    }),
    z.refine(({ type, source }) => type === 'income' || !source, {
      error: messageKey('finances.sourceForIncome'),
      path: ['source'],
    }),
    z.refine(({ type, category }) => type === 'expense' || !category, {
      error: messageKey('finances.categoryForExpense'),
      path: ['category'],
    }),
  );
export type CreateRepeating = z.infer<typeof createRepeating>;

/** Body of `PATCH /api/repeating-transactions/{id}`: applies to waiting and future occurrences. */
export const changeRepeating = z.object({
  amount: z.optional(positiveAmount()),
  description: z.optional(enteredFields.description),
  lastOn: z.optional(z.nullable(requestDay)),
  seen: seenFields(['amount', 'description', 'lastOn']),
});
export type ChangeRepeating = z.infer<typeof changeRepeating>;

/** Body of `POST /api/repeating-transactions/{id}/confirm | skip`, for one day that has passed. */
export const answerRepeating = z.object({
  dueOn: requestDay,
  /** What the user saw of the plan, and confirms; 409 when somebody has changed it since. Skipping needs none. */
  seen: seenFields(['amount', 'description']),
});
export type AnswerRepeating = z.infer<typeof answerRepeating>;
