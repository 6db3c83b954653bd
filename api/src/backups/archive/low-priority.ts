import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Connection } from '../../platform/index.js';
import { findOwnProcess } from './database-statements.js';

interface Process {
  readonly pid: number;
  /** The client's TCP port of the connection; null without TCP. */
  readonly client_port: number | null;
}

/**
 * The priority (nice value) of a process that makes a backup: beside a busy process of normal priority it gets a tenth
 * of a core. At the lowest one (19) it gets a hundredth, and a backup on a full machine did not end.
 */
export const lowPriority = 10;

/** Gives the statements of this connection the low priority. Returns whether that was possible. */
export async function lowerPriority(on: Connection): Promise<boolean> {
  return lowerProcess(await findOwnProcess.one(on));
}

/**
 * Gives the server process of a connection the low priority if it runs on this machine and may be changed; otherwise
 * does nothing. The process title contains the client's port, so that a process with the same number on another machine
 * is not mistaken for it.
 */
export async function lowerProcess({ pid, client_port: port }: Process): Promise<boolean> {
  if (process.platform !== 'linux' || port === null) return false;
  try {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (!title.startsWith('postgres:') || !title.includes(`(${port})`)) return false;
    setPriority(pid, lowPriority);
    return true;
  } catch {
    // The process does not exist here, or belongs to another user.
    return false;
  }
}
