import { join } from 'node:path';
import { projectRoot } from '../src/project.mjs';
import { runNode } from '../src/run.mjs';

/*
 * axe over every working route in every width, language and theme, with keyboard, paper and motion; the exit code is
 * the answer.
 */
const { code } = await runNode([join(projectRoot, 'shell/e2e/run.mjs'), 'accessible'], {
  env: { WAQF_EVERY_LOOK: '1' },
});
process.exitCode = code;
