import { Injectable } from '@nestjs/common';
import type { SystemStats } from '@waqf/contracts/operations';
import { riyadhDay, rounded, startOfDay } from '@waqf/formats';
import { BackupsFacade } from '../../backups/index.js';
import { type Ctx, requireCapability, RequestMeter, ResourceMeter } from '../../platform/index.js';
import { HealthRepository } from '../persistence/health.repository.js';
import { RequestRepository } from '../persistence/request.repository.js';
import { CheckHealth } from './check-health.js';

const hourMs = 3_600_000;
/** How old the database size from a health check may be. */
const freshMs = 60_000;

/** Reads the figures of the platform: calls, resources, database, backups. */
@Injectable()
export class ReadStats {
  constructor(
    private readonly checkHealth: CheckHealth,
    private readonly health: HealthRepository,
    private readonly requests: RequestRepository,
    private readonly meter: RequestMeter,
    private readonly resources: ResourceMeter,
    private readonly backups: BackupsFacade,
  ) {}

  /** @throws ForbiddenError (403) */
  async execute(ctx: Ctx): Promise<SystemStats> {
    requireCapability(ctx, 'system.admin');
    await this.requests.add(ctx, this.meter.take());
    const now = ctx.clock.now();
    const midnight = startOfDay(riyadhDay(now));
    const dayAgo = new Date(now.getTime() - 24 * hourMs);
    const hours = await this.requests.since(ctx, dayAgo);
    const today = hours.filter(({ hour }) => hour >= midnight);
    const { components } = await this.checkHealth.execute(ctx, freshMs);
    const { count, bytes } = await this.backups.usage(ctx);
    const sum = (name: 'requests' | 'faults'): number => today.reduce((total, hour) => total + hour[name], 0);
    const uptimeSeconds = rounded(process.uptime());
    const databaseBytes = figureOf(components, 'databaseBytes');
    return {
      uptimeSeconds,
      uptime: uptimeSeconds,
      databaseBytes,
      dbUsage: databaseBytes,
      dailyRequests: sum('requests'),
      dailyFaults: sum('faults'),
      backups: count,
      backupsBytes: bytes,
      backupsSize: bytes,
      resources: await this.resources.measure(),
      requests: hours.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts })),
      waiting: (await this.health.waiting(ctx, new Date(now.getTime() - hourMs))).map(({ minute, jobs }) => ({
        minute: minute.toISOString(),
        jobs,
      })),
    };
  }
}

function figureOf(components: readonly { figures: readonly { name: string; value: number | null }[] }[], name: string) {
  return components.flatMap(({ figures }) => figures).find((figure) => figure.name === name)?.value ?? null;
}
