/** Runs work with the same key one after the other; work with different keys runs independently. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  /**
   * @returns what `work` returns. It begins once the previous work for this key has ended, whether it succeeded or
   * failed
   */
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

  /** Number of keys for which work is running or waiting. */
  get size(): number {
    return this.last.size;
  }
}
