import { join } from 'node:path';
import { projectRoot } from '../src/project.mjs';
import { runNode } from '../src/run.mjs';

/*
 * Runs axe on every working route in every width, language and theme, with keyboard, print and motion checks; the exit
 * code is the result.
 */
const { code } = await runNode([join(projectRoot, 'shell/e2e/run.mjs'), 'accessible'], {
  env: { WAQF_EVERY_LOOK: '1' },
});
process.exitCode = code;
