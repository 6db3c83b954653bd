/** A reading in the background, the check of an upload, or the opening of a file or page. */
export type ChildWork = 'reading' | 'upload' | 'opening';

export interface ChildRequest {
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

interface Waiting extends ChildRequest {
  start: () => void;
}

/**
 * Decides which child process starts next. Readings take long and never keep out uploads or openings, and openings
 * never keep out uploads. Tasks of one owner run one after the other, uploads first. A free slot goes to the owner
 * whose last turn was longest ago, so users with many tasks wait behind their own tasks and do not delay others.
 */
export class ChildQueue {
  private readonly running: Record<ChildWork, number> = { reading: 0, upload: 0, opening: 0 };
  private waiting: Waiting[] = [];
  private readonly owners = new Set<string>();
  /** When each owner last had a slot; owners without an entry had none. Cleared when nothing runs or waits. */
  private readonly lastTurn = new Map<string, number>();
  private turns = 0;

  constructor(private readonly limits: ChildQueueLimits) {}

  /** @returns false when too many tasks of this owner wait; the work has then not run */
  async run(request: ChildRequest, work: () => Promise<void>): Promise<boolean> {
    if (this.mayStart(request)) this.take(request);
    else {
      const own = this.waiting.filter(
        (one) => one.owner === request.owner && isReading(one) === isReading(request),
      ).length;
      if (request.owner !== undefined && own >= this.limits.waitingOfOwner) return false;
      await new Promise<void>((start) => this.waiting.push({ ...request, start }));
    }
    try {
      await work();
    } finally {
      this.running[request.work] -= 1;
      if (request.owner !== undefined) this.owners.delete(request.owner);
      this.startNext();
    }
    return true;
  }

  private mayStart({ work, owner }: ChildRequest): boolean {
    if (owner !== undefined && this.owners.has(owner)) return false;
    if (work === 'reading') return this.running.reading < this.limits.readings;
    if (work === 'opening' && this.running.opening >= this.limits.openings) return false;
    return this.running.upload + this.running.opening < this.limits.waitedFor;
  }

  private take({ work, owner }: ChildRequest): void {
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

const isReading = ({ work }: ChildRequest): boolean => work === 'reading';
const urgency = ({ work }: ChildRequest): number => (work === 'upload' ? 0 : 1);
