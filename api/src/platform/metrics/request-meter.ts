import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { rounded } from '@waqf/formats';
import { Clock } from '../context/clock.js';
import { isFault } from '../http/fault.js';
import { onCallEnded } from '../logging/request-log.js';

/** Number of recent requests from which percentiles are computed. */
const remembered = 2000;
const windowMs = 300_000;
const hourMs = 3_600_000;

export interface HourOfRequests {
  readonly hour: Date;
  readonly requests: number;
  readonly faults: number;
}

/** Counts the requests of this process and the time their answers took. Probes and open streams are left out. */
@Injectable()
export class RequestMeter implements OnModuleInit, OnApplicationShutdown {
  private readonly recent: { at: number; ms: number }[] = [];
  private readonly hours = new Map<number, { requests: number; faults: number }>();

  private forget: (() => void) | undefined;

  constructor(private readonly clock: Clock) {}

  onModuleInit(): void {
    this.forget = onCallEnded(({ originalUrl }, response, ms) => {
      const path = originalUrl.split('?', 1)[0] ?? '';
      if (response.writableFinished && path.startsWith('/api/') && !path.endsWith('/stream'))
        this.answered(ms, isFault(response));
    });
  }

  onApplicationShutdown(): void {
    this.forget?.();
  }

  /** The 95th percentile in milliseconds of the answers of the last five minutes; null when there were none. */
  p95(): number | null {
    const since = performance.now() - windowMs;
    const times = this.recent.filter(({ at }) => at >= since).map(({ ms }) => ms);
    if (times.length === 0) return null;
    const sorted = times.toSorted((one, other) => one - other);
    return rounded(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0);
  }

  /** Returns the counts since the previous call, by hour, and resets them; the caller stores them. */
  take(): HourOfRequests[] {
    const taken = [...this.hours].map(([hour, counts]) => ({ hour: new Date(hour), ...counts }));
    this.hours.clear();
    return taken;
  }

  /** Adds counts back that could not be stored. */
  restore(hours: readonly HourOfRequests[]): void {
    for (const { hour, requests, faults } of hours) this.add(hour.getTime(), requests, faults);
  }

  private answered(ms: number, fault: boolean): void {
    this.recent.push({ at: performance.now(), ms });
    if (this.recent.length > remembered) this.recent.splice(0, remembered / 2);
    this.add(Math.floor(this.clock.now().getTime() / hourMs) * hourMs, 1, fault ? 1 : 0);
  }

  private add(hour: number, requests: number, faults: number): void {
    const counts = this.hours.get(hour) ?? { requests: 0, faults: 0 };
    this.hours.set(hour, { requests: counts.requests + requests, faults: counts.faults + faults });
  }
}
