import { Injectable } from '@nestjs/common';
import { logLevels, type LogLevel } from '@waqf/contracts/operations';
import { cursorPart, type Ctx, ListCursor, neverNull, oneOf, sql, type StoredLine } from '../../platform/index.js';

export const logCursor = new ListCursor({ id: cursorPart.serial });

/**
 * The SQL condition of a line that is shown: not cleared, in the period, and with the text. `$1` is from, `$2` to, `$3`
 * the text in lower case.
 */
const shown = `id > (SELECT through FROM operations.log_cleared)
  AND ($1::timestamptz IS NULL OR at >= $1) AND ($2::timestamptz IS NULL OR at < $2)
  AND ($3::text IS NULL OR strpos(lower(message), $3) > 0 OR strpos(lower(source), $3) > 0 OR reference = $3)`;

const addLines = sql({
  name: 'operations.add-log-lines',
  text: `INSERT INTO operations.log_line (at, level, source, message, reference, detail)
         SELECT * FROM unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
});
const listLines = sql({
  name: 'operations.list-log-lines',
  text: `SELECT id, at, level, source, message, reference, detail FROM operations.log_line
         WHERE ${shown} AND ($4::text IS NULL OR level = $4) AND ($5::bigint IS NULL OR id < $5)
           AND ($7::text IS NULL OR source = $7)
         ORDER BY id DESC LIMIT $6`,
  row: {
    id: 'int8',
    at: 'timestamptz',
    level: oneOf(logLevels),
    source: 'text',
    message: 'text',
    reference: 'text?',
    detail: 'text?',
  },
});
const countLines = sql({
  name: 'operations.count-log-lines',
  text: `SELECT level, source, count(*) AS lines FROM operations.log_line WHERE ${shown} GROUP BY level, source`,
  row: { level: oneOf(logLevels), source: 'text', lines: neverNull('int8', 'a count') },
});
const countClearable = sql({
  name: 'operations.count-clearable-log-lines',
  text: `SELECT count(*) AS "all", count(*) FILTER (WHERE at < $1) AS day, count(*) FILTER (WHERE at < $2) AS week
         FROM operations.log_line WHERE id > (SELECT through FROM operations.log_cleared)`,
  row: { all: neverNull('int8', 'a count'), day: neverNull('int8', 'a count'), week: neverNull('int8', 'a count') },
});
const clearThrough = sql({
  name: 'operations.clear-log-lines',
  text: `UPDATE operations.log_cleared SET through = greatest(through,
           coalesce((SELECT max(id) FROM operations.log_line WHERE at < $1), 0))`,
});
const dropLines = sql({
  name: 'operations.drop-old-log-lines',
  text: `DELETE FROM operations.log_line WHERE at < $1 OR id <= (SELECT max(id) - $2::bigint FROM operations.log_line)`,
});

export interface LogFilter {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly search: string | null;
  /** The part of the platform that wrote it. */
  readonly source: string | null;
}

export interface LogCounts {
  readonly levels: Record<LogLevel, number>;
  /** The parts of the platform that wrote lines in the period and search, by name. */
  readonly sources: readonly string[];
}

export interface LogRow extends StoredLine {
  readonly id: string;
}

/** Lines of the log. */
@Injectable()
export class LogRepository {
  async add(ctx: Ctx, lines: readonly StoredLine[]): Promise<void> {
    await addLines.run(ctx, [
      lines.map(({ at }) => at),
      lines.map(({ level }) => level),
      lines.map(({ source }) => source),
      lines.map(({ message }) => message),
      lines.map(({ reference }) => reference),
      lines.map(({ detail }) => detail),
    ]);
  }

  list(
    ctx: Ctx,
    { from, to, search, source }: LogFilter,
    { level, before, limit }: { level: LogLevel | null; before: string | null; limit: number },
  ): Promise<LogRow[]> {
    return listLines.rows(ctx, [from, to, search, level, before, limit, source]);
  }

  async counts(ctx: Ctx, { from, to, search, source }: LogFilter): Promise<LogCounts> {
    const levels = { error: 0, warn: 0, info: 0, debug: 0 };
    const counted = await countLines.rows(ctx, [from, to, search]);
    for (const group of counted)
      if (source === null || group.source === source) levels[group.level] += Number(group.lines);
    return { levels, sources: [...new Set(counted.map((group) => group.source))].toSorted() };
  }

  /** How many shown lines there are in all, and how many before each of these moments. */
  async clearable(ctx: Ctx, before: { day: Date; week: Date }): Promise<{ all: number; day: number; week: number }> {
    const counted = await countClearable.first(ctx, [before.day, before.week]);
    return { all: Number(counted?.all ?? 0), day: Number(counted?.day ?? 0), week: Number(counted?.week ?? 0) };
  }

  /** Hides the lines before a moment. */
  async clear(ctx: Ctx, before: Date): Promise<void> {
    await clearThrough.run(ctx, [before]);
  }

  /** Deletes old lines. @param most how many of the newest lines are kept at most */
  async dropOld(ctx: Ctx, before: Date, most: number): Promise<void> {
    await dropLines.run(ctx, [before, most]);
  }
}
