/** Children of a lane run beside each other; those of one owner run one after the other. */
export interface ChildPlace {
  lane: 'reading' | 'opening';
  /** Whose file it is asked for; absent: nobody in particular. */
  owner?: string | undefined;
}

export interface ChildQueueLimits {
  /** Children at once in each lane. */
  lanes: Record<ChildPlace['lane'], number>;
  /** Tasks of one owner that may wait. */
  waitingOfOwner: number;
}

interface Waiting {
  owner: string | undefined;
  start: () => void;
}

/**
 * Who may start a child process now. Readings, which take long, never keep out those who open a page or upload a file;
 * and who asks for much waits behind their own tasks, not others behind theirs.
 */
export class ChildQueue {
  private readonly running = { reading: 0, opening: 0 };
  private readonly waiting: Record<ChildPlace['lane'], Waiting[]> = { reading: [], opening: [] };
  private readonly owners = new Set<string>();

  constructor(private readonly limits: ChildQueueLimits) {}

  /** @returns false, and nothing has run, when too many tasks of this owner wait */
  async run(place: ChildPlace, work: () => Promise<void>): Promise<boolean> {
    const { lane, owner } = place;
    if (this.mayStart(lane, owner)) this.take(lane, owner);
    else {
      const own = this.waiting[lane].filter((one) => one.owner === owner).length;
      if (owner !== undefined && own >= this.limits.waitingOfOwner) return false;
      await new Promise<void>((start) => this.waiting[lane].push({ owner, start }));
    }
    try {
      await work();
    } finally {
      this.running[lane] -= 1;
      if (owner !== undefined) this.owners.delete(owner);
      this.startNext(lane, owner);
    }
    return true;
  }

  private mayStart(lane: ChildPlace['lane'], owner: string | undefined): boolean {
    return this.running[lane] < this.limits.lanes[lane] && (owner === undefined || !this.owners.has(owner));
  }

  private take(lane: ChildPlace['lane'], owner: string | undefined): void {
    this.running[lane] += 1;
    if (owner !== undefined) this.owners.add(owner);
  }

  /** In their order, except that an owner whose task has just ended comes after the others. */
  private startNext(lane: ChildPlace['lane'], justEnded: string | undefined): void {
    const queue = this.waiting[lane];
    const mayStart = ({ owner }: Waiting): boolean => this.mayStart(lane, owner);
    const ofOthers = queue.findIndex((one) => one.owner !== justEnded && mayStart(one));
    const at = ofOthers < 0 ? queue.findIndex(mayStart) : ofOthers;
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    if (!next) return;
    this.take(lane, next.owner);
    next.start();
  }
}
