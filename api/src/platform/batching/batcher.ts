import type { Span } from '@opentelemetry/api';
import { unavailabilityOf } from '../errors/database-errors.js';
import { UnavailableError } from '../errors/platform.errors.js';
import { currentSpan, traced } from '../tracing/tracing.js';

export interface BatcherOptions<Item, Result> {
  /**
   * Processes all items in one transaction and returns one result per item, in the same order. It must be safe to run
   * again with the same items: after a failure every item is retried alone, and the failure may have happened after the
   * commit.
   */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Maximum number of items in one batch; by default all that wait. */
  readonly batchSize?: number;
  /** Maximum number of waiting items; default 500. */
  readonly maxWaiting?: number;
  /** Maximum time in milliseconds that an item may wait before its batch begins; default 2000. */
  readonly maxWaitMs?: number;
  /** Number of batches that may run at the same time; default 1. */
  readonly lanes?: number;
  /**
   * Milliseconds that the latest batch must have been running before another lane is used; default 0. A few large
   * batches cost less than many small ones, but one slow batch must not delay all others.
   */
  readonly spareAfterMs?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  /** The `performance.now()` at which the item was submitted. */
  readonly since: number;
  /** The trace span of the call itself. */
  readonly step: Span | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets concurrent calls share one transaction. It adds no delay to collect items: the items that queued up while the
 * last batch ran form the next one, so a single call runs at once and many calls share. A failed batch is rerun item by
 * item, so that one bad item fails alone; when the database itself is down, all items fail at once.
 */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;
  private scheduled = false;
  private expiry: NodeJS.Timeout | undefined;
  /** The `performance.now()` at which the newest batch began. */
  private begunAt = 0;
  private spare: NodeJS.Timeout | undefined;
  private readonly spareAfterMs: number;
  private readonly batchSize: number;
  private readonly maxWaiting: number;
  private readonly maxWaitMs: number;
  private readonly lanes: number;

  constructor(private readonly options: BatcherOptions<Item, Result>) {
    this.maxWaiting = options.maxWaiting ?? 500;
    this.batchSize = options.batchSize ?? this.maxWaiting;
    this.maxWaitMs = options.maxWaitMs ?? 2000;
    this.lanes = options.lanes ?? 1;
    this.spareAfterMs = options.spareAfterMs ?? 0;
  }

  /**
   * Adds the item to the next batch. Never await it inside an open transaction: the batch may need its connection.
   * @throws UnavailableError (503) when too many items wait, or when this one has waited too long; it was then never
   * run
   */
  submit(item: Item): Promise<Result> {
    if (this.waiting.length >= this.maxWaiting) return Promise.reject(new UnavailableError());
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, since: performance.now(), step: currentSpan(), resolve, reject });
      this.watchExpiry();
      this.schedule();
    });
  }

  /** Number of items that wait for their batch to begin. */
  get queued(): number {
    return this.waiting.length;
  }

  /** Whether items are waiting because a batch is running. */
  get isCrowded(): boolean {
    return this.waiting.length > 0 && this.untilFree() > 0;
  }

  /** Milliseconds until the next batch may begin; infinite when it depends on the end of a running batch. */
  private untilFree(): number {
    if (this.running >= this.lanes) return Number.POSITIVE_INFINITY;
    return this.running === 0 ? 0 : Math.max(0, this.begunAt + this.spareAfterMs - performance.now());
  }

  /** Starts a batch after the current round of input, so that calls that arrived together are in the same batch. */
  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0) return;
    const wait = this.untilFree();
    if (wait > 0) return this.lookAgain(wait);
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      const batch = this.waiting.splice(0, this.batchSize);
      if (batch.length === 0) return;
      this.running += 1;
      this.begunAt = performance.now();
      this.watchExpiry();
      this.schedule();
      void this.perform(batch).finally(() => {
        this.running -= 1;
        this.schedule();
      });
    });
  }

  /** Schedules again after `wait`, unless a batch ends first. */
  private lookAgain(wait: number): void {
    if (wait === Number.POSITIVE_INFINITY) return;
    this.spare ??= setTimeout(() => {
      this.spare = undefined;
      this.schedule();
    }, Math.ceil(wait)).unref();
  }

  /** Settles every promise of the batch; never throws itself. */
  private async perform(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const attempt = () => this.attempt(batch.map(({ item }) => item));
      const waiting = batch.map(({ step }) => step);
      const results = await traced('batch', { 'waqf.items': batch.length }, attempt, { waiting });
      batch.forEach(({ resolve }, place) => resolve(results[place] as Result));
    } catch (error) {
      if (batch.length === 1 || unavailabilityOf(error)) for (const { reject } of batch) reject(error);
      else await this.oneByOne(batch);
    }
  }

  private async oneByOne(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    let away: unknown;
    for (const { item, resolve, reject } of batch) {
      if (away !== undefined) {
        reject(away);
        continue;
      }
      try {
        const [result] = await this.attempt([item]);
        resolve(result as Result);
      } catch (error) {
        if (unavailabilityOf(error)) away = error;
        reject(error);
      }
    }
  }

  private async attempt(items: readonly Item[]): Promise<readonly Result[]> {
    const results = await this.options.run(items);
    if (results.length !== items.length) throw new Error(`a batch of ${items.length} answered ${results.length}`);
    return results;
  }

  /** Uses one timer, for the item that has waited longest. */
  private watchExpiry(): void {
    const oldest = this.waiting[0];
    if (!oldest) {
      clearTimeout(this.expiry);
      this.expiry = undefined;
    } else if (this.expiry === undefined) {
      this.expiry = setTimeout(() => this.expire(), Math.max(1, oldest.since + this.maxWaitMs - performance.now()));
      this.expiry.unref();
    }
  }

  private expire(): void {
    this.expiry = undefined;
    const deadline = performance.now() - this.maxWaitMs;
    const late = this.waiting.filter(({ since }) => since <= deadline);
    this.waiting = this.waiting.filter(({ since }) => since > deadline);
    for (const { reject } of late) reject(new UnavailableError());
    this.watchExpiry();
  }
}
