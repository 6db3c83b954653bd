import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Who a process id is right now: a text that differs when the id was reused, or the machine restarted.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs; a zombie doesn't run, although `kill -0` reaches
 *   it
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
 * @returns {string} empty when it can't be read
 */
export function commandLine(pid) {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';
  return process.platform === 'win32' ? '' : (ask('ps', ['-o', 'command=', '-p', String(pid)]) ?? '');
}

function linuxIdentity(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The name in parentheses may hold spaces; the fields after it are plain: state is 3rd, start time 22nd.
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
