import type { Span } from '@opentelemetry/api';
import { unavailabilityOf } from '../errors/database-errors.js';
import { UnavailableError } from '../errors/platform.errors.js';
import { stepHere, traced } from '../tracing/tracing.js';

export interface BatcherOptions<Item, Result> {
  /**
   * Does all items in one transaction and answers each, in their order. It must be safe to run again with the same
   * items: after a failure every item is tried alone, and the failure may have come after the commit.
   */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Items of one batch at most; default all that wait. */
  readonly batchSize?: number;
  /** Items that may wait; default 500. */
  readonly maxWaiting?: number;
  /** Milliseconds that an item may wait before its batch begins; default 2000. */
  readonly maxWaitMs?: number;
  /** Batches at a time; default 1. */
  readonly lanes?: number;
  /**
   * Milliseconds that the batches which run have to take before another lane is used; default 0. Few large batches cost
   * less than many small ones, and one that is held up must not hold up all.
   */
  readonly spareAfterMs?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  /** `performance.now()` */
  readonly since: number;
  /** The call's own step in its trace. */
  readonly step: Span | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gives concurrent calls one transaction. There is no delay to gather items: what has queued up while the last batch
 * ran is the next one, so that a lone call goes at once and many calls share. A batch that fails is rerun item by item,
 * so that one bad item fails alone; where the database itself is away, all of it fails at once.
 */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;
  private scheduled = false;
  private expiry: NodeJS.Timeout | undefined;
  /** `performance.now()` when the youngest batch began. */
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
   * @throws UnavailableError (503) when too many wait, or this one has waited too long, and then it was never run
   */
  submit(item: Item): Promise<Result> {
    if (this.waiting.length >= this.maxWaiting) return Promise.reject(new UnavailableError());
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, since: performance.now(), step: stepHere(), resolve, reject });
      this.watchExpiry();
      this.schedule();
    });
  }

  /** How many wait for their batch to begin. */
  get queued(): number {
    return this.waiting.length;
  }

  /** Whether somebody waits for a batch that runs. */
  get isCrowded(): boolean {
    return this.waiting.length > 0 && this.untilFree() > 0;
  }

  /** Milliseconds until the next batch may begin; without end where only the end of another one can tell. */
  private untilFree(): number {
    if (this.running >= this.lanes) return Number.POSITIVE_INFINITY;
    return this.running === 0 ? 0 : Math.max(0, this.begunAt + this.spareAfterMs - performance.now());
  }

  /** After the current round of input, so that calls that arrived together go together. */
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

  /** The end of a batch may come first. */
  private lookAgain(wait: number): void {
    if (wait === Number.POSITIVE_INFINITY) return;
    this.spare ??= setTimeout(() => {
      this.spare = undefined;
      this.schedule();
    }, Math.ceil(wait)).unref();
  }

  /** Settles every promise of the batch, and never throws itself. */
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

  /** One timer, for the oldest that waits. */
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
