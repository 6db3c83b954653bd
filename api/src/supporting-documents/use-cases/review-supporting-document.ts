import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, personOf, Transactions } from '../../platform/index.js';
import { SupportingDocumentAccess } from '../access.js';
import { documentFact, type SupportingDocument } from '../domain/supporting-document.js';
import { supportingDocumentStates } from '../domain/supporting-document-states.js';
import { SupportingDocumentRepository } from '../persistence/supporting-document.repository.js';
import { SupportingDocumentsNotFoundError, SupportingDocumentsSettledError } from '../supporting-documents.errors.js';
import { documentApproved, documentRejected } from '../supporting-documents.facts.js';

/** The nazir approves a document of a beneficiary, or rejects it with a reason. */
@Injectable()
export class ReviewSupportingDocument {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: SupportingDocumentAccess,
    private readonly documents: SupportingDocumentRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @param input `reason` is why it is rejected; null approves it
   * @throws SupportingDocumentsNotFoundError (404), SupportingDocumentsForbiddenError (403),
   *   SupportingDocumentsSettledError (409)
   */
  async execute(ctx: Ctx, input: { documentId: string; reason: string | null }): Promise<SupportingDocument> {
    const { documentId, reason } = input;
    const found = await this.documents.find(ctx, documentId);
    if (!found) throw new SupportingDocumentsNotFoundError();
    await this.access.toReview(ctx, found);
    return this.transactions.run(ctx, async (ctx) => {
      const pending = await this.documents.findForUpdate(ctx, documentId);
      if (!pending) throw new SupportingDocumentsNotFoundError();
      const act = reason === null ? 'approve' : 'reject';
      const state = supportingDocumentStates.next(pending.state, act, () => new SupportingDocumentsSettledError());
      const { userId: reviewedBy } = personOf(ctx);
      const document = { ...pending, state, reason, reviewedBy, reviewedAt: ctx.clock.now() };
      await this.documents.settle(ctx, document);
      const fact = documentFact(document);
      if (reason === null) await this.facts.record(ctx, documentApproved, fact);
      else await this.facts.record(ctx, documentRejected, { ...fact, reason });
      return document;
    });
  }
}
