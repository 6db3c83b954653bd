import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit, queryDay, searchText } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { instant } from '../wire.js';

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** `GET /api/admin/system/logs`: newest first, 1 to 100 lines (default 100). */
export const logQuery = z.object({
  level: z.optional(z.enum(logLevels, messageKey('field.unknownChoice'))),
  /** Part of a line, of its source, or a whole reference. */
  search: z.optional(searchText),
  /** The part of the platform that wrote the line, whole. */
  source: z.optional(searchText),
  /** Days in Riyadh, both included. */
  from: queryDay,
  to: queryDay,
  limit: pageLimit,
  cursor: pageCursor,
});
export type LogQuery = z.infer<typeof logQuery>;

/** A line of the log, without identities. */
export const logLine = z.object({
  id: z.string(),
  at: instant,
  level: answered(logLevels),
  /** Part of the platform that wrote it; `http` for calls. */
  source: z.string(),
  message: z.string(),
  reference: z.nullable(z.string()),
  /** Whatever else it says, as JSON. */
  detail: z.nullable(z.string()),
});
export type LogLine = z.infer<typeof logLine>;

export const logList = z.object({
  logs: z.array(logLine),
  /** Parts of the platform that wrote lines of the same period and search, whatever level and source was asked for. */
  sources: z.optional(z.array(z.string())),
  /** Of the same period, search and source, whatever the level. */
  counts: z.object({ error: z.number(), warn: z.number(), info: z.number(), debug: z.number() }),
  /** How long a line is kept, and how many at most. */
  kept: z.object({ days: z.number(), lines: z.number() }),
  nextCursor: z.nullable(z.string()),
});
export type LogList = z.infer<typeof logList>;

/** `DELETE /api/admin/system/logs/clear`: lines up to now, or older than so many days, are shown no more. */
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
