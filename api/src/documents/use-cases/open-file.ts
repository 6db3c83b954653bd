import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Blobs, personOf, TooManyRequestsError, UnavailableError, type Ctx } from '../../platform/index.js';
import { asDeedMime } from './shared/deed-reader.js';
import type { Deed } from '../domain/document.js';
import { DocumentsFileRefusedError } from '../documents.errors.js';
import { FileStore } from '../persistence/file-store.js';
import { ServedFilesRepository } from '../persistence/served-files.repository.js';
import { busyRetrySeconds, rewriteInChild } from '../reading/process/reader-process.js';
import { unreadableReasons } from '../reading/reasons.js';

export interface OpenedFile {
  stream: Readable;
  /** In bytes. */
  size: number;
  mimeType: string;
  fileName: string;
}

/** An uploaded file: a deed or an attachment. */
export type StoredUpload = Pick<Deed, 'id' | 'sha256' | 'mimeType' | 'fileName'>;

/** Limit in bytes to protect the store: the rewritten pages are rarely larger than the original file. */
const largestRewritten = 128 * 1024 * 1024;

/**
 * Opens a deed's file for users: it is rewritten once in a child process, so that only the visible content is left. The
 * uploaded file itself is evidence: only the reader opens it, and it is never sent to anybody.
 */
@Injectable()
export class OpenFile {
  private readonly logger = new Logger(OpenFile.name);

  constructor(
    private readonly blobs: Blobs,
    private readonly files: FileStore,
    private readonly served: ServedFilesRepository,
  ) {}

  /** @throws DocumentsFileRefusedError (422), TooManyRequestsError (429), UnavailableError (503) */
  async execute(ctx: Ctx, deed: StoredUpload): Promise<OpenedFile> {
    const sha256 = (await this.served.of(ctx, deed.sha256)) ?? (await this.rewrite(ctx, deed));
    return {
      stream: this.blobs.read(sha256),
      size: await this.blobs.sizeOf(sha256),
      mimeType: deed.mimeType,
      fileName: deed.fileName,
    };
  }

  private async rewrite(ctx: Ctx, deed: StoredUpload): Promise<string> {
    const mime = asDeedMime(deed.mimeType);
    const options = { owner: personOf(ctx).userId };
    const end = await this.blobs.onDisk(deed.sha256, (path) => rewriteInChild({ source: { path }, mime }, options));
    if (end.outcome === 'busy') throw new TooManyRequestsError(busyRetrySeconds);
    if (end.outcome === 'crashed') {
      this.logger.warn({ documentId: deed.id, detail: end.detail }, 'file could not be rewritten');
      throw new UnavailableError();
    }
    if (end.outcome !== 'done') throw new DocumentsFileRefusedError(end.outcome, unreadableReasons[end.outcome]);
    // What could be rewritten at its upload can be rewritten now; only files older than that rule are refused here.
    if (end.result.outcome === 'refused')
      throw new DocumentsFileRefusedError('damaged_pdf', unreadableReasons.damaged_pdf);
    const blob = await this.files.write(ctx, Readable.from([Buffer.from(end.result.bytes)]), largestRewritten);
    await this.served.keep(ctx, deed.sha256, blob.sha256);
    return blob.sha256;
  }
}
