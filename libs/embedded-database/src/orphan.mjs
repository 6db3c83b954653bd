import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './errors.mjs';
import { commandLine, processIdentity } from './process-identity.mjs';

/**
 * Clears what a killed start left behind. A server that outlived its node is stopped in an orderly way (its settings may
 * be old ones, and its exit could not be noticed); a pid file without its server is removed, as PostgreSQL itself
 * would refuse when another process (or a zombie) has that number now. The caller holds the start lock.
 * @param {string} clusterDir
 * @throws {EmbeddedDatabaseError} `orphan-stays`
 */
export async function clearOrphan(clusterDir) {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const pid = pidIn(pidFile);
  if (pid === undefined) return;
  const identity = processIdentity(pid);
  if (identity && isServerOf(pid, clusterDir)) {
    process.kill(pid, 'SIGINT');
    if (!(await isGone(pid, identity, 15_000))) {
      process.kill(pid, 'SIGQUIT');
      if (!(await isGone(pid, identity, 5_000))) throw orphanStays(pid);
    }
  }
  rmSync(pidFile, { force: true });
}

/** Waits until a process has ended. @returns {Promise<boolean>} */
export async function isGone(pid, identity, withinMs) {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (processIdentity(pid) !== identity) return true;
    await sleep(20);
  }
  return processIdentity(pid) !== identity;
}

function isServerOf(pid, clusterDir) {
  const command = commandLine(pid);
  // Windows can't be asked cheaply; there the pid file alone decides.
  return process.platform === 'win32' || (command.includes('postgres') && command.includes(clusterDir));
}

function pidIn(pidFile) {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    // An empty or torn file is a leftover too: 0 is nobody's number.
    return Number.isInteger(pid) ? Math.abs(pid) : 0;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function orphanStays(pid) {
  return new EmbeddedDatabaseError('orphan-stays', {
    ar: `بقيت قاعدة بيانات من تشغيل سابق ولم تتوقف (العملية ${pid}).`,
    en: `A database of an earlier start is still running and does not stop (process ${pid}).`,
  });
}
