import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Blobs, type Blob, type Ctx } from '../../platform/index.js';
import { StoredFilesRepository } from './stored-files.repository.js';

/**
 * The only way in which this context stores files: the sweep is informed before a file gets its final address, so that
 * it does not remove it.
 */
@Injectable()
export class FileStore {
  constructor(
    private readonly blobs: Blobs,
    private readonly stored: StoredFilesRepository,
  ) {}

  /**
   * Stores a stream, outside of a transaction; the file becomes permanent once a version or a page's picture refers to
   * it.
   * @param limit largest size in bytes
   * @throws TooLargeError (413), StorageFullError (507), UnavailableError (503)
   */
  write(ctx: Ctx, source: Readable, limit: number): Promise<Blob> {
    return this.blobs.write(source, limit, (sha256) => this.stored.claim(ctx, sha256));
  }
}
