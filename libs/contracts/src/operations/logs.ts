import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit, periodInOrder, queryDay, searchText } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { instant } from '../wire.js';

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Query of `GET /api/admin/system/logs`: newest first, 1 to 100 lines (default 100). */
export const logQuery = z
  .object({
    /** `warning` is the name of the specification for `warn`. */
    level: z.optional(z.enum([...logLevels, 'warning'], messageKey('field.unknownChoice'))),
    /** Part of a line or of its source, or a whole reference. */
    search: z.optional(searchText),
    /** Full name of the part of the platform that wrote the line. */
    source: z.optional(searchText),
    /** Days in Riyadh, both included. */
    from: queryDay,
    to: queryDay,
    limit: pageLimit,
    cursor: pageCursor,
  })
  .check(periodInOrder);
export type LogQuery = z.infer<typeof logQuery>;

/** A line of the log, without personal data. */
export const logLine = z.object({
  id: z.string(),
  at: instant,
  level: answered(logLevels),
  /** The part of the platform that wrote it; `http` for calls. */
  source: z.string(),
  message: z.string(),
  /** Reference of the request; null for lines outside a request. */
  reference: z.nullable(z.string()),
  /** Other details, as JSON; null when there are none. */
  detail: z.nullable(z.string()),
  /** The names of the specification: `at` and `detail` again, for clients that know those names. */
  timestamp: z.optional(instant),
  details: z.optional(z.nullable(z.string())),
});
export type LogLine = z.infer<typeof logLine>;

export const logList = z.object({
  logs: z.array(logLine),
  /**
   * Parts of the platform that wrote lines in the same period and search; level and source of the query are ignored.
   */
  sources: z.optional(z.array(z.string())),
  /** Number of lines by level in the same period, search and source; the level of the query is ignored. */
  counts: z.object({ error: z.number(), warn: z.number(), info: z.number(), debug: z.number() }),
  /** How many days a line is kept, and how many lines at most. */
  kept: z.object({ days: z.number(), lines: z.number() }),
  /** How many of all shown lines each clearing would hide: of every line, or of those older than a day or a week. */
  clearable: z.optional(z.object({ all: z.number(), day: z.number(), week: z.number() })),
  nextCursor: z.nullable(z.string()),
});
export type LogList = z.infer<typeof logList>;

/**
 * Body of `DELETE /api/admin/system/logs/clear`: hides all lines until now, or those older than this number of days.
 */
export const clearLogs = z.strictObject({
  olderThanDays: z.optional(z.union([z.literal(1), z.literal(7)], messageKey('field.unknownChoice'))),
  reason: z.optional(
    proseText({
      least: 3,
      most: 300,
      short: messageKey('field.reasonRequired'),
      long: messageKey('field.reasonLong'),
    }),
  ),
});
export type ClearLogs = z.infer<typeof clearLogs>;
