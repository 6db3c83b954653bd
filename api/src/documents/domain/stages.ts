import type { Bilingual } from '@waqf/contracts';
import { readingStages, type ReadingStage, type StageProgress } from '@waqf/contracts/documents';
import { rounded } from '@waqf/formats';

/** The five stages before the reading starts. */
export function waitingStages(): StageProgress[] {
  return readingStages.map((stage) => ({ stage, state: 'waiting', milliseconds: null, note: null }));
}

/**
 * The stages after the reader has reported one.
 * @param report the stage; `milliseconds` is set once it is done, absent while it runs
 */
export function withStage(
  stages: StageProgress[],
  report: { stage: ReadingStage; state: 'active' | 'done'; milliseconds?: number | null; note?: Bilingual | null },
): StageProgress[] {
  const position = readingStages.indexOf(report.stage);
  return stages.map((entry, index) => {
    if (index !== position) return entry;
    const milliseconds = report.state === 'done' ? wholeMilliseconds(report.milliseconds) : null;
    return { stage: entry.stage, state: report.state, milliseconds, note: report.note ?? null };
  });
}

/**
 * The stages of a reading that ended without a result: the running (or first waiting) one failed, the rest stay
 * waiting.
 */
export function withFailure(stages: StageProgress[], note: Bilingual): StageProgress[] {
  const running = stages.findIndex((entry) => entry.state === 'active');
  const position = running === -1 ? stages.findIndex((entry) => entry.state === 'waiting') : running;
  const failed = position === -1 ? stages.length - 1 : position;
  return stages.map((entry, index) => {
    if (index === failed) return { ...entry, state: 'failed', milliseconds: null, note };
    return entry.state === 'active' ? { ...entry, state: 'waiting' } : entry;
  });
}

function wholeMilliseconds(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.max(0, rounded(value));
}
