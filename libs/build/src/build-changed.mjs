import { join } from 'node:path';
import { printError, print } from './bilingual.mjs';
import { isBuilt, sourceFingerprint, stampBuild } from './fingerprint.mjs';
import { projectRoot } from './project.mjs';
import { runNode } from './run.mjs';

const nx = join(projectRoot, 'node_modules/nx/dist/bin/nx.js');

/**
 * Builds what has changed since the last successful build; does nothing when nothing has changed.
 * @returns {Promise<boolean>} false when the build failed; the error was printed
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
 * As `buildChanged`, but only for the API and the libraries that it uses.
 * @returns {Promise<boolean>} false when the build failed; the error was printed
 */
export async function buildApi() {
  return isBuilt(sourceFingerprint()) || build(['run', '@waqf/api:build']);
}

async function build(target) {
  const { code, output } = await runNode([nx, ...target, '--outputStyle=static'], {
    quiet: true,
    // No daemon and no terminal interface: the build must behave the same under env -i and in a pipe.
    env: { NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  if (code !== 0) printError('فشل البناء.', 'The build failed.', output);
  return code === 0;
}
