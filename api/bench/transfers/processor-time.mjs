import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc per second; 100 on every Linux that we use. */
const ticks = 100;

function statOf(task) {
  try {
    const text = readFileSync(`/proc/${task}/stat`, 'latin1');
    // The name may contain spaces and parentheses; the fields after it are plain.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(fields[1]),
      own: Number(fields[11]) + Number(fields[12]),
      ended: Number(fields[13]) + Number(fields[14]),
    };
  } catch {
    return undefined;
  }
}

/** Processor time of a process so far, in seconds; undefined when there is no /proc. */
export function secondsOf(pid) {
  const stat = statOf(pid);
  return stat && stat.own / ticks;
}

/** The same for a process and its children (also those that have ended), such as a PostgreSQL server. */
export function secondsOfFamily(pid) {
  const head = statOf(pid);
  if (!head) return undefined;
  let total = head.own + head.ended;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (stat?.parent === pid) total += stat.own;
  }
  return total / ticks;
}

/** The same for the thread of a process that runs its JavaScript; the others collect garbage and compile. */
export const secondsOfMainThread = (pid) => secondsOf(`${pid}/task/${pid}`);

/**
 * Processor time of the children of a PostgreSQL server that still run, in one look: those that serve a connection, and
 * the others, which work for all of them; undefined when there is no /proc.
 */
export function secondsOfServer(pid) {
  if (!statOf(pid)) return { connections: undefined, others: undefined };
  const spent = { connections: 0, others: 0 };
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (stat?.parent !== pid) continue;
    const serves = / \d+\.\d+\.\d+\.\d+\(\d+\)/.test(titleOf(name));
    spent[serves ? 'connections' : 'others'] += stat.own / ticks;
  }
  return spent;
}

function titleOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}
