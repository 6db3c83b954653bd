import { DomainError } from '../errors/domain-error.js';
import { type Blobs, codeOf, isIntact } from './blobs.js';

const atOnce = 4;

export interface Moved {
  /** Number of files that were not at the target yet. */
  copied: number;
  /** Number of files that were already at the target and complete. */
  there: number;
  /** Total size of both in bytes. */
  bytes: number;
  /** Files that could not be copied: damaged, missing at the source, or refused by the storage. */
  readonly failed: { sha256: string; reason: 'damaged' | 'gone' | 'refused' }[];
}

/**
 * Copies every file from one place to another and reads each back there, so only verified files are counted. The source
 * is left unchanged; a repeated run continues where the previous one ended.
 */
export async function moveBlobs(from: Blobs, to: Blobs, onFile: (moved: Moved) => void): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, bytes: 0, failed: [] };
  const names = from.list()[Symbol.asyncIterator]();
  const worker = async (): Promise<void> => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      await moveOne(from, to, next.value, moved);
      onFile(moved);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return moved;
}

async function moveOne(from: Blobs, to: Blobs, sha256: string, moved: Moved): Promise<void> {
  try {
    if (await isIntact(to, sha256)) moved.there += 1;
    else {
      await copy(from, to, sha256);
      moved.copied += 1;
    }
    const size = await to.sizeOf(sha256);
    moved.bytes += size;
  } catch (error) {
    if (error instanceof DamagedError) moved.failed.push({ sha256, reason: 'damaged' });
    else if (codeOf(error) === 'ENOENT') moved.failed.push({ sha256, reason: 'gone' });
    else if (error instanceof DomainError) moved.failed.push({ sha256, reason: 'refused' });
    else throw error;
  }
}

async function copy(from: Blobs, to: Blobs, sha256: string): Promise<void> {
  // A file that already has this name there is not sound; it would be kept unless it is removed first.
  await to.remove(sha256);
  await to.write(from.read(sha256), Number.MAX_SAFE_INTEGER, (found) => {
    if (found !== sha256) throw new DamagedError();
    return Promise.resolve();
  });
  if (!(await isIntact(to, sha256))) throw new DamagedError();
}

class DamagedError extends Error {}
