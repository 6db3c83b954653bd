import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Blobs, type Blob, type Ctx } from '../../platform/index.js';
import { StoredFilesRepository } from './stored-files.repository.js';

/**
 * The one way in which this context stores files: nothing gets its address before the sweep knows that it is wanted.
 */
@Injectable()
export class FileStore {
  constructor(
    private readonly blobs: Blobs,
    private readonly stored: StoredFilesRepository,
  ) {}

  /**
   * Stores a stream, outside of a transaction; it becomes permanent once a version or a page's picture names it.
   * @param limit largest size in bytes
   * @throws TooLargeError (413), StorageFullError (507), UnavailableError (503)
   */
  write(ctx: Ctx, source: Readable, limit: number): Promise<Blob> {
    return this.blobs.write(source, limit, (sha256) => this.stored.claim(ctx, sha256));
  }
}
