export interface PersonLimits {
  /** Tasks of one person at once. */
  atOnce: number;
  /** Tasks of one person that may wait. */
  waiting: number;
}

/** Bounds what one person has under way, before any of it has cost anything. Persons don't wait for each other. */
export class PersonPlaces {
  private readonly underWay = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(private readonly limits: PersonLimits) {}

  /** Persons who have something under way. */
  get size(): number {
    return this.underWay.size;
  }

  /** @returns what `work` returns; undefined, and nothing has run, when too many tasks of this person wait */
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
      // The place goes on without being free in between.
      if (next) next();
      else own.running -= 1;
      if (own.running === 0) this.underWay.delete(person);
    }
  }
}
