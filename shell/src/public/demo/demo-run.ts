/** Numbers from the specification, sections 2 and 9. */
const tickMs = 200;
const largestStep = 15;
/** The percentages at which the text of the stage changes. */
export const stageStarts = [0, 30, 60, 90] as const;

export type DemoRun = { state: 'idle' } | { state: 'running'; percent: number } | { state: 'done' };

/** The next percentage: a random step of at most 15, never past 100. `random` is in [0, 1). */
export function advance(percent: number, random: () => number): number {
  return Math.min(100, percent + random() * largestStep);
}

/** The index, from 0, of the stage of a percentage. */
export function stageOf(percent: number): number {
  return stageStarts.findLastIndex((start) => percent >= start);
}

export interface DemoSurroundings {
  /** Calls `tick` every `ms` until the returned function is called. */
  every: (ms: number, tick: () => void) => () => void;
  /** A number in [0, 1), as `Math.random`. */
  random: () => number;
}

/**
 * Runs from 0 to 100 and reports each change; the last one is `done`.
 * @returns a function that stops the run; nothing is reported after it
 */
export function startDemoRun({ every, random }: DemoSurroundings, onChange: (run: DemoRun) => void): () => void {
  let percent = 0;
  onChange({ state: 'running', percent });
  const stop = every(tickMs, () => {
    percent = advance(percent, random);
    if (percent < 100) return onChange({ state: 'running', percent });
    stop();
    onChange({ state: 'done' });
  });
  return stop;
}
