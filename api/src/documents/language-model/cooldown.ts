/** The number of consecutive failures that start a pause: a dead endpoint would cost every deed the whole timeout. */
const failuresBeforeRest = 3;
const restMs = 5 * 60_000;
const longestRestMs = 15 * 60_000;

/** Pauses after repeated failures. After a pause, one question decides whether to pause again. */
export class Cooldown {
  private failures = 0;
  private until = -Infinity;

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number) {}

  get isOver(): boolean {
    return this.now() >= this.until;
  }

  succeeded(): void {
    this.failures = 0;
    this.until = -Infinity;
  }

  /** @param askedMs the pause that the endpoint asked for, in milliseconds */
  failed(askedMs?: number): void {
    this.failures += 1;
    if (askedMs !== undefined) this.until = this.now() + Math.min(askedMs, longestRestMs);
    if (this.failures >= failuresBeforeRest) this.until = Math.max(this.until, this.now() + restMs);
  }
}
