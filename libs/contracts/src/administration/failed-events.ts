import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { instant } from '../wire.js';
import { proseText } from '../text-rules/index.js';

/** An event that a listener failed to handle ten times in a row; an administrator has to replay or discard it. */
export const failedEvent = z.object({
  id: z.string(),
  /** Name of the event, e.g. `endowments.waqf-approved`. */
  type: z.string(),
  /** What happened, in the reader's language. */
  title: z.string(),
  occurredAt: instant,
  setAsideAt: instant,
  /** Each listener that failed, with the kind and place of its error; never contains personal data. */
  failures: z.array(z.object({ listener: z.string(), error: z.string(), attempts: z.number(), failedAt: instant })),
});
export type FailedEvent = z.infer<typeof failedEvent>;

/** Query of `GET /api/admin/events`: newest first, 1 to 100 rows (default 50). */
export const failedEventQuery = z.object({ limit: pageLimit, cursor: pageCursor });
export type FailedEventQuery = z.infer<typeof failedEventQuery>;
export const failedEventList = z.object({
  events: z.array(failedEvent),
  /** Number of all waiting events, not only those on this page. */
  count: z.number(),
  /** Where the next page begins; null on the last page. */
  nextCursor: z.nullable(z.string()),
});
export type FailedEventList = z.infer<typeof failedEventList>;

/** Body of `POST /api/admin/events/{id}/discard`; `replay` has an empty body. Both answer 204. */
export const discardEvent = z.strictObject({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type DiscardEvent = z.infer<typeof discardEvent>;
