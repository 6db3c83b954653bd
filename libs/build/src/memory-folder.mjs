import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '@waqf/embedded-database';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;
/** Minimum free bytes: several times what tests write at once, and what the tests themselves need in addition. */
const leastFree = { inFolder: 3 * gigabyte, ofMachine: 6 * gigabyte };
const prefix = 'waqf-tests-';

/**
 * A folder in the machine's memory for temporary databases and files of tests; it is removed when the process ends.
 * PostgreSQL waits until every write is stored; in memory that takes no time, but a copied database has a thousand
 * files, and on a disk each of them takes time.
 * @returns {string | undefined} undefined when there is no such folder, or too little room
 */
export function memoryFolder() {
  try {
    if (!existsSync(memory)) return undefined;
    removeLeft();
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < leastFree.inFolder || process.availableMemory() < leastFree.ofMachine) return undefined;
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
    // The database may run under another account.
    chmodSync(folder, 0o755);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}

/** Removes what killed runs left behind. */
function removeLeft() {
  for (const name of readdirSync(memory).filter((entry) => entry.startsWith(prefix)))
    if (processIdentity(Number.parseInt(name.slice(prefix.length), 10)) === undefined)
      rmSync(join(memory, name), { recursive: true, force: true });
}
