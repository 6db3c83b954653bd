import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectNode, projectRoot } from './project.mjs';

const stopWithinMs = 20_000;
const followParent = fileURLToPath(new URL('./follow-parent.mjs', import.meta.url));

/**
 * The API as a child process; its output goes on to the terminal.
 * @param {Record<string, string | undefined>} env
 * @param {string} [entry] its main file
 * @param {{hidden?: boolean}} [options] `hidden`: its address is nobody's business, a balancer stands before it
 * @returns {{isReady: () => boolean, exited: Promise<{code: number | null, signal: string | null}>, stop: () =>
 *   Promise<void>}}
 */
export function startApi(env, entry = join(projectRoot, 'api/dist/main.js'), { hidden = false } = {}) {
  const child = spawn(projectNode(), ['--enable-source-maps', '--import', followParent, entry], {
    cwd: projectRoot,
    // Compiled code is kept between starts; where the folder can't be written, Node goes without.
    env: { NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'), ...env },
    // A group of its own, so that Ctrl-C reaches it once, through the supervisor, and in order.
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
