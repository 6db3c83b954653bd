import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { positiveAmount, requestDay } from '../request-fields.js';
import { day, id, money } from '../wire.js';
import { enteredFields } from './entered-fields.js';
import { expenseCategories, fundOfSource, incomeSources, transactionTypes } from './labels.js';

/** How many months lie between two turns. */
export const repeatingMonths = [1, 3, 12] as const;

/** What is expected again and again, such as a rent. It is proposed on its days and never entered by itself. */
export const repeating = z.object({
  id,
  waqfId: id,
  waqfName: z.string(),
  type: answered(transactionTypes),
  amount: money,
  description: z.string(),
  source: z.nullable(answered(incomeSources)),
  category: z.nullable(answered(expenseCategories)),
  everyMonths: z.number(),
  firstOn: day,
  lastOn: z.nullable(day),
  /** Days that have come and wait for an answer, the oldest first; at most 24. */
  due: z.array(day),
  /** The next day to come; null when none does. */
  nextOn: z.nullable(day),
});
export type Repeating = z.infer<typeof repeating>;
export const repeatingEnvelope = z.object({ repeating });

/** `GET /api/repeating-transactions?waqfId`: those that have not ended, whose day is nearest first. */
export const repeatingList = z.object({ repeating: z.array(repeating) });
export const repeatingQuery = z.object({ waqfId: z.optional(z.guid(messageKey('waqf.choose'))) });

/** `POST /api/repeating-transactions`, 201. What repeats is yield or its use; nobody sells the asset every month. */
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

/** `PATCH /api/repeating-transactions/{id}`: for the turns that wait and those to come. */
export const changeRepeating = z.object({
  amount: z.optional(positiveAmount()),
  description: z.optional(enteredFields.description),
  lastOn: z.optional(z.nullable(requestDay)),
});
export type ChangeRepeating = z.infer<typeof changeRepeating>;

/** `POST /api/repeating-transactions/{id}/confirm | skip` of one day that has come. */
export const answerRepeating = z.object({ dueOn: requestDay });
