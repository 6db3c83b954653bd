/** A reading in the background, an upload that is looked at, or a file or page that is opened. */
export type ChildWork = 'reading' | 'upload' | 'opening';

export interface ChildPlace {
  work: ChildWork;
  /** Whose file it is asked for; absent: nobody in particular. */
  owner?: string | undefined;
}

export interface ChildQueueLimits {
  /** Readings at once. */
  readings: number;
  /** Uploads and openings at once. */
  waitedFor: number;
  /** Of these at most so many are openings: an upload finds a place beside them. */
  openings: number;
  /** Tasks of one owner that may wait. */
  waitingOfOwner: number;
}

interface Waiting extends ChildPlace {
  start: () => void;
}

/**
 * Who may start a child process now. Readings, which take long, never keep out those who open a page or upload a file,
 * and pages never keep out uploads. Tasks of one owner run one after the other, their uploads first; a free place goes
 * to whom it has been longest since they had one, so who asks for much waits behind their own tasks, not others behind
 * theirs.
 */
export class ChildQueue {
  private readonly running: Record<ChildWork, number> = { reading: 0, upload: 0, opening: 0 };
  private waiting: Waiting[] = [];
  private readonly owners = new Set<string>();
  /** When each owner last had a place, until nobody has or wants one; who is not in it had none. */
  private readonly lastTurn = new Map<string, number>();
  private turns = 0;

  constructor(private readonly limits: ChildQueueLimits) {}

  /** @returns false, and nothing has run, when too many tasks of this owner wait */
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

  /** More than one may start: an owner's next reading beside the next opening of another. */
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
