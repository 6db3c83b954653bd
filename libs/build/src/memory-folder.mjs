import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '@waqf/embedded-database';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;
/** What tests write at once, several times over, and what the tests themselves need beside it. */
const leastFree = { inFolder: 3 * gigabyte, ofMachine: 6 * gigabyte };
const prefix = 'waqf-tests-';

/**
 * A folder in the machine's memory for databases and files that tests throw away; it goes with the process. PostgreSQL
 * asks for every write to reach the disk, there as anywhere, and is answered at once: a copied database has a thousand
 * files, each of which takes its time on a disk.
 * @returns {string | undefined} nothing where there is no such folder, or too little room
 */
export function memoryFolder() {
  try {
    if (!existsSync(memory)) return undefined;
    removeLeft();
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < leastFree.inFolder || process.availableMemory() < leastFree.ofMachine) return undefined;
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
    // The database may run as another account.
    chmodSync(folder, 0o755);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}

/** What runs that were killed left behind. */
function removeLeft() {
  for (const name of readdirSync(memory).filter((entry) => entry.startsWith(prefix)))
    if (processIdentity(Number.parseInt(name.slice(prefix.length), 10)) === undefined)
      rmSync(join(memory, name), { recursive: true, force: true });
}
