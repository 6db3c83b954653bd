import { knownValue, type Bilingual } from '@waqf/contracts';
import { readingStages, type ReadingStage, type StageProgress } from '@waqf/contracts/documents';
import { waitingStages, withStage } from './stages.js';

/**
 * Follows the reader's reports and measures each stage. Stages run one after the other, in the order of the contract.
 */
export class StageLog {
  private state = waitingStages();
  private startedAt: number;

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number) {
    this.startedAt = now();
  }

  get stages(): StageProgress[] {
    return this.state;
  }

  /**
   * Handles a report of the reader. A later stage ends the earlier ones.
   * @returns true when a stage began or ended, false when only its count changed
   */
  report(stage: ReadingStage, done: number, total: number): boolean {
    const before = this.state;
    for (const earlier of readingStages.slice(0, readingStages.indexOf(stage))) this.end(earlier);
    const finished = total > 0 && done >= total;
    const entry = this.state.find((candidate) => candidate.stage === stage);
    if (finished) this.end(stage);
    else if (entry?.state === 'waiting') this.state = withStage(this.state, { stage, state: 'active' });
    return this.state !== before;
  }

  /** Marks every stage as done. @param notes notes that are shown with a stage */
  finish(notes: Partial<Record<ReadingStage, Bilingual>> = {}): StageProgress[] {
    for (const stage of readingStages) this.end(stage);
    return this.state.map((entry) => {
      const stage = knownValue(readingStages, entry.stage);
      return { ...entry, note: (stage && notes[stage]) ?? entry.note };
    });
  }

  private end(stage: ReadingStage): void {
    if (this.state.find((entry) => entry.stage === stage)?.state === 'done') return;
    const now = this.now();
    this.state = withStage(this.state, { stage, state: 'done', milliseconds: now - this.startedAt });
    this.startedAt = now;
  }
}
