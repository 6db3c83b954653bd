import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { Contexts, type Ctx, PeriodicTask, Shutdown } from '../../platform/index.js';
import { daysBefore, retention } from '../domain/retention.js';
import { HealthRepository } from '../persistence/health.repository.js';
import { RequestRepository } from '../persistence/request.repository.js';
import { CheckHealth } from './check-health.js';
import { WatchedCounters } from './watched-counters.js';

/** Three rounds a minute, so that no minute is left out when a round is late. */
const roundMs = 20_000;

/** Checks the platform once a minute, in whichever process starts first, and stores the calls counted since. */
@Injectable()
export class WatchPlatform implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(WatchPlatform.name);
  private readonly task: PeriodicTask;

  constructor(
    private readonly contexts: Contexts,
    private readonly checkHealth: CheckHealth,
    private readonly health: HealthRepository,
    private readonly requests: RequestRepository,
    private readonly sources: WatchedCounters,
    shutdown: Shutdown,
  ) {
    this.task = new PeriodicTask(
      () => this.execute(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.warn({ err: error }, 'the platform could not be looked at'),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
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
