/** Runs what is asked for under the same key one after the other; different keys don't wait for each other. */
export class KeyTurns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** @returns what `work` returns. It begins once the work before it under this key has ended, however it ended */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const turn = before ? before.then(work, work) : work();
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }

  /** Keys under which something runs or waits. */
  get size(): number {
    return this.last.size;
  }
}
