import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

/** A job that failed at its last attempt; it waits for an administrator. */
export const failedJob = z.object({
  id,
  /** e.g. `documents.read-document` */
  queue: z.string(),
  attempts: z.number(),
  /** Kind and place of the error; never with personal data. */
  error: z.string(),
  createdAt: instant,
  failedAt: instant,
});
export type FailedJob = z.infer<typeof failedJob>;

/** Query of `GET /api/admin/jobs` and `GET /api/admin/mails`: newest first, 1 to 100 rows (default 50). */
export const failureQuery = z.object({ limit: pageLimit, cursor: pageCursor });
export type FailureQuery = z.infer<typeof failureQuery>;

export const failedJobList = z.object({
  jobs: z.array(failedJob),
  figures: z.object({
    waiting: z.number(),
    /** Null while nothing waits. */
    oldestWaitingSince: z.nullable(instant),
    /** Since midnight in Riyadh. */
    doneToday: z.number(),
    /** All that wait for an administrator, on this page and on others. */
    failed: z.number(),
  }),
  nextCursor: z.nullable(z.string()),
});
export type FailedJobList = z.infer<typeof failedJobList>;

/** `POST /api/admin/jobs/{id}/discard`; `retry` has an empty body. Both answer 204. */
export const discardJob = z.strictObject({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type DiscardJob = z.infer<typeof discardJob>;

/** An e-mail or text message that did not reach its person. */
export const failedMail = z.object({
  id,
  channel: answered(['email', 'sms']),
  /** Title of the notification, in the reader's language. */
  title: z.string(),
  /** Where it went, without what would name a person: `n•••a@example.sa`; null where there is no address any more. */
  recipient: z.nullable(z.string()),
  /** What the other side answered, without addresses. */
  problem: z.string(),
  attempts: z.number(),
  /** `final`: refused for good. `again`: it goes once more. */
  state: answered(['final', 'again']),
  at: instant,
});
export type FailedMail = z.infer<typeof failedMail>;

export const failedMailList = z.object({
  mails: z.array(failedMail),
  /** In the last 24 hours. */
  figures: z.object({ sent: z.number(), failed: z.number() }),
  nextCursor: z.nullable(z.string()),
});
export type FailedMailList = z.infer<typeof failedMailList>;

/** `POST /api/admin/system/test-message`, with an empty body: by which ways the administrator's message goes out. */
export const testMessageResult = z.object({ list: z.boolean(), email: z.boolean(), sms: z.boolean() });
export type TestMessageResult = z.infer<typeof testMessageResult>;
