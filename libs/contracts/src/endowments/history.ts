import * as z from 'zod/mini';
import { bilingual } from '../documents/index.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { id, instant, money } from '../wire.js';

/** Query of `GET /api/waqf/{id}/history?limit&cursor`: newest first, 1 to 100 acts (default 50). */
export const historyQuery = z.object({ limit: pageLimit, cursor: pageCursor });
export type HistoryQuery = z.infer<typeof historyQuery>;

/** A value that an act changed; `before` or `after` is null when there was, or is, no value. */
const change = z.object({
  /** Name of the field, the same as in other answers. */
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** One act on a waqf: who did what and when, with the values before and after. */
export const historyEntry = z.object({
  id,
  at: instant,
  /** Name of the event, e.g. `endowments.waqf-approved`. */
  action: z.string(),
  title: bilingual,
  /** Name of the person who acted; null when the platform itself acted. */
  actor: z.nullable(z.string()),
  /** Name of the person whom the act concerns; null when it is nobody but the actor. */
  about: z.optional(z.nullable(z.string())),
  /** The amount that the act moved or asked to move, in riyals; null when there is none. */
  amount: z.optional(z.nullable(money)),
  changes: z.array(change),
  /** The reason that the user gave; null when the act needs none. */
  reason: z.nullable(z.string()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const waqfHistory = z.object({ entries: z.array(historyEntry), nextCursor: z.nullable(z.string()) });
export type WaqfHistory = z.infer<typeof waqfHistory>;
