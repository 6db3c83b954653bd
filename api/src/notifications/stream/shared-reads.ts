import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * One reading for all who ask for the same at the same moment. Whoever asks once it has begun gets the next one: nobody
 * is given what was read before they asked.
 */
export class SharedReads<Result> {
  private readonly waiting = new Map<string, Promise<Result>>();

  read(key: string, work: () => Promise<Result>): Promise<Result> {
    const waiting = this.waiting.get(key);
    if (waiting) return waiting;
    const reading = nextRound().then(() => {
      this.waiting.delete(key);
      return work();
    });
    this.waiting.set(key, reading);
    return reading;
  }
}
