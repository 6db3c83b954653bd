/** A reading in the background, the check of an upload, or the opening of a file or page. */
export type ChildWork = 'reading' | 'upload' | 'opening';

export interface ChildPlace {
  work: ChildWork;
  /** The user for whom the work is done; absent when it is for nobody in particular. */
  owner?: string | undefined;
}

export interface ChildQueueLimits {
  /** The most readings that run at the same time. */
  readings: number;
  /** The most uploads and openings that run at the same time. */
  waitedFor: number;
  /** The most openings among them, so that openings alone never keep out an upload. */
  openings: number;
  /** The most tasks of one owner that may wait. */
  waitingOfOwner: number;
}

interface Waiting extends ChildPlace {
  start: () => void;
}

/**
 * Decides which child process starts next. Readings take long and never keep out uploads or openings, and openings
 * never keep out uploads. Tasks of one owner run one after the other, uploads first. A free place goes to the owner
 * whose last turn was longest ago, so users with many tasks wait behind their own tasks and do not delay others.
 */
export class ChildQueue {
  private readonly running: Record<ChildWork, number> = { reading: 0, upload: 0, opening: 0 };
  private waiting: Waiting[] = [];
  private readonly owners = new Set<string>();
  /** When each owner last had a place; owners without an entry had none. Cleared when nothing runs or waits. */
  private readonly lastTurn = new Map<string, number>();
  private turns = 0;

  constructor(private readonly limits: ChildQueueLimits) {}

  /** @returns false when too many tasks of this owner wait; the work has then not run */
  async run(place: ChildPlace, work: () => Promise<void>): Promise<boolean> {
    if (this.mayStart(place)) this.take(place);
    else {
      const own = this.waiting.filter((one) => one.owner === place.owner && isReading(one) === isReading(place)).length;
      if (place.owner !== undefined && own >= this.limits.waitingOfOwner) return false;
      await new Promise<void>((start) => this.waiting.push({ ...place, start }));
    }
    try {
      await work();
    } finally {
      this.running[place.work] -= 1;
      if (place.owner !== undefined) this.owners.delete(place.owner);
      this.startNext();
    }
    return true;
  }

  private mayStart({ work, owner }: ChildPlace): boolean {
    if (owner !== undefined && this.owners.has(owner)) return false;
    if (work === 'reading') return this.running.reading < this.limits.readings;
    if (work === 'opening' && this.running.opening >= this.limits.openings) return false;
    return this.running.upload + this.running.opening < this.limits.waitedFor;
  }

  private take({ work, owner }: ChildPlace): void {
    this.running[work] += 1;
    if (owner === undefined) return;
    this.owners.add(owner);
    this.lastTurn.set(owner, (this.turns += 1));
  }

  /**
   * Starts every task that may start; there can be two, such as one owner's next reading and another's next opening.
   */
  private startNext(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.waiting = this.waiting.filter((one) => one !== next);
      this.take(next);
      next.start();
    }
    if (this.waiting.length === 0 && this.owners.size === 0) this.lastTurn.clear();
  }

  private next(): Waiting | undefined {
    return this.waiting
      .filter((one) => this.mayStart(one))
      .toSorted((a, b) => this.turnOf(a) - this.turnOf(b) || urgency(a) - urgency(b))[0];
  }

  private turnOf({ owner }: Waiting): number {
    return owner === undefined ? 0 : (this.lastTurn.get(owner) ?? 0);
  }
}

const isReading = ({ work }: ChildPlace): boolean => work === 'reading';
const urgency = ({ work }: ChildPlace): number => (work === 'upload' ? 0 : 1);
