import { Injectable, Logger } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { fieldsOfDeed, type DocumentType } from '@waqf/contracts/documents';
import {
  Blobs,
  Facts,
  personOf,
  TooManyRequestsError,
  Transactions,
  UnavailableError,
  type Ctx,
} from '../../platform/index.js';
import { deedStates } from '../domain/deed-states.js';
import type { Deed, ExtractedField, PageSize } from '../domain/document.js';
import { versionStates } from '../domain/version-states.js';
import {
  DocumentsFileRefusedError,
  DocumentsLockedError,
  DocumentsNotFoundError,
  DocumentsReadableError,
} from '../documents.errors.js';
import { deedEnteredByHand } from '../documents.facts.js';
import { DocumentsRepository } from '../persistence/documents.repository.js';
import { ReadingsRepository } from '../persistence/readings.repository.js';
import { busyRetrySeconds, measureInChild } from '../reading/process/reader-process.js';
import { unreadableReasons } from '../reading/reasons.js';
import { asDeedMime } from './shared/deed-reader.js';
import { ReadingWatchers } from '../documents.registry.js';

const note: Bilingual = {
  ar: 'لم يُقرأ هذا الحقل آليًا. أدخله كما في الصك.',
  en: 'This field was not read by the system. Enter it as it stands in the deed.',
};

/**
 * Opens a deed that could not be read, so that a person can enter its fields next to the page; all fields start as
 * missing. The caller has checked that the person may do so.
 */
@Injectable()
export class EnterByHand {
  private readonly logger = new Logger(EnterByHand.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly documents: DocumentsRepository,
    private readonly readings: ReadingsRepository,
    private readonly watchers: ReadingWatchers,
    private readonly blobs: Blobs,
    private readonly facts: Facts,
  ) {}

  /**
   * Runs outside of a transaction, because the file is opened first. A second call changes nothing.
   * @throws DocumentsNotFoundError (404), DocumentsLockedError, DocumentsReadableError (409),
   *   DocumentsFileRefusedError (422) when no page can be shown, TooManyRequestsError (429),
   *   UnavailableError (503)
   */
  async execute(ctx: Ctx, input: { waqfId: string; documentId: string }): Promise<Deed> {
    const seen = openOf(await this.documents.find(ctx, input.documentId), input.waqfId);
    if (seen.byHand) return seen;
    const pages = await this.pagesOf(ctx, seen);
    return this.transactions.run(ctx, async (ctx) => {
      await this.watchers.lock(ctx, seen.waqfId);
      const deed = openOf(await this.documents.findForUpdate(ctx, seen.id), seen.waqfId);
      if (deed.byHand) return deed;
      const fields = missingFields(deed.type);
      await this.readings.enterByHand(ctx, deed.id, { pages, fields }, deedStates.transition('enter-by-hand'));
      const { waqfId, id: documentId, type: documentType } = deed;
      await this.facts.record(ctx, deedEnteredByHand, {
        waqfId,
        documentId,
        documentType,
        code: deed.error?.code ?? '',
      });
      const opened = openOf(await this.documents.find(ctx, deed.id), waqfId);
      await this.watchers.finished(ctx, opened);
      return opened;
    });
  }

  private async pagesOf(ctx: Ctx, deed: Deed): Promise<PageSize[]> {
    const mime = asDeedMime(deed.mimeType);
    const options = { owner: personOf(ctx).userId };
    const end = await this.blobs.onDisk(deed.sha256, (path) => measureInChild({ source: { path }, mime }, options));
    if (end.outcome === 'busy') throw new TooManyRequestsError(busyRetrySeconds);
    if (end.outcome === 'crashed') {
      this.logger.warn({ documentId: deed.id, detail: end.detail }, 'pages could not be measured');
      throw new UnavailableError();
    }
    if (end.outcome !== 'done') throw new DocumentsFileRefusedError(end.outcome, unreadableReasons[end.outcome]);
    const { result } = end;
    if (result.outcome === 'measured') return result.pages;
    throw new DocumentsFileRefusedError(result.reason, unreadableReasons[result.reason]);
  }
}

/** The deed, if its fields may be entered by hand or already are. */
function openOf(deed: Deed | undefined, waqfId: string): Deed {
  if (!deed || deed.waqfId !== waqfId) throw new DocumentsNotFoundError();
  if (deed.locked || versionStates.isFinal(deed.versionStatus)) throw new DocumentsLockedError();
  if (deed.status !== 'error' && !deed.byHand) throw new DocumentsReadableError();
  return deed;
}

function missingFields(type: DocumentType): ExtractedField[] {
  return fieldsOfDeed[type].map((name) => ({
    name,
    value: null,
    confidence: 0,
    state: 'missing',
    page: null,
    box: null,
    note,
  }));
}
