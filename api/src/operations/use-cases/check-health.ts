import { Injectable, Logger } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, Transactions } from '../../platform/index.js';
import { overallState } from '../domain/overall-state.js';
import { overall } from '../domain/uptime.js';
import { HealthRepository } from '../persistence/health.repository.js';
import { HealthProbes } from '../probes/health-probes.js';
import type { Finding, Probe } from '../probes/probe.js';

/** A finding, with the time since when the component is in this state. */
type ComponentState = Finding & { readonly since: Date };
export interface HealthCheck {
  readonly at: Date;
  readonly components: readonly ComponentState[];
}

/** Checks all components at the same time; callers during a check share its result. */
@Injectable()
export class CheckHealth {
  private readonly logger = new Logger('Health');
  private running: Promise<HealthCheck> | undefined;
  private last: HealthCheck | undefined;

  constructor(
    private readonly probes: HealthProbes,
    private readonly health: HealthRepository,
    private readonly transactions: Transactions,
  ) {}

  /** @param freshMs a result younger than this is returned again; 0 always checks again */
  async execute(ctx: Ctx, freshMs: number): Promise<HealthCheck> {
    const age = this.last ? ctx.clock.now().getTime() - this.last.at.getTime() : Number.POSITIVE_INFINITY;
    if (this.last && age >= 0 && age < freshMs) return this.last;
    this.running ??= this.check(ctx).finally(() => (this.running = undefined));
    return this.running;
  }

  /** Adds the result of a check to the counts of its day. */
  async count(ctx: Ctx, { at, components }: HealthCheck): Promise<void> {
    const states = [...components, { component: overall, state: overallState(components) }];
    await this.health.addToDay(ctx, riyadhDay(at), at, states);
  }

  private async check(ctx: Ctx): Promise<HealthCheck> {
    const findings = await Promise.all(this.probes.all.map((probe) => this.attempt(ctx, probe)));
    const at = ctx.clock.now();
    const components = await this.transactions.run(ctx, async (ctx) => {
      const checked: ComponentState[] = [];
      for (const finding of findings) checked.push({ ...finding, since: await this.health.store(ctx, at, finding) });
      return checked;
    });
    this.last = { at, components };
    return this.last;
  }

  private async attempt(ctx: Ctx, probe: Probe): Promise<Finding> {
    try {
      return await probe.check(ctx);
    } catch (error) {
      this.logger.warn({ err: error, component: probe.component }, 'a component could not be looked at');
      return { component: probe.component, state: 'error', problem: 'unreachable', simulated: false, figures: [] };
    }
  }
}
