import { Injectable } from '@nestjs/common';
import type { ClearLogs as Input } from '@waqf/contracts/operations';
import { type Ctx, Facts, requireCapability, Transactions } from '../../platform/index.js';
import { daysBefore } from '../domain/retention.js';
import { logsCleared } from '../operations.facts.js';
import { LogRepository } from '../persistence/log.repository.js';
import { StoreLogs } from './store-logs.js';

/** Hides lines of the log. Who did it and why is recorded in the audit trail, which is never cleared. */
@Injectable()
export class ClearLogs {
  constructor(
    private readonly transactions: Transactions,
    private readonly logs: LogRepository,
    private readonly storeLogs: StoreLogs,
    private readonly facts: Facts,
  ) {}

  /** @throws ForbiddenError (403) */
  async execute(ctx: Ctx, { olderThanDays, reason }: Input): Promise<void> {
    requireCapability(ctx, 'system.admin');
    // Stores the lines that still wait in memory, so that they are cleared too and do not appear afterwards.
    await this.storeLogs.execute();
    await this.transactions.run(ctx, async (ctx) => {
      const before = daysBefore(ctx.clock.now(), olderThanDays ?? 0);
      await this.logs.clear(ctx, before);
      await this.facts.record(ctx, logsCleared, { before: before.toISOString(), reason: reason ?? null });
    });
  }
}
