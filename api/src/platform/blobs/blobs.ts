import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { TooLargeError } from '../errors/platform.errors.js';

/** A stored file: its name is its content. */
export interface Blob {
  /** Lower-case hex. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Files by content, in a folder or in a bucket. A blob that has an address is whole, and never changes.
 * A name that is no SHA-256 is an Error: names never come from outside.
 */
export abstract class Blobs {
  /** At start: what has to stand before anything is stored. @throws RefusedStartError */
  abstract prepare(): Promise<void>;

  /**
   * Stores a stream.
   * @param limit largest size in bytes; one byte more and reading stops
   * @param beforeNamed runs when all bytes are there and before they get their address; when it throws they never do
   * @throws TooLargeError (413), StorageFullError (507), UnavailableError (503), what `beforeNamed` throws
   */
  abstract write(source: Readable, limit: number, beforeNamed?: (sha256: string) => Promise<void>): Promise<Blob>;

  /** Opens a blob for reading; the stream fails with code ENOENT when there is none. */
  abstract read(sha256: string): Readable;

  /**
   * Gives a file on this machine to `work`, for child processes that read it; it is there until `work` has ended.
   * @throws an error of code ENOENT when there is none, UnavailableError (503), what `work` throws
   */
  abstract onDisk<T>(sha256: string, work: (path: string) => Promise<T>): Promise<T>;

  /** Size in bytes. @throws an error of code ENOENT when there is none */
  abstract sizeOf(sha256: string): Promise<number>;

  /** Removes a blob for good; one that is not there is fine. Whether anybody still names it is the caller's to know. */
  abstract remove(sha256: string): Promise<void>;

  /** Every blob's name, in order. */
  abstract list(): AsyncIterable<string>;

  /** True when files can be stored now. */
  abstract isWritable(): Promise<boolean>;
}

/** Where a blob stands below the folder or the bucket's prefix. @throws Error when it is no name of a blob */
export function placeOf(sha256: string): string {
  if (!isName(sha256)) throw new Error('not a sha256');
  return `${sha256.slice(0, 2)}/${sha256}`;
}

export const isName = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

/** Hashes and counts what passes; fails with TooLargeError at the first byte above `limit`. */
export function meter(limit: number): { stream: Transform; blob: () => Blob } {
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

/** The disk takes no more. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

/** Whether a blob is there and its bytes are what its name says. @throws UnavailableError (503) */
export async function isSound(blobs: Pick<Blobs, 'read'>, sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of blobs.read(sha256)) hash.update(chunk as Buffer);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  return hash.digest('hex') === sha256;
}
