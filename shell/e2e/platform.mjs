import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectNode, projectRoot } from '../../libs/build/src/project.mjs';

const readyWithinMs = 300_000;

/**
 * The product as `npm start` runs it, on a free port and with its own data folder.
 * @param {{root?: string}} [options] `root`: the folder of another checkout
 * @returns {Promise<{address: string, dataFolder: string, stop: () => Promise<void>}>}
 * @throws Error with the last output when it does not become ready
 */
export async function startPlatform({ root = projectRoot } = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'waqf-e2e-'));
  const port = await freePort();
  const child = spawn(projectNode(), [join(root, 'libs/build/commands/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), WAQF_DATA: dataFolder, WAQF_SIMULATORS: 'on', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  let output = '';
  const ready = new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`the platform ${why}\n${output.slice(-4_000)}`));
    const timer = setTimeout(() => fail(`was not ready after ${readyWithinMs} ms`), readyWithinMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (/^ready http/m.test(output)) {
          clearTimeout(timer);
          resolve();
        }
      });
    }
    void exited.then((code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `http://localhost:${port}`, dataFolder, stop };
}

/** A port that is not in use, below the range that operating systems assign to clients. */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
