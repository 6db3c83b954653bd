import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { TooLargeError } from '../errors/platform.errors.js';

/** A stored file, named by its content. */
export interface Blob {
  /** SHA-256 of the content, in lower-case hex. */
  readonly sha256: string;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Files addressed by their content, in a folder or in a bucket. A blob that has an address is complete and never
 * changes. A name that is not a SHA-256 causes an Error, because names never come from outside.
 */
export abstract class Blobs {
  /** Checks and prepares the storage at start, before anything is stored. @throws RefusedStartError */
  abstract prepare(): Promise<void>;

  /**
   * Stores a stream.
   * @param limit largest size in bytes; reading stops at the first byte above it
   * @param beforeNamed runs when all bytes are stored and before they get their address; when it throws they never get
   * one
   * @throws TooLargeError (413), StorageFullError (507), UnavailableError (503), what `beforeNamed` throws
   */
  abstract write(source: Readable, limit: number, beforeNamed?: (sha256: string) => Promise<void>): Promise<Blob>;

  /** Opens a blob for reading; the stream fails with code ENOENT when it does not exist. */
  abstract read(sha256: string): Readable;

  /**
   * Passes the path of a file on this machine to `work`, for child processes; the file exists until `work` has ended.
   * @throws an error of code ENOENT when the blob does not exist, UnavailableError (503), what `work` throws
   */
  abstract onDisk<T>(sha256: string, work: (path: string) => Promise<T>): Promise<T>;

  /** Size in bytes. @throws an error of code ENOENT when the blob does not exist */
  abstract sizeOf(sha256: string): Promise<number>;

  /**
   * Removes a blob for good; a missing one is not an error. The caller must know that nothing refers to it any more in
   * any context: use `BlobUses`.
   */
  abstract remove(sha256: string): Promise<void>;

  /** The names of all blobs, sorted. */
  abstract list(): AsyncIterable<string>;

  /** True when files can be stored at the moment. */
  abstract isWritable(): Promise<boolean>;
}

/** The place of a blob below the folder or the bucket's prefix. @throws Error when the name is not a blob's name */
export function placeOf(sha256: string): string {
  if (!isBlobName(sha256)) throw new Error('not a sha256');
  return `${sha256.slice(0, 2)}/${sha256}`;
}

export const isBlobName = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

/** Hashes and counts the bytes that pass; fails with TooLargeError at the first byte above `limit`. */
export function hashAndCount(limit: number): { stream: Transform; blob: () => Blob } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(new TooLargeError());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, blob: () => ({ sha256: hash.digest('hex'), size }) };
}

export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** True when the disk is full or the disk quota is used up. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

/** Whether a blob exists and its content matches its name. @throws UnavailableError (503) */
export async function isIntact(blobs: Pick<Blobs, 'read'>, sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of blobs.read(sha256)) hash.update(chunk as Buffer);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  return hash.digest('hex') === sha256;
}
