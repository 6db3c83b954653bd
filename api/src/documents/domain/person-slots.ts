export interface PersonLimits {
  /** Number of tasks of one person that may run at the same time. */
  atOnce: number;
  /** Number of tasks of one person that may wait. */
  waiting: number;
}

/** Limits the tasks of each person before they use any resources. People do not wait for each other. */
export class PersonSlots {
  private readonly underWay = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(private readonly limits: PersonLimits) {}

  /** Number of people who have a task that runs or waits. */
  get size(): number {
    return this.underWay.size;
  }

  /** @returns what `work` returns; undefined, without running `work`, when too many tasks of this person wait */
  async run<T>(person: string, work: () => Promise<T>): Promise<T | undefined> {
    const own = this.underWay.get(person) ?? { running: 0, waiting: [] };
    this.underWay.set(person, own);
    if (own.running < this.limits.atOnce) own.running += 1;
    else if (own.waiting.length >= this.limits.waiting) return undefined;
    else await new Promise<void>((start) => own.waiting.push(start));
    try {
      return await work();
    } finally {
      const next = own.waiting.shift();
      // The slot is passed directly to the next task, so that no other task can take it.
      if (next) next();
      else own.running -= 1;
      if (own.running === 0) this.underWay.delete(person);
    }
  }
}
