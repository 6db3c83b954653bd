import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * One reading shared by all who ask for the same key at the same moment; one reading runs at a time. A caller that asks
 * after a reading has begun gets the next one, which begins when this one ends: nobody gets data read before they
 * asked, and twenty callers cost at most two readings.
 */
export class SharedReads<Result> {
  /** Readings that have not begun, by key. */
  private readonly waiting = new Map<string, Promise<Result>>();
  /** Readings that have begun and not ended, by key. */
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

  /** Resolves when the previous reading has ended, and not before the current round of input is processed. */
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
