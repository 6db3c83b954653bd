import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A text that identifies the process that has an id now; it changes when the id is reused or the machine restarts.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs; a zombie does not count as running, although
 *   `kill -0` reaches it
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') return linuxIdentity(pid);
  if (process.platform === 'win32') return isReachable(pid) ? String(pid) : undefined;
  const [state, started] = ask('ps', ['-o', 'state=,lstart=', '-p', String(pid)])?.split(/\s+(.*)/s) ?? [];
  return state && !state.startsWith('Z') ? `${pid} ${started}` : undefined;
}

/**
 * The command line of a running process.
 * @param {number} pid
 * @returns {string} empty when it cannot be read
 */
export function commandLine(pid) {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';
  return process.platform === 'win32' ? '' : (ask('ps', ['-o', 'command=', '-p', String(pid)]) ?? '');
}

function linuxIdentity(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The name in parentheses may contain spaces; the fields after it are plain: state is the 3rd, start time the 22nd.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${pid} ${fields[19]} ${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}`;
}

function isReachable(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ask(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}
