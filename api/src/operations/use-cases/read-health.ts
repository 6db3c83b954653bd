import { Injectable } from '@nestjs/common';
import type { HealthQuery, SystemHealth } from '@waqf/contracts/operations';
import { addDays, riyadhDay } from '@waqf/formats';
import { type Ctx, requireCapability } from '../../platform/index.js';
import { historyOf, shownDays } from '../domain/uptime.js';
import { HealthRepository } from '../persistence/health.repository.js';
import { toSystemHealth } from '../presenter.js';
import { CheckHealth } from './check-health.js';

/** A little less than the 30 s between the page's polls, so that each poll gets a new check. */
const freshMs = 25_000;

/** Reads the platform's health now and in the last two months. */
@Injectable()
export class ReadHealth {
  constructor(
    private readonly checkHealth: CheckHealth,
    private readonly health: HealthRepository,
  ) {}

  /** @throws ForbiddenError (403) */
  async execute(ctx: Ctx, { fresh }: HealthQuery): Promise<SystemHealth> {
    requireCapability(ctx, 'system.admin');
    const look = await this.checkHealth.execute(ctx, fresh === undefined ? freshMs : 0);
    const now = ctx.clock.now();
    const rows = await this.health.days(ctx, addDays(riyadhDay(now), 1 - shownDays));
    return toSystemHealth(look, historyOf(rows, now));
  }
}
