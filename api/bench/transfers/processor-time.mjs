import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc per second; 100 on every Linux that we use. */
const ticks = 100;

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
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
