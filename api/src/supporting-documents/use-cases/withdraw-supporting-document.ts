import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { SupportingDocumentAccess } from '../access.js';
import { documentFact, type SupportingDocument } from '../domain/supporting-document.js';
import { supportingDocumentStates } from '../domain/supporting-document-states.js';
import { SupportingDocumentRepository } from '../persistence/supporting-document.repository.js';
import { SupportingDocumentsSettledError } from '../supporting-documents.errors.js';
import { documentWithdrawn } from '../supporting-documents.facts.js';

/** The sender withdraws a document before it is reviewed. */
@Injectable()
export class WithdrawSupportingDocument {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: SupportingDocumentAccess,
    private readonly documents: SupportingDocumentRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws SupportingDocumentsNotFoundError (404) also for another person's document, SupportingDocumentsSettledError
   *   (409)
   */
  async execute(ctx: Ctx, input: PortalQuery & { documentId: string }): Promise<SupportingDocument> {
    const { documentId, ...query } = input;
    const personId = await this.access.portalPersonId(ctx, query);
    return this.transactions.run(ctx, async (ctx) => {
      const locked = await this.documents.findForUpdate(ctx, documentId);
      const found = await this.access.requireSeen(ctx, personId, locked);
      const settled = () => new SupportingDocumentsSettledError();
      const document = { ...found, state: supportingDocumentStates.next(found.state, 'withdraw', settled) };
      await this.documents.settle(ctx, document);
      await this.facts.record(ctx, documentWithdrawn, documentFact(document));
      return document;
    });
  }
}
