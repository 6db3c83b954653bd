import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

/** A job that failed at its last attempt; an administrator has to retry or discard it. */
export const failedJob = z.object({
  id,
  /** Name of the queue, e.g. `documents.read-document`. */
  queue: z.string(),
  attempts: z.number(),
  /** Kind and place of the error; never contains personal data. */
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
    /** Null when no job is waiting. */
    oldestWaitingSince: z.nullable(instant),
    /** Number of jobs done since midnight in Riyadh. */
    doneToday: z.number(),
    /** Number of all failed jobs, not only those on this page. */
    failed: z.number(),
  }),
  nextCursor: z.nullable(z.string()),
});
export type FailedJobList = z.infer<typeof failedJobList>;

/** Body of `POST /api/admin/jobs/{id}/discard`; `retry` has an empty body. Both answer 204. */
export const discardJob = z.strictObject({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type DiscardJob = z.infer<typeof discardJob>;

/** An e-mail or text message that could not be delivered. */
export const failedMail = z.object({
  id,
  channel: answered(['email', 'sms']),
  /** Title of the notification, in the reader's language. */
  title: z.string(),
  /** The masked address, e.g. `n•••a@example.sa`; null when there is no address any more. */
  recipient: z.nullable(z.string()),
  /** The error of the mail or message service, without addresses. */
  problem: z.string(),
  attempts: z.number(),
  /** `final`: refused permanently; `again`: it will be sent again. */
  state: answered(['final', 'again']),
  at: instant,
});
export type FailedMail = z.infer<typeof failedMail>;

export const failedMailList = z.object({
  mails: z.array(failedMail),
  /** Counts of the last 24 hours. */
  figures: z.object({ sent: z.number(), failed: z.number() }),
  nextCursor: z.nullable(z.string()),
});
export type FailedMailList = z.infer<typeof failedMailList>;

/**
 * Answer of `POST /api/admin/system/test-message` (empty body): the channels by which the administrator's message is
 * sent.
 */
export const testMessageResult = z.object({ list: z.boolean(), email: z.boolean(), sms: z.boolean() });
export type TestMessageResult = z.infer<typeof testMessageResult>;
