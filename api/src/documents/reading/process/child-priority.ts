import type { ChildWork } from './child-queue.js';

const halfLifeMs = 30_000;
/** About as much time as a user takes who uploads all deeds of a waqf at once. */
const muchMs = 10_000;
const mostOwners = 1_000;

/** How long the child processes of each user have run recently; use from half a minute ago counts half. */
export class RecentUse {
  private readonly used = new Map<string, { ms: number; at: number }>();

  constructor(private readonly now: () => number) {}

  add(owner: string | undefined, ms: number): void {
    if (owner === undefined) return;
    if (this.used.size >= mostOwners) this.forgetOld();
    this.used.set(owner, { ms: this.of(owner) + ms, at: this.now() });
  }

  of(owner: string): number {
    const used = this.used.get(owner);
    return used ? used.ms * 0.5 ** ((this.now() - used.at) / halfLifeMs) : 0;
  }

  isMuch(owner: string): boolean {
    return this.of(owner) > muchMs;
  }

  private forgetOld(): void {
    for (const owner of this.used.keys()) if (!this.isMuch(owner)) this.used.delete(owner);
  }
}

/**
 * Niceness by kind of work: the lowest goes first, and the server itself has 0. Readings come last, because nobody
 * waits for them as for an upload.
 */
const priorities: Record<ChildWork, number> = { upload: 0, opening: 4, reading: 8 };
const afterMuchUse = 8;

/**
 * The operating system's priority (niceness) of a child. It matters only when the processors are busy: then users who
 * used them much recently yield to the others.
 */
export function childPriority(work: ChildWork, owner: string | undefined, use: RecentUse): number {
  return priorities[work] + (owner !== undefined && use.isMuch(owner) ? afterMuchUse : 0);
}
