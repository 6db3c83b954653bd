import { Injectable } from '@nestjs/common';
import type { AddSupportingDocument as Input } from '@waqf/contracts/supporting-documents';
import { BeneficiariesFacade, type OwnShare } from '../../beneficiaries/index.js';
import { DocumentsFacade, type ReceivedFile } from '../../documents/index.js';
import { Memberships } from '../../membership/index.js';
import { asPlatform, type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { documentFact, mostPending, type SupportingDocument } from '../domain/supporting-document.js';
import { SupportingDocumentRepository } from '../persistence/supporting-document.repository.js';
import {
  SupportingDocumentsOwnReviewError,
  SupportingDocumentsPlaceError,
  SupportingDocumentsTooManyError,
} from '../supporting-documents.errors.js';
import { documentAdded } from '../supporting-documents.facts.js';

interface Place {
  personId: string;
  share: OwnShare;
}

/** A beneficiary, or the guardian of a minor, sends the nazir of a waqf a file as proof of something. */
@Injectable()
export class AddSupportingDocument {
  constructor(
    private readonly transactions: Transactions,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly memberships: Memberships,
    private readonly files: DocumentsFacade,
    private readonly documents: SupportingDocumentRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Checks, before the file is read, whether this user may send a document there.
   * @throws SupportingDocumentsPlaceError (422), SupportingDocumentsOwnReviewError (409),
   *   BeneficiariesNotGuardianError, BeneficiariesMinorError (403)
   */
  async allow(ctx: Ctx, { beneficiaryId, onBehalfOf }: Input): Promise<Place> {
    const personId = await this.beneficiaries.portalPersonId(ctx, { onBehalfOf });
    const shares = await this.beneficiaries.sharesOf(ctx, personId);
    const share = shares.find((one) => one.beneficiaryId === beneficiaryId);
    if (!share) throw new SupportingDocumentsPlaceError();
    // Read as the platform, because a beneficiary has no other relation to the waqf and does not see who runs it.
    const platform = asPlatform(ctx, 'supporting-documents.reviewer');
    const membership = await this.memberships.of(platform, share.waqfId);
    const { userId } = personOf(ctx);
    if (membership?.nazirId === personId || membership?.nazirId === userId)
      throw new SupportingDocumentsOwnReviewError();
    return { personId, share };
  }

  /** @throws the same errors as `allow`, SupportingDocumentsTooManyError (409), DocumentsQuotaError (413) */
  async execute(ctx: Ctx, input: Input, file: ReceivedFile): Promise<SupportingDocument> {
    const { personId, share } = await this.allow(ctx, input);
    const { beneficiaryId, waqfId } = share;
    return this.transactions.run(ctx, async (ctx) => {
      if ((await this.documents.pendingOf(ctx, beneficiaryId)) >= mostPending)
        throw new SupportingDocumentsTooManyError();
      const id = newId();
      const { fileName, sha256, addedBy, addedAt } = await this.files.attach(ctx, { subjectId: id, waqfId, file });
      const about = { id, beneficiaryId, waqfId, personId, kind: input.kind, fileName, addedBy, addedAt };
      const document = { ...about, state: 'pending' as const, reason: null, reviewedBy: null, reviewedAt: null };
      await this.documents.add(ctx, document);
      await this.facts.record(ctx, documentAdded, { ...documentFact(document), sha256 });
      return document;
    });
  }
}
