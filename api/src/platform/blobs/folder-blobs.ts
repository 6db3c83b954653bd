import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Blob, Blobs, codeOf, isBlobName, placeOf } from './blobs.js';
import { Incoming } from './incoming.js';

/** Files below a folder: bytes are written to a temporary file and flushed before the file gets its name. */
export class FolderBlobs extends Blobs {
  private readonly incoming: Incoming;

  constructor(private readonly root: string) {
    super();
    this.incoming = new Incoming(join(root, 'incoming'));
  }

  prepare(): Promise<void> {
    return this.incoming.prepare();
  }

  write(source: Readable, limit: number, beforeNamed?: (sha256: string) => Promise<void>): Promise<Blob> {
    return this.incoming.hold(source, limit, async (path, blob) => {
      await beforeNamed?.(blob.sha256);
      await this.name(path, this.pathOf(blob.sha256));
      return blob;
    });
  }

  read(sha256: string): Readable {
    return createReadStream(this.pathOf(sha256));
  }

  onDisk<T>(sha256: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(this.pathOf(sha256));
  }

  async sizeOf(sha256: string): Promise<number> {
    return (await stat(this.pathOf(sha256))).size;
  }

  async remove(sha256: string): Promise<void> {
    await rm(this.pathOf(sha256), { force: true });
  }

  async *list(): AsyncIterable<string> {
    for (const folder of (await namesIn(this.root)).toSorted()) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      yield* (await namesIn(join(this.root, folder))).filter(isBlobName).toSorted();
    }
  }

  isWritable(): Promise<boolean> {
    return this.incoming.isWritable();
  }

  private pathOf(sha256: string): string {
    return join(this.root, placeOf(sha256));
  }

  private async name(temporary: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await link(temporary, path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const folder = await open(dirname(path), 'r');
    await folder.sync().finally(() => folder.close());
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}
