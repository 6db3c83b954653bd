import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectNode, projectRoot } from '../../libs/build/src/project.mjs';

const readyWithinMs = 300_000;
/** Characters of output that are kept. */
const longestOutput = 20_000;

/**
 * The product as `npm start` runs it, on a free port and with its own data folder.
 * @param {{root?: string, from?: string}} [options] `root`: the folder of another checkout; `from`: what
 *   `makeSampleData` returned, so that the samples need not be made again
 * @returns {Promise<{address: string, dataFolder: string, takeOutput: () => string, end: () => Promise<void>,
 *   stop: () => Promise<void>}>} `takeOutput` returns what it printed since the last call; `stop` ends it and
 *   removes its data
 * @throws Error with the last output when it does not become ready
 */
export async function startPlatform({ root = projectRoot, from } = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'waqf-e2e-'));
  // Where root starts the product, the database's account must reach its cluster here, or it would be kept elsewhere.
  await chmod(dataFolder, 0o755);
  // `cp` keeps the owners of the files, which node's own copying does not.
  if (from) await promisify(execFile)('cp', ['-a', `${from}/.`, dataFolder]);
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
        output = (output + text).slice(-longestOutput);
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
  const end = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const stop = async () => {
    await end();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  // What it printed lately; at the usual level these are warnings and errors.
  const takeOutput = () => {
    const taken = output;
    output = '';
    return taken;
  };
  return { address: `http://localhost:${port}`, dataFolder, takeOutput, end, stop };
}

/**
 * Makes the sample data once, for platforms that start from copies of it: its deeds are read, which takes longer than
 * many journeys.
 * @returns {Promise<string>} the data folder of a platform that has ended
 * @throws Error when its database is kept elsewhere, as a copy would then use the same one
 */
export async function makeSampleData() {
  const { dataFolder, end, stop } = await startPlatform();
  if (!existsSync(join(dataFolder, 'database', 'cluster'))) {
    await stop();
    throw new Error(`the account of the database cannot enter ${tmpdir()}; name another folder in TMPDIR`);
  }
  await end();
  return dataFolder;
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
