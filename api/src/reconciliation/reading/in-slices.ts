import { setImmediate } from 'node:timers/promises';

/** Runs what stops now and then to let others go first, such as `matchLines`; other calls are answered at each stop. */
export async function inSlices<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
