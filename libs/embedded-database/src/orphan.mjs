import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './errors.mjs';
import { commandLine, processIdentity } from './process-identity.mjs';

// A process id above the limit of every kernel, so that no process has it.
const nobodysPid = 2_147_483_646;

/**
 * Cleans up after a killed start. A server that outlived its node process is stopped properly, because its settings may
 * be old and its end could not be noticed. If the server is gone but another process (or a zombie) now has its process
 * id, PostgreSQL would refuse to start, so the id in the pid file is replaced. The file itself stays, because
 * PostgreSQL uses the rest of it to check whether backends of the dead server still run. The caller holds the start
 * lock.
 * @param {string} clusterDir
 * @throws {EmbeddedDatabaseError} `orphan-stays`
 */
export async function clearOrphan(clusterDir) {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const content = readOrUndefined(pidFile);
  if (content === undefined) return;
  const pid = Math.abs(Number.parseInt(content, 10));
  if (!pid) return rmSync(pidFile, { force: true });
  const identity = processIdentity(pid);
  if (!identity || !isServerOf(pid, clusterDir)) {
    return writeFileSync(pidFile, content.replace(/^-?\d+/, String(nobodysPid)));
  }
  process.kill(pid, 'SIGINT');
  if (await isGone(pid, identity, 15_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (!(await isGone(pid, identity, 5_000))) throw orphanStays(pid);
}

/** Waits until a process has ended, at most `withinMs`. @returns {Promise<boolean>} */
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
  // On Windows the command line is expensive to read, so only the pid file decides there.
  return process.platform === 'win32' || (command.includes('postgres') && command.includes(clusterDir));
}

function readOrUndefined(path) {
  try {
    return readFileSync(path, 'utf8');
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
