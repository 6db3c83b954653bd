import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.mjs';
import { processIdentity } from './process-identity.mjs';

/**
 * Locks the data folder for this process. The lock of a process that no longer exists (kill -9, restart of the machine)
 * is taken over.
 * @param {string} dataDir existing folder
 * @returns {() => void} releases the lock; safe to call twice
 * @throws {EmbeddedDatabaseError} `in-use`, which names the process that has it
 */
export function takeStartLock(dataDir) {
  const path = join(dataDir, 'start.lock');
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), id: randomUUID() });
  const draft = `${path}.${randomUUID()}`;
  // Written under another name and then linked: nobody ever reads an incomplete lock, and linking fails if one exists.
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (linked(draft, path)) return () => release(path, mine);
      const found = readOrEmpty(path);
      const holder = holderOf(found);
      if (holder) throw inUse(dataDir, holder.pid);
      setAside(path, found);
    }
    throw inUse(dataDir, 0);
  } finally {
    rmSync(draft, { force: true });
  }
}

function holderOf(content) {
  try {
    const { pid, identity } = JSON.parse(content);
    return processIdentity(pid) === identity ? { pid } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes a stale lock. Two starts may find the same one: only one of them can rename it, and the other puts back a new
 * lock that it took by mistake.
 */
function setAside(path, stale) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readOrEmpty(aside) !== stale) linked(aside, path);
  rmSync(aside, { force: true });
}

function release(path, mine) {
  if (readOrEmpty(path) === mine) rmSync(path, { force: true });
}

function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function inUse(dataDir, pid) {
  return new EmbeddedDatabaseError('in-use', {
    ar: `المنصة تعمل الآن على مجلد البيانات ${dataDir} (العملية ${pid}). أوقفها أولًا، أو حدد مجلدًا آخر في WAQF_DATA.`,
    en:
      `The platform is already running on the data folder ${dataDir} (process ${pid}` +
      `). Stop it first, or name another folder in WAQF_DATA.`,
  });
}
