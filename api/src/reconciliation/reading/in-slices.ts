import { setImmediate } from 'node:timers/promises';

/** Runs a function that pauses now and then, such as `matchLines`; other requests are answered at each pause. */
export async function runInSlices<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
