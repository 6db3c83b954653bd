import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { rounded } from '@waqf/formats';
import { RequestMeter } from '../../platform/index.js';
import { judgeByLimits, namedFigures, type Finding, type Probe, worstOf } from './probe.js';

/** In milliseconds. A slow response delays one user; a delayed event loop delays everybody at once. */
const limits = { response: { warning: 1000, error: 5000 }, loop: { warning: 500, error: 2000 } } as const;

/** Checks the process itself: how fast it answers, and whether something blocks it. */
@Injectable()
export class ApplicationProbe implements Probe, OnApplicationShutdown {
  readonly component = 'application';
  private readonly loop = monitorEventLoopDelay({ resolution: 20 });

  constructor(private readonly meter: RequestMeter) {
    this.loop.enable();
  }

  onApplicationShutdown(): void {
    this.loop.disable();
  }

  async check(): Promise<Finding> {
    const responseP95Ms = this.meter.p95();
    const eventLoopMs = this.loop.count > 0 ? rounded(this.loop.percentile(99) / 1e6) : null;
    this.loop.reset();
    const [state, problem] = worstOf([
      judgeByLimits(responseP95Ms, limits.response, 'slow'),
      judgeByLimits(eventLoopMs, limits.loop, 'slow'),
    ]);
    const figures = namedFigures({ responseP95Ms, eventLoopMs, uptimeSeconds: rounded(process.uptime()) });
    return { component: this.component, state, problem, simulated: false, figures };
  }
}
