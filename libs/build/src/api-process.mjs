import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectNode, projectRoot } from './project.mjs';

const stopWithinMs = 20_000;
const followParent = fileURLToPath(new URL('./follow-parent.mjs', import.meta.url));

/**
 * Runs the API as a child process; its output is passed to the terminal.
 * @param {Record<string, string | undefined>} env
 * @param {string} [entry] its main file
 * @param {{hidden?: boolean}} [options] `hidden`: does not print its address, because a balancer is in front of it
 * @returns {{isReady: () => boolean, exited: Promise<{code: number | null, signal: string | null}>, stop: () =>
 *   Promise<void>}}
 */
export function startApi(env, entry = join(projectRoot, 'api/dist/main.js'), { hidden = false } = {}) {
  const child = spawn(projectNode(), ['--enable-source-maps', '--import', followParent, entry], {
    cwd: projectRoot,
    // Node caches compiled code between starts; when the folder is not writable, Node works without the cache.
    env: { NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'), ...env },
    // A separate process group, so that Ctrl-C reaches the API once, through the supervisor, in the right order.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let ready = false;
  let tail = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(hidden ? text.replace(/^ready http.*\n/m, '') : text);
    if (ready) return;
    tail = (tail + text).slice(-4_000);
    ready = /^ready http/m.test(tail);
  });
  const exited = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', () => resolve({ code: 1, signal: null }));
  });
  return {
    isReady: () => ready,
    exited,
    async stop() {
      child.kill('SIGTERM');
      const patience = new AbortController();
      const late = sleep(stopWithinMs, 'late', { signal: patience.signal }).catch(() => undefined);
      if ((await Promise.race([exited, late])) === 'late') child.kill('SIGKILL');
      patience.abort();
      await exited;
    },
  };
}
