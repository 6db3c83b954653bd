import type { ChildWork } from './child-queue.js';

const halfLifeMs = 30_000;
/** About as much as a person takes who uploads the deeds of a waqf in one go. */
const muchMs = 10_000;
const ownersRemembered = 1_000;

/** How long the children of each person have run lately: what is half a minute old counts half. */
export class RecentUse {
  private readonly used = new Map<string, { ms: number; at: number }>();

  constructor(private readonly now: () => number) {}

  add(owner: string | undefined, ms: number): void {
    if (owner === undefined) return;
    if (this.used.size >= ownersRemembered) this.forgetOld();
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

/** The least wins; the server itself has 0. Nobody waits for a reading as for an upload. */
const priorities: Record<ChildWork, number> = { upload: 0, opening: 4, reading: 8 };
const afterMuchUse = 8;

/**
 * The operating system's priority of a child. Where processors are free it changes nothing; where they are not, who has
 * taken much of them lately yields to the others.
 */
export function childPriority(work: ChildWork, owner: string | undefined, use: RecentUse): number {
  return priorities[work] + (owner !== undefined && use.isMuch(owner) ? afterMuchUse : 0);
}
