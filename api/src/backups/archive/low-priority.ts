import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Connection } from '../../platform/index.js';
import { findOwnProcess } from './database-statements.js';

interface Process {
  readonly pid: number;
  /** Of the connection, on the side of its client; null without TCP. */
  readonly client_port: number | null;
}

/** As polite as a process can be: it works while nobody else wants the processor. */
export const leastPriority = 19;

/** Lets everybody else go before the statements of this connection. Returns whether it was done. */
export async function lowerPriority(on: Connection): Promise<boolean> {
  return lowerProcess(await findOwnProcess.one(on));
}

/**
 * The server's process of a connection goes last, where it runs on this machine and may be told so; elsewhere nothing
 * changes. Its title names the port of its client, so that a process of the same number on another machine is never
 * mistaken for it.
 */
export async function lowerProcess({ pid, client_port: port }: Process): Promise<boolean> {
  if (process.platform !== 'linux' || port === null) return false;
  try {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (!title.startsWith('postgres:') || !title.includes(`(${port})`)) return false;
    setPriority(pid, leastPriority);
    return true;
  } catch {
    // Not there, or another user's.
    return false;
  }
}
