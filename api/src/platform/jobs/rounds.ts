/** Work that comes again every so often: never two rounds at a time, none once a shutdown began. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  /**
   * @param work one round; it reports its own errors and must not throw
   * @param everyMs milliseconds from turn to turn; a turn is left out while a round is under way
   */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly everyMs: number,
    private readonly signal: AbortSignal,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      if (this.round || this.signal.aborted) return;
      this.round = this.work().finally(() => (this.round = undefined));
    }, this.everyMs);
    this.timer.unref();
  }

  /** Begins no further round, and waits for the one under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }
}
