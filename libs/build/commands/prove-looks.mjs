import { join } from 'node:path';
import { projectRoot } from '../src/project.mjs';
import { runNode } from '../src/run.mjs';

/*
 * Walks every journey at each of its widths, and tests every working route with axe in every width, language and theme;
 * the exit code is the result. `prove-looks.mjs accessible` does the latter alone.
 */
const { code } = await runNode([join(projectRoot, 'shell/e2e/run.mjs'), ...process.argv.slice(2)], {
  env: { WAQF_EVERY_LOOK: '1' },
});
process.exitCode = code;
