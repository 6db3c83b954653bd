import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  Blobs,
  personOf,
  TooLargeError,
  TooManyRequestsError,
  UnavailableError,
  type Ctx,
} from '../../platform/index.js';
import { joinedFileName } from '../domain/file-rules.js';
import {
  DocumentsFileRefusedError,
  DocumentsFileTooLargeError,
  DocumentsPagesMixedError,
} from '../documents.errors.js';
import { FileStore } from '../persistence/file-store.js';
import { busyRetrySeconds, joinInChild } from '../reading/process/reader-process.js';
import { maximumScans } from '../reading/files/page-limits.js';
import { unreadableReasons } from '../reading/reasons.js';
import { InspectFile } from './inspect-file.js';
import { ReceiveFile, type ReceivedFile } from './receive-file.js';

const pdf = 'application/pdf';

/**
 * Combines the files that were received for one deed: several pictures become the pages of a PDF, in the same order.
 */
@Injectable()
export class JoinPages {
  constructor(
    private readonly blobs: Blobs,
    private readonly files: FileStore,
    private readonly receive: ReceiveFile,
    private readonly inspector: InspectFile,
  ) {}

  /**
   * The pictures are no longer referred to, so the sweep removes them.
   * @throws DocumentsPagesMixedError, DocumentsFileRefusedError (422), DocumentsFileTooLargeError (413),
   * TooManyRequestsError (429)
   */
  async execute(ctx: Ctx, received: readonly ReceivedFile[]): Promise<ReceivedFile> {
    const [first, ...others] = received;
    if (!first) throw new Error('an upload holds a file');
    if (others.length === 0) return first;
    if (received.some(({ mimeType }) => mimeType === pdf)) throw new DocumentsPagesMixedError();
    if (received.length > maximumScans)
      throw new DocumentsFileRefusedError('too_many_scans', unreadableReasons.too_many_scans);
    const bytes = await this.join(ctx, received);
    const { sha256, size } = await this.store(ctx, bytes);
    // The PDF was made by a process that handled untrusted pictures, so it is inspected like any other file.
    await this.inspector.check(ctx, sha256, pdf);
    return { fileName: joinedFileName(first.fileName), mimeType: pdf, size, sha256 };
  }

  private async join(ctx: Ctx, received: readonly ReceivedFile[]): Promise<Uint8Array> {
    const { userId: owner } = personOf(ctx);
    const end = await this.onDisk(received, [], (paths) => joinInChild(paths, { owner }));
    if (end.outcome === 'busy') throw new TooManyRequestsError(busyRetrySeconds);
    if (end.outcome === 'crashed' && !end.byFile) throw new UnavailableError();
    if (end.outcome === 'done' && end.result.outcome === 'joined') return end.result.pdf;
    const reason = end.outcome === 'timed_out' || end.outcome === 'out_of_memory' ? end.outcome : 'damaged_pdf';
    throw new DocumentsFileRefusedError(reason, unreadableReasons[reason]);
  }

  /** Runs `work` while all files are available on disk. */
  private onDisk<T>(
    [next, ...rest]: readonly ReceivedFile[],
    paths: readonly string[],
    work: (paths: readonly string[]) => Promise<T>,
  ): Promise<T> {
    if (!next) return work(paths);
    return this.blobs.onDisk(next.sha256, (path) => this.onDisk(rest, [...paths, path], work));
  }

  private async store(ctx: Ctx, bytes: Uint8Array): Promise<{ sha256: string; size: number }> {
    try {
      return await this.files.write(ctx, Readable.from([bytes], { objectMode: false }), await this.receive.limit(ctx));
    } catch (error) {
      throw error instanceof TooLargeError ? new DocumentsFileTooLargeError() : error;
    }
  }
}
