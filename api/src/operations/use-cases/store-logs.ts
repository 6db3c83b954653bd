import { Injectable } from '@nestjs/common';
import { Contexts, LogLines, PeriodicUseCase } from '../../platform/index.js';
import { daysBefore, retention } from '../domain/retention.js';
import { LogRepository } from '../persistence/log.repository.js';

/** Old lines are deleted every ten minutes. */
const roundsToSweep = 600;

/**
 * Stores lines of the log once a second. Lines that can't be stored are dropped: standard output has them, and they
 * must not fill the memory while the database is unavailable.
 */
@Injectable()
export class StoreLogs extends PeriodicUseCase {
  protected readonly everyMs = 1000;
  protected readonly failure = 'lines of the log could not be stored';
  private round = 0;

  constructor(
    private readonly contexts: Contexts,
    private readonly lines: LogLines,
    private readonly logs: LogRepository,
  ) {
    super();
  }

  /** Runs one round; it never throws and logs nothing itself. */
  async execute(): Promise<void> {
    const lines = this.lines.take();
    const ctx = this.contexts.system('operations.logs');
    try {
      if (lines.length > 0) await this.logs.add(ctx, lines);
      this.round += 1;
      if (this.round % roundsToSweep === 0)
        await this.logs.dropOld(ctx, daysBefore(ctx.clock.now(), retention.logDays), retention.logLines);
    } catch {
      // Logging the failure would only make another line to store.
    }
  }
}
