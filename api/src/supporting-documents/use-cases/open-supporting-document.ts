import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import { DocumentsFacade, type OpenedFile } from '../../documents/index.js';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { SupportingDocumentAccess } from '../access.js';
import { documentFact, type SupportingDocument } from '../domain/supporting-document.js';
import { SupportingDocumentRepository } from '../persistence/supporting-document.repository.js';
import { SupportingDocumentsNotFoundError } from '../supporting-documents.errors.js';
import { documentOpened } from '../supporting-documents.facts.js';

/** Opens the file of a document; like every file that users receive, it is a rewritten copy. */
@Injectable()
export class OpenSupportingDocument {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: SupportingDocumentAccess,
    private readonly documents: SupportingDocumentRepository,
    private readonly files: DocumentsFacade,
    private readonly facts: Facts,
  ) {}

  /** @throws SupportingDocumentsNotFoundError (404), also for another person's document */
  async own(ctx: Ctx, { documentId, ...query }: PortalQuery & { documentId: string }): Promise<OpenedFile> {
    const personId = await this.access.portalPersonId(ctx, query);
    const found = await this.access.requireSeen(ctx, personId, await this.documents.find(ctx, documentId));
    return this.fileOf(ctx, found);
  }

  /**
   * Opens a document for the nazir; this is recorded in the audit trail. The nazir can't open a withdrawn document.
   * @throws SupportingDocumentsNotFoundError (404), SupportingDocumentsForbiddenError (403)
   */
  async forReview(ctx: Ctx, { documentId }: { documentId: string }): Promise<OpenedFile> {
    const found = await this.documents.find(ctx, documentId);
    if (!found || found.state === 'withdrawn') throw new SupportingDocumentsNotFoundError();
    await this.access.toReview(ctx, found);
    const opened = await this.fileOf(ctx, found);
    await this.transactions.run(ctx, (ctx) => this.facts.record(ctx, documentOpened, documentFact(found)));
    return opened;
  }

  private async fileOf(ctx: Ctx, { id }: SupportingDocument): Promise<OpenedFile> {
    const kept = (await this.files.attachmentsOf(ctx, [id])).get(id);
    if (!kept) throw new SupportingDocumentsNotFoundError();
    return this.files.openFile(ctx, kept);
  }
}
