import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { CorrectFields as Corrections, DocumentType, FieldName, RecognisedDeed } from '@waqf/contracts/documents';
import type { Ctx } from '../platform/index.js';
import type { Deed } from './domain/document.js';
import { DocumentsNotFoundError } from './documents.errors.js';
import { DocumentsRepository } from './persistence/documents.repository.js';
import { AttachmentRepository } from './persistence/attachment.repository.js';
import type { Attachment } from './domain/attachment.js';
import { openOwnFiles } from './reading/process/child-pool.js';
import { JoinPages } from './use-cases/join-pages.js';
import { StoreAttachment } from './use-cases/store-attachment.js';
import { AddVersion, type NewVersion } from './use-cases/add-version.js';
import { CorrectFields } from './use-cases/correct-fields.js';
import { EnterByHand } from './use-cases/enter-by-hand.js';
import { type StoredUpload, OpenFile, type OpenedFile } from './use-cases/open-file.js';
import { QueueReadings } from './use-cases/queue-readings.js';
import { ReadDocument } from './use-cases/read-document.js';
import { type ReadingWatcher, ReadingWatchers } from './documents.registry.js';
import { ReceiveFile, type ReceivedFile, type UploadLimits } from './use-cases/receive-file.js';
import { RecogniseFile } from './use-cases/recognise-file.js';
import { RenderPage } from './use-cases/render-page.js';

