import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { CorrectFields as Corrections, DocumentType, FieldName } from '@waqf/contracts/documents';
import { Jobs, type Ctx } from '../platform/index.js';
import type { Deed } from './domain/document.js';
import { DocumentsNotFoundError } from './documents.errors.js';
import { DocumentsRepository } from './persistence/documents.repository.js';
import type { ReadingWatcher } from './reading-watcher.js';
import { CorrectFields } from './use-cases/correct-fields.js';
import { OpenFile, type OpenedFile } from './use-cases/open-file.js';
import { ReadDocument, readDocumentQueue } from './use-cases/read-document.js';
import { ReceiveFile, type ReceivedFile, type UploadLimits } from './use-cases/receive-file.js';
import { RenderPage } from './use-cases/render-page.js';
import { Watchers } from './watchers.js';

/** Deeds as other contexts see them. Whose deed it is, and who may do what, is for the caller to decide first. */
@Injectable()
export class DocumentsFacade {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly jobs: Jobs,
    private readonly receiveFile: ReceiveFile,
    private readonly correctFields: CorrectFields,
    private readonly files: OpenFile,
    private readonly pages: RenderPage,
    private readonly readDocument: ReadDocument,
    private readonly watchers: Watchers,
  ) {}

  /** What the settings allow an upload to be: size in megabytes, endings of file names. */
  uploadLimits(ctx: Ctx): Promise<UploadLimits> {
    return this.receiveFile.limits(ctx);
  }

  /** Largest file that the settings allow, in bytes. */
  largestFile(ctx: Ctx): Promise<number> {
    return this.receiveFile.limit(ctx);
  }

  /**
   * Streams, sniffs, hashes and stores an upload, outside of a transaction; `store` makes it a document.
   * @throws DocumentsFileTooLargeError (413), DocumentsFileTypeError (415), DocumentsFileRefusedError (422)
   */
  receive(ctx: Ctx, stream: Readable, fileName: string): Promise<ReceivedFile> {
    return this.receiveFile.execute(ctx, { stream, fileName });
  }

  /** Adds a received file as the newest version of its type. The caller holds the waqf's lock in this transaction. */
  async store(
    ctx: Ctx,
    input: { waqfId: string; type: DocumentType; file: ReceivedFile; uploadedBy: string; amendmentId: string | null },
  ): Promise<Deed> {
    const { waqfId, type, file, uploadedBy, amendmentId } = input;
    const id = await this.documents.add(ctx, {
      waqfId,
      type,
      uploadedBy,
      amendmentId,
      standing: amendmentId === null ? 'current' : 'proposed',
      ...file,
    });
    return this.one(ctx, id);
  }

  /**
   * Queues what is `uploaded` of this waqf, current or proposed, in the caller's transaction.
   * @param inJob false when the caller reads them itself by `readNow`
   * @returns how many
   */
  async queue(ctx: Ctx, waqfId: string, inJob = true): Promise<number> {
    const ids = await this.documents.markQueued(ctx, waqfId);
    if (!inJob) return ids.length;
    for (const documentId of ids) await this.jobs.enqueue(ctx, readDocumentQueue, { documentId }, { key: documentId });
    return ids.length;
  }

  /** Reads a queued deed here and now instead of in the job; for sample data and tools. */
  async readNow(ctx: Ctx, documentId: string): Promise<void> {
    await this.readDocument.execute(ctx, documentId, new AbortController().signal);
  }

  /** Deeds that count for these waqfs, in the order of the types. */
  currentOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Deed[]> {
    return this.documents.standing(ctx, waqfIds, 'current');
  }

  /** Deeds that wait in open amendments of these waqfs. */
  proposedOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Deed[]> {
    return this.documents.standing(ctx, waqfIds, 'proposed');
  }

  /** One deed of this waqf, any version. @throws DocumentsNotFoundError (404) */
  async deedOf(ctx: Ctx, waqfId: string, documentId: string): Promise<Deed> {
    const deed = await this.one(ctx, documentId);
    if (deed.waqfId !== waqfId) throw new DocumentsNotFoundError();
    return deed;
  }

  /** When these waqfs first had a deed of each type, by waqf id; those that never had are not in the map. */
  completedAt(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Date>> {
    return this.documents.completedAt(ctx, waqfIds);
  }

  /** Types of this waqf's deeds whose file stands in another waqf too; never which. */
  reusedElsewhere(ctx: Ctx, waqfId: string): Promise<DocumentType[]> {
    return this.documents.reusedElsewhere(ctx, waqfId);
  }

  /** Keeps corrections beside what was read. @throws see `CorrectFields.execute` */
  correct(ctx: Ctx, input: { waqfId: string; documentId: string; fields: Corrections['fields'] }): Promise<Deed> {
    return this.correctFields.execute(ctx, input);
  }

  /** Takes back the last confirmation or correction of a field. @throws see `CorrectFields.undo` */
  undoCorrection(ctx: Ctx, input: { waqfId: string; documentId: string; field: FieldName }): Promise<Deed> {
    return this.correctFields.undo(ctx, input);
  }

  /** Locks approved deeds: their fields stay as they are. */
  lock(ctx: Ctx, documentIds: readonly string[]): Promise<void> {
    return this.documents.lock(ctx, documentIds);
  }

  /** Proposed deeds of an approved amendment take the place of the current ones of their types. */
  putInForce(ctx: Ctx, waqfId: string, amendmentId: string): Promise<void> {
    return this.documents.putInForce(ctx, waqfId, amendmentId);
  }

  withdraw(ctx: Ctx, amendmentId: string): Promise<void> {
    return this.documents.withdraw(ctx, amendmentId);
  }

  /** What people get of the file: the same pages, rewritten. @throws see `OpenFile.execute` */
  openFile(ctx: Ctx, deed: Deed): Promise<OpenedFile> {
    return this.files.execute(ctx, deed);
  }

  /** A page as PNG, rendered once. @throws DocumentsPageNotFoundError (404), DocumentsNotReadError (409) */
  renderPage(ctx: Ctx, deed: Deed, page: number): Promise<OpenedFile> {
    return this.pages.execute(ctx, deed, page);
  }

  /** Registers who follows readings; once, from a module's `onModuleInit`. */
  watch(watcher: ReadingWatcher): void {
    this.watchers.add(watcher);
  }

  private async one(ctx: Ctx, documentId: string): Promise<Deed> {
    const deed = await this.documents.find(ctx, documentId);
    if (!deed) throw new DocumentsNotFoundError();
    return deed;
  }
}
