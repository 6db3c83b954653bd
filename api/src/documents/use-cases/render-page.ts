import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Blobs, UnavailableError, type Ctx } from '../../platform/index.js';
import { asDeedMime } from './deed-reader.js';
import type { Deed } from '../domain/document.js';
import { DocumentsFileRefusedError, DocumentsPageNotFoundError } from '../documents.errors.js';
import { FileStore } from '../persistence/file-store.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';
import { renderInChild } from '../reading/reader-process.js';
import { unreadableReasons } from '../reading/reasons.js';
import type { OpenedFile } from './open-file.js';

/** Wide enough to read a deed beside its fields on a large screen. */
const widthPx = 1400;
/** A page of text is well below this; the limit only guards the store. */
const largestPng = 64 * 1024 * 1024;

/** Pictures of pages, upright: drawn once in a child process after the reading, then served from the store. */
@Injectable()
export class RenderPage {
  private readonly logger = new Logger(RenderPage.name);

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly blobs: Blobs,
    private readonly files: FileStore,
  ) {}

  /** @throws DocumentsPageNotFoundError (404), DocumentsFileRefusedError (422), UnavailableError (503) */
  async execute(ctx: Ctx, deed: Deed, page: number): Promise<OpenedFile> {
    if (!Number.isInteger(page) || page < 1 || (deed.pages.length > 0 && page > deed.pages.length))
      throw new DocumentsPageNotFoundError();
    const sha256 = (await this.documents.pageImage(ctx, deed.id, page)) ?? (await this.draw(ctx, deed, page));
    return {
      stream: this.blobs.read(sha256),
      size: await this.blobs.sizeOf(sha256),
      mimeType: 'image/png',
      fileName: `${page}.png`,
    };
  }

  private async draw(ctx: Ctx, deed: Deed, page: number): Promise<string> {
    const source = { path: this.blobs.pathOf(deed.sha256) };
    const turn = deed.pages.find(({ number }) => number === page)?.turn ?? 0;
    const end = await renderInChild({ source, mime: asDeedMime(deed.mimeType), page, widthPx, turn });
    if (end.outcome === 'crashed') {
      this.logger.warn({ documentId: deed.id, page, detail: end.detail }, 'page could not be drawn');
      throw new UnavailableError();
    }
    if (end.outcome !== 'done') throw new DocumentsFileRefusedError(end.outcome, unreadableReasons[end.outcome]);
    const { result } = end;
    if (result.outcome === 'no_such_page') throw new DocumentsPageNotFoundError();
    if (result.outcome === 'unreadable')
      throw new DocumentsFileRefusedError(result.reason, unreadableReasons[result.reason]);
    const blob = await this.files.write(ctx, Readable.from([Buffer.from(result.png)]), largestPng);
    // Which way up a page is drawn is known once it was read.
    if (deed.status === 'processed') await this.documents.savePageImage(ctx, deed.id, page, blob.sha256);
    return blob.sha256;
  }
}