/** Deeds as other contexts see them. The caller first checks whose deed it is and who may do what. */
@Injectable()
export class DocumentsFacade {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly addVersion: AddVersion,
    private readonly queueReadings: QueueReadings,
    private readonly receiveFile: ReceiveFile,
    private readonly joinPages: JoinPages,
    private readonly correctFields: CorrectFields,
    private readonly byHand: EnterByHand,
    private readonly files: OpenFile,
    private readonly pages: RenderPage,
    private readonly readDocument: ReadDocument,
    private readonly watchers: ReadingWatchers,
    private readonly recogniseFile: RecogniseFile,
    private readonly storeAttachment: StoreAttachment,
    private readonly attachments: AttachmentRepository,
  ) {}

  /** Marks the files in `work` as the product's own (the sample deeds), which makes handling them faster. */
  ofOwnFiles<T>(work: () => Promise<T>): Promise<T> {
    return openOwnFiles(work);
  }

  /** The limits for uploads from the settings: size in megabytes, and extensions of file names. */
  uploadLimits(ctx: Ctx): Promise<UploadLimits> {
    return this.receiveFile.limits(ctx);
  }

  /** The largest file that the settings allow, in bytes. */
  largestFile(ctx: Ctx): Promise<number> {
    return this.receiveFile.limit(ctx);
  }

  /**
   * Streams, type-checks, hashes and stores an upload, outside of a transaction; `store` makes it a document.
   * @throws DocumentsFileTooLargeError (413), DocumentsFileTypeError (415), DocumentsFileRefusedError (422)
   */
  receive(ctx: Ctx, stream: Readable, fileName: string): Promise<ReceivedFile> {
    return this.receiveFile.execute(ctx, { stream, fileName });
  }

  /**
   * Combines the files that were received for one deed: several pictures become the pages of a PDF, in the same order.
   * @throws DocumentsPagesMixedError (422), and as `receive`
   */
  asOneFile(ctx: Ctx, received: readonly ReceivedFile[]): Promise<ReceivedFile> {
    return this.joinPages.execute(ctx, received);
  }

  /** Reads a received file to find out which deed it is. @throws TooManyRequestsError (429) */
  recognise(ctx: Ctx, file: ReceivedFile): Promise<RecognisedDeed> {
    return this.recogniseFile.execute(ctx, file);
  }

  /** Adds a received file as the newest version of its type. The caller has locked the waqf in this transaction. */
  store(ctx: Ctx, input: NewVersion): Promise<Deed> {
    return this.addVersion.execute(ctx, input);
  }

  /**
   * Queues the reading of all `uploaded` deeds of this waqf, current or proposed, in the caller's transaction.
   * @param inJob false when the caller reads them itself with `readNow`
   * @returns the number of queued deeds
   */
  queue(ctx: Ctx, waqfId: string, inJob = true): Promise<number> {
    return this.queueReadings.execute(ctx, waqfId, inJob);
  }

  /** Reads a queued deed immediately instead of in the job; for sample data and tools. */
  async readNow(ctx: Ctx, documentId: string): Promise<void> {
    await this.readDocument.execute(ctx, documentId, new AbortController().signal);
  }

  /** The current deeds of these waqfs, in the order of the types. */
  currentOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Deed[]> {
    return this.documents.withStatus(ctx, waqfIds, 'current');
  }

  /** The proposed deeds in open amendments of these waqfs. */
  proposedOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Deed[]> {
    return this.documents.withStatus(ctx, waqfIds, 'proposed');
  }

  /** One deed of this waqf, in any version. @throws DocumentsNotFoundError (404) */
  async deedOf(ctx: Ctx, waqfId: string, documentId: string): Promise<Deed> {
    const deed = await this.one(ctx, documentId);
    if (deed.waqfId !== waqfId) throw new DocumentsNotFoundError();
    return deed;
  }

  /** Those of these ids that are no deed of this waqf in any version, be they of another waqf or of none. */
  async notOf(ctx: Ctx, waqfId: string, documentIds: readonly string[]): Promise<string[]> {
    const foreign: string[] = [];
    for (const id of new Set(documentIds))
      if ((await this.documents.find(ctx, id))?.waqfId !== waqfId) foreign.push(id);
    return foreign;
  }

  /** When each waqf first had a deed of every type, by waqf id; waqfs that never had all are not in the map. */
  completedAt(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Date>> {
    return this.documents.completedAt(ctx, waqfIds);
  }

  /** Types of this waqf's deeds whose file is also used in another waqf; it never says in which. */
  reusedElsewhere(ctx: Ctx, waqfId: string): Promise<DocumentType[]> {
    return this.documents.reusedElsewhere(ctx, waqfId);
  }

  /** Stores corrections in addition to what was read. @throws see `CorrectFields.execute` */
  correct(ctx: Ctx, input: { waqfId: string; documentId: string; fields: Corrections['fields'] }): Promise<Deed> {
    return this.correctFields.execute(ctx, input);
  }

  /** Undoes the last confirmation or correction of a field. @throws see `CorrectFields.undo` */
  undoCorrection(ctx: Ctx, input: { waqfId: string; documentId: string; field: FieldName }): Promise<Deed> {
    return this.correctFields.undo(ctx, input);
  }

  /** Allows the fields of a deed that could not be read to be entered by hand. @throws see `EnterByHand.execute` */
  enterByHand(ctx: Ctx, input: { waqfId: string; documentId: string }): Promise<Deed> {
    return this.byHand.execute(ctx, input);
  }

  /** Locks approved deeds: their fields cannot change any more. */
  lock(ctx: Ctx, documentIds: readonly string[]): Promise<void> {
    return this.documents.lock(ctx, documentIds);
  }

  /** Replaces the current deeds with the proposed deeds of an amendment, type by type. */
  putInForce(ctx: Ctx, waqfId: string, amendmentId: string): Promise<void> {
    return this.documents.putInForce(ctx, waqfId, amendmentId);
  }

  /** Marks the proposed deeds of an amendment as withdrawn; they stay only as history. */
  withdraw(ctx: Ctx, amendmentId: string): Promise<void> {
    return this.documents.withdraw(ctx, amendmentId);
  }

  /**
   * Sets the deeds of a discarded waqf aside, in the caller's transaction: they are not read, and others may use them.
   */
  setAside(ctx: Ctx, waqfId: string): Promise<void> {
    return this.documents.setAside(ctx, waqfId);
  }

  /** The deeds of a waqf that is taken back count again; those that are not read wait to be read. */
  takeBack(ctx: Ctx, waqfId: string): Promise<void> {
    return this.documents.takeBack(ctx, waqfId);
  }

  /** Makes a received file the newest attachment of a subject, in the caller's transaction. @throws as `store` */
  attach(ctx: Ctx, of: { subjectId: string; waqfId: string; file: ReceivedFile }): Promise<Attachment> {
    return this.storeAttachment.execute(ctx, of);
  }

  /** The newest attachment of each subject, by subject id. */
  attachmentsOf(ctx: Ctx, subjectIds: readonly string[]): Promise<ReadonlyMap<string, Attachment>> {
    return this.attachments.newest(ctx, subjectIds);
  }

  /** The file that users receive: the same pages, rewritten. @throws see `OpenFile.execute` */
  openFile(ctx: Ctx, deed: StoredUpload): Promise<OpenedFile> {
    return this.files.execute(ctx, deed);
  }

  /**
   * A page as PNG; each page is rendered once.
   * @throws DocumentsPageNotFoundError (404), DocumentsNotReadError (409)
   */
  renderPage(ctx: Ctx, deed: Deed, page: number): Promise<OpenedFile> {
    return this.pages.execute(ctx, deed, page);
  }

  /** Registers a watcher of readings, from a provider's `onModuleInit`. */
  watch(watcher: ReadingWatcher): void {
    this.watchers.add(watcher);
  }

  private async one(ctx: Ctx, documentId: string): Promise<Deed> {
    const deed = await this.documents.find(ctx, documentId);
    if (!deed) throw new DocumentsNotFoundError();
    return deed;
  }
}
