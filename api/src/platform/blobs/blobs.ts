import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, link, mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../environment.js';
import { StorageFullError, TooLargeError } from '../errors/platform.errors.js';

/** A half-written file of this age belongs to no upload that is still running, of this process or another. */
const abandonedMs = 3_600_000;

/** A stored file: its name is its content. */
export interface Blob {
  /** Lower-case hex. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Files by content under `WAQF_DATA/blobs`. A blob that has an address is whole: bytes go to a temporary file, are
 * flushed, and only then get their name.
 */
@Injectable()
export class Blobs {
  private readonly root: string;
  private readonly incoming: string;

  constructor(@Inject(Environment) environment: Environment) {
    this.root = join(environment.dataFolder, 'blobs');
    this.incoming = join(this.root, 'incoming');
  }

  /** Makes the folders and drops what a killed process left half-written. */
  async prepare(): Promise<void> {
    await mkdir(this.incoming, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.incoming)) {
      const path = join(this.incoming, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > abandonedMs) await rm(path, { force: true });
    }
  }

  /**
   * Stores a stream.
   * @param limit largest size in bytes; one byte more and reading stops
   * @param beforeNamed runs when all bytes are there and before they get their address; when it throws they never do
   * @throws TooLargeError (413), StorageFullError (507), what `beforeNamed` throws
   */
  async write(source: Readable, limit: number, beforeNamed?: (sha256: string) => Promise<void>): Promise<Blob> {
    await mkdir(this.incoming, { recursive: true, mode: 0o700 });
    const temporary = join(this.incoming, randomUUID());
    try {
      const file = await open(temporary, 'wx', 0o600);
      const hash = createHash('sha256');
      let size = 0;
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          if (size > limit) return done(new TooLargeError());
          hash.update(chunk);
          done(null, chunk);
        },
      });
      await pipeline(source, meter, file.createWriteStream({ flush: true }));
      const sha256 = hash.digest('hex');
      await beforeNamed?.(sha256);
      await this.name(temporary, this.pathOf(sha256));
      return { sha256, size };
    } catch (error) {
      throw isFull(error) ? new StorageFullError() : error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** Opens a blob for reading. @throws the system's ENOENT as the stream's error when there is none */
  read(sha256: string): Readable {
    return createReadStream(this.pathOf(sha256));
  }

  /** Path of a blob on this machine, for child processes that read it. */
  pathOf(sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a sha256');
    return join(this.root, sha256.slice(0, 2), sha256);
  }

  /** Size in bytes. */
  async sizeOf(sha256: string): Promise<number> {
    return (await stat(this.pathOf(sha256))).size;
  }

  /** Removes a blob for good; one that is not there is fine. Whether anybody still names it is the caller's to know. */
  async remove(sha256: string): Promise<void> {
    await rm(this.pathOf(sha256), { force: true });
  }

  /** True when the folder takes files. */
  async isWritable(): Promise<boolean> {
    return access(this.incoming, constants.W_OK).then(
      () => true,
      () => false,
    );
  }

  private async name(temporary: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await link(temporary, path);
    } catch (error) {
      if (!isThere(error)) throw error;
    }
    await unlink(temporary);
    const folder = await open(dirname(path), 'r');
    await folder.sync().finally(() => folder.close());
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
const isThere = (error: unknown): boolean => codeOf(error) === 'EEXIST';
