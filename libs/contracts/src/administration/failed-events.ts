import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { instant } from '../wire.js';
import { proseText } from '../text-rules/index.js';

/** An event that some listener could not handle ten times in a row; it waits for an administrator. */
export const failedEvent = z.object({
  id: z.string(),
  /** Name of the fact, e.g. `endowments.waqf-approved`. */
  type: z.string(),
  /** What happened, in the reader's language. */
  title: z.string(),
  occurredAt: instant,
  setAsideAt: instant,
  /** Each listener that failed, with the kind and place of its error; never with personal data. */
  failures: z.array(z.object({ listener: z.string(), error: z.string(), attempts: z.number(), failedAt: instant })),
});
export type FailedEvent = z.infer<typeof failedEvent>;

/** Query of `GET /api/admin/events`: newest first, 1 to 100 rows (default 50). */
export const failedEventQuery = z.object({ limit: pageLimit, cursor: pageCursor });
export type FailedEventQuery = z.infer<typeof failedEventQuery>;
export const failedEventList = z.object({
  events: z.array(failedEvent),
  /** All that wait, on this page and on others. */
  count: z.number(),
  nextCursor: z.nullable(z.string()),
});
export type FailedEventList = z.infer<typeof failedEventList>;

/** `POST /api/admin/events/{id}/discard`; `replay` has an empty body. Both answer 204. */
export const discardEvent = z.strictObject({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type DiscardEvent = z.infer<typeof discardEvent>;
