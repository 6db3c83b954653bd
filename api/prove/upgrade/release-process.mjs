import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from '@waqf/testing/product';

const readyWithinMs = 240_000;
const stopWithinMs = 25_000;

/**
 * One API process of a release, as it runs behind a balancer.
 * @param {{root: string, port: number, database: string, data: string}} release `root`: a checkout that is built
 * @returns {{port: number, output: () => string, ready: () => Promise<void>, kill: () => Promise<void>, stop: () =>
 *   Promise<void>}} `ready` rejects when the process ends before it is ready
 */
export function startRelease({ root, port, database, data }) {
  const env = { ...process.env, DATABASE_URL: database, WAQF_DATA: data, WAQF_SIMULATORS: 'on', TRUSTED_PROXIES: '1' };
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'api/dist/main.js')], {
    cwd: root,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-50_000)));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.ok === true;
  return {
    port,
    output: () => output,
    async ready() {
      await waitFor(
        async () => {
          if (child.exitCode !== null || child.signalCode) throw new Error(`it ended before it was ready:\n${output}`);
          return isReady();
        },
        readyWithinMs,
        () => `not ready in ${readyWithinMs} ms:\n${output}`,
      );
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([exited, delay(stopWithinMs)]);
      child.kill('SIGKILL');
      await exited;
    },
  };
}
