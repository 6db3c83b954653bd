import * as z from 'zod/mini';
import { bilingual } from '../documents/index.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { id, instant, money } from '../wire.js';

/** `GET /api/waqf/{id}/history?limit&cursor`: newest first, 1 to 100 acts (default 50). */
export const historyQuery = z.object({ limit: pageLimit, cursor: pageCursor });
export type HistoryQuery = z.infer<typeof historyQuery>;

/** A value that an act changed; null: there was, or is, none. */
const change = z.object({
  /** Name of the field, as in the other answers. */
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** One act on a waqf: who, what, when, before and after. */
export const historyEntry = z.object({
  id,
  at: instant,
  /** Name of the fact: `endowments.waqf-approved`. */
  action: z.string(),
  title: bilingual,
  /** Null where the platform itself acted. */
  actor: z.nullable(z.string()),
  /** Name of the person whom it is about, where that is another than the actor. */
  about: z.optional(z.nullable(z.string())),
  /** The money that it moved or asked to move. */
  amount: z.optional(z.nullable(money)),
  changes: z.array(change),
  reason: z.nullable(z.string()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const waqfHistory = z.object({ entries: z.array(historyEntry), nextCursor: z.nullable(z.string()) });
export type WaqfHistory = z.infer<typeof waqfHistory>;
