/** Work that comes again every so often: never two rounds at a time, none once a shutdown began. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<unknown> | undefined;

  /**
   * @param work one round
   * @param everyMs milliseconds from turn to turn; a turn is left out while a round is under way
   * @param failed hears of a round that failed; the next one comes at its time
   */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly everyMs: number,
    private readonly signal: AbortSignal,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      if (this.round || this.signal.aborted) return;
      this.round = this.work()
        .catch(this.failed)
        .finally(() => (this.round = undefined));
    }, this.everyMs);
    this.timer.unref();
  }

  /** Begins no further round, and waits for the one under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }
}
