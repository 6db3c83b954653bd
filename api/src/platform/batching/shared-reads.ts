import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * One reading for all who ask for the same at the same moment, and one at a time. Whoever asks once it has begun gets
 * the next one, which begins when it has ended: nobody is given what was read before they asked, and twenty who ask
 * cost two readings at most.
 */
export class SharedReads<Result> {
  /** What has not begun, by key. */
  private readonly waiting = new Map<string, Promise<Result>>();
  /** What has begun and not ended. */
  private readonly running = new Map<string, Promise<unknown>>();

  read(key: string, work: () => Promise<Result>): Promise<Result> {
    const waiting = this.waiting.get(key);
    if (waiting) return waiting;
    const reading = this.turnOf(key).then(() => {
      this.waiting.delete(key);
      return this.run(key, work);
    });
    this.waiting.set(key, reading);
    return reading;
  }

  /** When the reading before has ended; at the earliest once this round of input is read. */
  private async turnOf(key: string): Promise<void> {
    await nextRound();
    await this.running.get(key)?.catch(() => undefined);
  }

  private async run(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = work();
    this.running.set(key, running);
    try {
      return await running;
    } finally {
      if (this.running.get(key) === running) this.running.delete(key);
    }
  }
}
