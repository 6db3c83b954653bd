import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lendAddresses } from './lock-with-addresses.mjs';

// Runs on the machine's own Node before anything is installed: only node:* modules, and nothing newer than Node 20.

const longestMs = 600_000;

/**
 * Runs `npm ci`, never two at a time: it waits for an installation in another terminal, or one that outlived its killed
 * parent. If it fails, it is tried again with an empty node_modules, because npm fails on remains of an interrupted
 * run, and without addresses of our own, because a registry may have others.
 * @param {{root: string, isInstalled: () => boolean}} options
 * @returns {Promise<{ok: boolean, error?: string}>}
 */
export async function installPackages({ root, isInstalled }) {
  const lock = join(root, '.cache', 'install.pid');
  mkdirSync(join(root, '.cache'), { recursive: true });
  if ((await waitForOther(lock)) && isInstalled()) return { ok: true };
  const takeBack = await lendAddresses(root, npmProgram());
  const first = await npmCi(root, lock);
  takeBack();
  if (first.ok) return first;
  rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return npmCi(root, lock);
}

/** @returns {[string, string[]]} npm, the one that runs this script if any, and its first arguments */
function npmProgram() {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
}

/** Installs development packages too, even under NODE_ENV=production, because they build the platform. */
function npmCi(root, lock) {
  const [program, first] = npmProgram();
  const args = [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (child.pid) writeFileSync(lock, String(child.pid));
    const release = endWithParent(child);
    const finish = (result) => {
      release();
      rmSync(lock, { force: true });
      resolve(result);
    };
    child.on('error', (error) => finish({ ok: false, error: error.message }));
    child.on('exit', (code) => finish({ ok: code === 0 }));
  });
}

/** Interrupting `npm start` must not leave an installation running; npm's shell does not pass the signals on. */
function endWithParent(child) {
  const end = () => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && end(), 500);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, end);
  };
}

/** @returns {Promise<boolean>} whether there was another installation */
async function waitForOther(lock) {
  if (!isNpmRunning(lock)) return false;
  const end = Date.now() + longestMs;
  while (isNpmRunning(lock) && Date.now() < end) await sleep(300);
  return true;
}

function isNpmRunning(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    process.kill(pid, 0);
    const command = `/proc/${pid}/cmdline`;
    // The process id may belong to another program by now.
    return existsSync('/proc/self/cmdline') ? readFileSync(command, 'utf8').includes('npm') : true;
  } catch {
    return false;
  }
}
