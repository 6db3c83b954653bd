import { Worker } from 'node:worker_threads';
import { compiledEntry } from '../../platform/index.js';
import { DistributionsSharesAbove100Error } from '../distributions.errors.js';
import type { Divider, Division, DivisionTerms, Sharer } from './divider.js';
import type { LineIds, LineRows } from './line-rows.js';
import { columnsOf, type SharerColumns } from './sharer-columns.js';

export type ThreadOrder =
  | { readonly kind: 'add'; readonly sharers: SharerColumns }
  | { readonly kind: 'divide'; readonly terms: DivisionTerms }
  | { readonly kind: 'ids'; readonly ids: LineIds }
  /** Asks for the next part; `room` is the memory of a part that is already written, to be used again. */
  | { readonly kind: 'next'; readonly room: ArrayBuffer | null };

export type ThreadAnswer =
  | { readonly kind: 'divided'; readonly division: Division }
  | {
      readonly kind: 'above-100';
      readonly total: bigint;
      readonly shares: readonly { fullName: string; share: bigint }[];
    }
  | { readonly kind: 'lines'; readonly part: LineRows }
  | { readonly kind: 'end'; readonly hash: string };

/** Heap limit of the thread; 100,000 people take 300 MB. */
const heapMegabytes = 1_024;
/** Nearly all objects of a line are short-lived: with a small young generation, GC took a third of the time. */
const youngMegabytes = 96;

/** Divides in a separate thread, because 100,000 people would block the main thread for seconds. */
export class DividerInThread implements Divider {
  private readonly worker = new Worker(compiledEntry(import.meta.url, './divide-worker.js'), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    env: { TZ: 'UTC' },
  });
  private shown = '';
  private failure: Error | undefined;

  constructor() {
    this.worker.on('error', (error: Error) => (this.failure ??= error));
    this.worker.on('exit', () => (this.failure ??= new Error('the thread that divides has ended')));
  }

  add(sharers: readonly Sharer[]): void {
    this.order({ kind: 'add', sharers: columnsOf(sharers) });
  }

  async divide(terms: DivisionTerms): Promise<Division> {
    const answer = await this.ask({ kind: 'divide', terms });
    if (answer.kind === 'above-100') throw new DistributionsSharesAbove100Error(answer.total, answer.shares);
    if (answer.kind !== 'divided') throw new Error('the thread answered out of order');
    return answer.division;
  }

  async *lines(ids: LineIds): AsyncGenerator<LineRows> {
    this.order({ kind: 'ids', ids });
    let answer = await this.next(null);
    let room: ArrayBuffer | null = null;
    while (answer.kind === 'lines') {
      // The thread prepares the next lines while these are written.
      const following = this.next(room);
      following.catch(() => undefined);
      yield answer.part;
      room = answer.part.rows.buffer;
      answer = await following;
    }
    this.shown = answer.hash;
  }

  hash(): string {
    return this.shown;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private async next(room: ArrayBuffer | null): Promise<Extract<ThreadAnswer, { kind: 'lines' | 'end' }>> {
    const answer = await this.ask({ kind: 'next', room }, room ? [room] : []);
    if (answer.kind !== 'lines' && answer.kind !== 'end') throw new Error('the thread answered out of order');
    return answer;
  }

  private order(order: ThreadOrder, handedOver: ArrayBuffer[] = []): void {
    this.worker.postMessage(order, handedOver);
  }

  private ask(order: ThreadOrder, handedOver: ArrayBuffer[] = []): Promise<ThreadAnswer> {
    if (this.failure) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      const listeners = {
        message: (answer: ThreadAnswer): void => settle(() => resolve(answer)),
        error: (error: Error): void => settle(() => reject(error)),
        exit: (): void => settle(() => reject(this.failure ?? new Error('the thread has ended'))),
      };
      const settle = (end: () => void): void => {
        this.worker.off('message', listeners.message).off('error', listeners.error).off('exit', listeners.exit);
        end();
      };
      this.worker.on('message', listeners.message).on('error', listeners.error).on('exit', listeners.exit);
      this.order(order, handedOver);
    });
  }
}
