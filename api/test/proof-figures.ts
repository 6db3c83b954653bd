import { appendFileSync } from 'node:fs';

/** Where a proof that runs tests collects their figures (`api/prove/shared/prove-by-tests.mjs`). */
const file = process.env['WAQF_PROOF_FIGURES'];

/** Adds to the line that a proof prints at its end; `npm test` prints none. */
export function tellFigures(figures: string): void {
  if (file !== undefined) appendFileSync(file, `${figures}\n`);
}
