import { join } from 'node:path';
import { printError, print } from './bilingual.mjs';
import { isBuilt, sourceFingerprint, stampBuild } from './fingerprint.mjs';
import { projectRoot } from './project.mjs';
import { runNode } from './run.mjs';

const nx = join(projectRoot, 'node_modules/nx/dist/bin/nx.js');

/**
 * Builds what changed since the last successful build; nothing when nothing did.
 * @returns {Promise<boolean>} false when the build failed; what failed has been shown
 */
export async function buildChanged() {
  const fingerprint = sourceFingerprint();
  if (isBuilt(fingerprint)) return true;
  print('بناء ما تغيّر', 'Building what changed');
  const started = Date.now();
  if (!(await build(['run-many', '-t', 'build']))) return false;
  stampBuild(fingerprint);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  print(`تم البناء في ${seconds} ث`, `Built in ${seconds} s`);
  return true;
}

/**
 * The same for the API and the libraries under it alone.
 * @returns {Promise<boolean>} false when the build failed; what failed has been shown
 */
export async function buildApi() {
  return isBuilt(sourceFingerprint()) || build(['run', '@waqf/api:build']);
}

async function build(target) {
  const { code, output } = await runNode([nx, ...target, '--outputStyle=static'], {
    quiet: true,
    // No daemon and no terminal tricks: the build must behave the same under env -i and in a pipe.
    env: { NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  if (code !== 0) printError('فشل البناء.', 'The build failed.', output);
  return code === 0;
}
