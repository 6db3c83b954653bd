/** Work that is repeated at an interval: never two rounds at a time, and none after a shutdown has begun. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<unknown> | undefined;
  private again = false;
  private stopped = false;

  /**
   * @param work one round
   * @param everyMs interval in milliseconds; a turn is skipped while a round is running
   * @param failed is called with the error of a failed round; the next round runs at its normal time
   */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly everyMs: number,
    private readonly signal: AbortSignal,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      if (!this.round) this.begin();
    }, this.everyMs);
    this.timer.unref();
  }

  /** Begins a round before its turn, or another one when the running one has ended, which may have looked too early. */
  now(): void {
    this.again = true;
    if (!this.round) this.begin();
  }

  private begin(): void {
    if (this.stopped || this.signal.aborted) return;
    this.again = false;
    this.round = this.work()
      .catch(this.failed)
      .finally(() => {
        this.round = undefined;
        if (this.again) this.begin();
      });
  }

  /** Starts no further round, and waits for the running one. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.round;
  }
}
