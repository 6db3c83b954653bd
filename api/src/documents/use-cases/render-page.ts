import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Blobs, personOf, TooManyRequestsError, UnavailableError, type Ctx } from '../../platform/index.js';
import { asDeedMime } from './shared/deed-reader.js';
import type { Deed } from '../domain/document.js';
import { DocumentsFileRefusedError, DocumentsPageNotFoundError } from '../documents.errors.js';
import { FileStore } from '../persistence/file-store.js';
import { PageDrawingsRepository, type Drawing, type DrawnPage } from '../persistence/page-drawings.repository.js';
import { maximumPages } from '../reading/files/page-limits.js';
import { busyRetrySeconds, renderInChild } from '../reading/process/reader-process.js';
import { unreadableReasons } from '../reading/reasons.js';
import type { OpenedFile } from './open-file.js';

/** Width in pixels, enough to read a deed next to its fields on a large screen. */
const widthPx = 1400;
/** Limit in bytes to protect the store; a page of text is much smaller. */
const largestPng = 64 * 1024 * 1024;
/** A user waits for the page; drawing a page of a deed takes well under one second. */
const limits = { milliseconds: 20_000 };

const crashMemoryMs = 10 * 60_000;
const crashesRemembered = 1_000;

const keyOf = ({ fileSha256, page, turn }: DrawnPage): string => `${fileSha256}:${page}:${turn}`;

/** Pictures of upright pages: drawn once in a child process, then served from the store. Refusals are stored too. */
@Injectable()
export class RenderPage {
  private readonly logger = new Logger(RenderPage.name);
  /** Drawings in progress; further requests for the same page wait for them. */
  private readonly underWay = new Map<string, Promise<Drawing>>();

  /**
   * Pages whose child process crashed, and until when they are not tried again; the crash may have been our own fault.
   */
  private readonly crashes = new Map<string, number>();

  constructor(
    private readonly drawings: PageDrawingsRepository,
    private readonly blobs: Blobs,
    private readonly files: FileStore,
  ) {}

  /**
   * @throws DocumentsPageNotFoundError (404), DocumentsFileRefusedError (422), TooManyRequestsError (429),
   * UnavailableError (503)
   */
  async execute(ctx: Ctx, deed: Deed, page: number): Promise<OpenedFile> {
    const last = deed.pages.length > 0 ? deed.pages.length : maximumPages;
    if (!Number.isInteger(page) || page < 1 || page > last) throw new DocumentsPageNotFoundError();
    const turn = deed.pages.find(({ number }) => number === page)?.turn ?? 0;
    const wanted: DrawnPage = { fileSha256: deed.sha256, page, turn };
    const drawing = (await this.drawings.of(ctx, wanted)) ?? (await this.drawOnce(ctx, deed, wanted));
    if ('refusal' in drawing) {
      if (drawing.refusal === 'no_such_page') throw new DocumentsPageNotFoundError();
      throw new DocumentsFileRefusedError(drawing.refusal, unreadableReasons[drawing.refusal]);
    }
    const { sha256 } = drawing;
    return {
      stream: this.blobs.read(sha256),
      size: await this.blobs.sizeOf(sha256),
      mimeType: 'image/png',
      fileName: `${page}.png`,
    };
  }

  private drawOnce(ctx: Ctx, deed: Deed, wanted: DrawnPage): Promise<Drawing> {
    const key = keyOf(wanted);
    const existing = this.underWay.get(key);
    if (existing) return existing;
    const drawing = this.draw(ctx, deed, wanted).finally(() => void this.underWay.delete(key));
    this.underWay.set(key, drawing);
    return drawing;
  }

  private async draw(ctx: Ctx, deed: Deed, wanted: DrawnPage): Promise<Drawing> {
    const { page, turn } = wanted;
    if ((this.crashes.get(keyOf(wanted)) ?? 0) > performance.now()) throw new UnavailableError();
    const task = { mime: asDeedMime(deed.mimeType), page, widthPx, turn };
    const end = await this.blobs.onDisk(deed.sha256, (path) =>
      renderInChild({ ...task, source: { path } }, { owner: personOf(ctx).userId, limits }),
    );
    if (end.outcome === 'busy') throw new TooManyRequestsError(busyRetrySeconds);
    if (end.outcome === 'crashed') {
      this.logger.warn({ documentId: deed.id, page, detail: end.detail }, 'page could not be drawn');
      this.rememberCrash(keyOf(wanted));
      throw new UnavailableError();
    }
    const drawing = await this.drawingOf(ctx, end);
    await this.drawings.save(ctx, wanted, drawing);
    return drawing;
  }

  private rememberCrash(key: string): void {
    if (this.crashes.size >= crashesRemembered) this.crashes.clear();
    this.crashes.set(key, performance.now() + crashMemoryMs);
  }

  private async drawingOf(
    ctx: Ctx,
    end: Exclude<Awaited<ReturnType<typeof renderInChild>>, { outcome: 'busy' | 'crashed' }>,
  ): Promise<Drawing> {
    if (end.outcome !== 'done') return { refusal: end.outcome };
    const { result } = end;
    if (result.outcome === 'no_such_page') return { refusal: 'no_such_page' };
    if (result.outcome === 'unreadable') return { refusal: result.reason };
    const blob = await this.files.write(ctx, Readable.from([Buffer.from(result.png)]), largestPng);
    return { sha256: blob.sha256 };
  }
}
