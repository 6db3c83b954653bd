import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import { riyadhDay } from '@waqf/formats';
import { personOf, Settings, TooLargeError, TooManyRequestsError, type Ctx } from '../../platform/index.js';
import { cleanFileName, isAllowedFile } from '../domain/file-rules.js';
import { PersonSlots } from '../domain/person-slots.js';
import { storageQuota } from '../domain/storage-quota.js';
import {
  DocumentsFileRefusedError,
  DocumentsFileTooLargeError,
  DocumentsFileTypeError,
  DocumentsQuotaError,
} from '../documents.errors.js';
import { StorageUseRepository } from '../persistence/storage-use.repository.js';
import { InspectFile } from './inspect-file.js';
import { FileStore } from '../persistence/file-store.js';
import { busyRetrySeconds, refusalPause } from '../reading/process/reader-process.js';
import { unreadableReasons } from '../reading/reasons.js';

export interface ReceivedFile {
  fileName: string;
  /** Detected from the content. */
  mimeType: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/**
 * The number of bytes that file-type needs to recognise a PDF or a picture, even with some junk before a PDF header.
 */
const sniffedBytes = 4100;
const bytesPerMegabyte = 1024 * 1024;

export interface UploadLimits {
  largestMegabytes: number;
  types: string[];
}

/** Receives an upload: it is streamed to the store and never held in memory as a whole. */
@Injectable()
export class ReceiveFile {
  /** Several uploads at once, so that a stalled upload from a phone does not block the next attempt. */
  private readonly slots = new PersonSlots({ atOnce: 3, waiting: 10 });

  constructor(
    private readonly files: FileStore,
    private readonly settings: Settings,
    private readonly inspector: InspectFile,
    private readonly use: StorageUseRepository,
  ) {}

  async limits(ctx: Ctx): Promise<UploadLimits> {
    const { maxFileSize, allowedFileTypes } = await this.settings.read(ctx);
    return { largestMegabytes: maxFileSize, types: [...allowedFileTypes] };
  }

  /** The largest file that the settings allow, in bytes. */
  async limit(ctx: Ctx): Promise<number> {
    return (await this.settings.read(ctx)).maxFileSize * bytesPerMegabyte;
  }

  /**
   * @throws DocumentsFileTooLargeError, DocumentsQuotaError (413), DocumentsFileTypeError (415),
   * DocumentsFileRefusedError (422), TooManyRequestsError (429)
   */
  async execute(ctx: Ctx, input: { stream: Readable; fileName: string }): Promise<ReceivedFile> {
    const { userId } = personOf(ctx);
    const received = await this.slots.run(userId, () => this.receive(ctx, userId, input));
    if (received) return received;
    await refusalPause();
    throw new TooManyRequestsError(busyRetrySeconds);
  }

  private async receive(
    ctx: Ctx,
    userId: string,
    input: { stream: Readable; fileName: string },
  ): Promise<ReceivedFile> {
    const day = riyadhDay(ctx.clock.now());
    if ((await this.use.received(ctx, userId, day)) >= storageQuota.personDay)
      throw new DocumentsQuotaError('personDay');
    const { allowedFileTypes } = await this.settings.read(ctx);
    const fileName = cleanFileName(input.fileName);
    const { head, whole } = await peek(input.stream, sniffedBytes);
    if (head.length === 0) throw new DocumentsFileRefusedError('empty', unreadableReasons.empty);
    const mimeType = (await fileTypeFromBuffer(head))?.mime;
    if (mimeType === undefined || !isAllowedFile(mimeType, fileName, allowedFileTypes))
      throw new DocumentsFileTypeError();
    const { sha256, size } = await this.store(ctx, whole, await this.limit(ctx));
    await this.use.addReceived(ctx, userId, day, size);
    await this.inspector.check(ctx, sha256, mimeType);
    return { fileName, mimeType, size, sha256 };
  }

  private async store(ctx: Ctx, stream: Readable, limit: number): Promise<{ sha256: string; size: number }> {
    try {
      return await this.files.write(ctx, stream, limit);
    } catch (error) {
      throw error instanceof TooLargeError ? new DocumentsFileTooLargeError() : error;
    }
  }
}

/** The first bytes of a stream, and a stream that starts with them again. */
async function peek(stream: Readable, bytes: number): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let read = 0;
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  while (read < bytes) {
    const next = await source.next();
    if (next.done) break;
    chunks.push(next.value);
    read += next.value.length;
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield* chunks;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  return { head: Buffer.concat(chunks).subarray(0, bytes), whole: Readable.from(all(), { objectMode: false }) };
}
