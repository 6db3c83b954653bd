import { Injectable } from '@nestjs/common';
import type { LogLine, LogList, LogQuery } from '@waqf/contracts/operations';
import { addDays, startOfDay } from '@waqf/formats';
import { type Ctx, requireCapability } from '../../platform/index.js';
import { daysBefore, retention } from '../domain/retention.js';
import { logCursor, LogRepository } from '../persistence/log.repository.js';

const usualPage = 100;

/** A line as it is sent, also under the specification's names. */
function toLine({ at, ...line }: Omit<LogLine, 'at'> & { at: Date }): LogLine {
  return { ...line, at: at.toISOString(), timestamp: at.toISOString(), details: line.detail };
}

/** Lists the lines of the log, newest first. */
@Injectable()
export class ListLogs {
  constructor(private readonly logs: LogRepository) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, query: LogQuery): Promise<LogList> {
    requireCapability(ctx, 'system.admin');
    const { level, search, source, from, to, limit = usualPage, cursor } = query;
    const before = logCursor.parse(cursor)?.id ?? null;
    const filter = {
      from: from === undefined ? null : startOfDay(from),
      to: to === undefined ? null : startOfDay(addDays(to, 1)),
      search: search === undefined || search === '' ? null : search.toLowerCase(),
      source: source || null,
    };
    const found = await this.logs.list(ctx, filter, {
      level: level === 'warning' ? 'warn' : (level ?? null),
      before,
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const { levels, sources } = await this.logs.counts(ctx, filter);
    return {
      logs: page.map(toLine),
      sources: [...sources],
      counts: levels,
      clearable: await this.clearable(ctx),
      kept: { days: retention.logDays, lines: retention.logLines },
      nextCursor: found.length > limit && last ? logCursor.format(last) : null,
    };
  }

  private clearable(ctx: Ctx): Promise<NonNullable<LogList['clearable']>> {
    const now = ctx.clock.now();
    return this.logs.clearable(ctx, { day: daysBefore(now, 1), week: daysBefore(now, 7) });
  }
}
