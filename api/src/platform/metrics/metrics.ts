import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from './route-of.js';

/** A single value, or several with labels. */
export type Measured = number | readonly { readonly labels: Record<string, string>; readonly value: number }[];

/** Histogram limits in seconds: from an answer out of memory to the reading of a deed that times out. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The metrics of this process for an operator's Prometheus. Names, ids and amounts are never used as labels: a route's
 * pattern is used instead of the actual addresses.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly calls = new Histogram({
    name: 'waqf_call_seconds',
    help: 'Seconds from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [...buckets],
    registers: [this.registry],
  });

  /** Starts counting Node's own metrics (memory, event loop, garbage collection). */
  begin(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Registers a metric that is read at every collection. A metric that cannot be read is left out; the others are
   * reported.
   * @param name `waqf_<what>_<unit>`
   */
  measure(name: string, help: string, labelNames: readonly string[], read: () => Promise<Measured> | Measured): void {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        this.reset();
        const measured = await Promise.resolve()
          .then(read)
          .catch(() => []);
        if (typeof measured === 'number') this.set(measured);
        else for (const { labels, value } of measured) this.set(labels, value);
      },
    });
  }

  /**
   * Registers a histogram of durations or other values; the returned function records one value.
   * @param name `waqf_<what>_<unit>`
   * @param limits of the buckets, in that unit; seconds by default
   */
  distribution<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    limits: readonly number[] = buckets,
  ): (labels: Record<Label, string>, value: number) => void {
    const options = { name, help, labelNames: [...labelNames], buckets: [...limits], registers: [this.registry] };
    const histogram = new Histogram<Label>(options);
    return (labels, value) => histogram.observe(labels, value);
  }

  /** Records a request that has ended. */
  observe(request: Request, response: Response, seconds: number): void {
    this.calls.observe(
      {
        method: request.method,
        route: routeOf(request),
        status: response.writableFinished ? String(response.statusCode) : 'aborted',
      },
      seconds,
    );
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
