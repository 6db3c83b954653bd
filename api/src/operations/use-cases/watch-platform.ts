import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { Contexts, type Ctx, PeriodicUseCase } from '../../platform/index.js';
import { daysBefore, retention } from '../domain/retention.js';
import { HealthRepository } from '../persistence/health.repository.js';
import { RequestRepository } from '../persistence/request.repository.js';
import { CheckHealth } from './check-health.js';
import { ReadCounters } from './read-counters.js';

/** Checks the platform once a minute, in whichever process starts first, and stores the calls counted since. */
@Injectable()
export class WatchPlatform extends PeriodicUseCase {
  /** Three rounds a minute, so that no minute is left out when a round is late. */
  protected readonly everyMs = 20_000;
  protected readonly failure = 'the platform could not be looked at';

  constructor(
    private readonly contexts: Contexts,
    private readonly checkHealth: CheckHealth,
    private readonly health: HealthRepository,
    private readonly requests: RequestRepository,
    private readonly sources: ReadCounters,
  ) {
    super();
  }

  /** Runs one round. */
  async execute(): Promise<void> {
    const ctx = this.contexts.system('operations.watch');
    await this.storeRequests(ctx);
    const now = ctx.clock.now();
    if (!(await this.health.startMinute(ctx, now, await this.sources.waitingJobs(ctx)))) return;
    await this.checkHealth.count(ctx, await this.checkHealth.execute(ctx, 0));
    if (now.getUTCMinutes() !== 0) return;
    await this.health.dropOld(ctx, {
      minute: daysBefore(now, retention.minuteDays),
      day: riyadhDay(daysBefore(now, retention.healthDays)),
    });
    await this.requests.dropOld(ctx, daysBefore(now, retention.requestDays));
  }

  private async storeRequests(ctx: Ctx): Promise<void> {
    const hours = this.sources.meter.take();
    try {
      await this.requests.add(ctx, hours);
    } catch (error) {
      this.sources.meter.restore(hours);
      throw error;
    }
  }
}
