import { Injectable } from '@nestjs/common';
import type { SupportingDocument as WireDocument } from '@waqf/contracts/supporting-documents';
import { IdentityFacade } from '../identity/index.js';
import { Memberships } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { mayReviewIn } from './access.js';
import type { SupportingDocument } from './domain/supporting-document.js';
import { supportingDocumentStates } from './domain/supporting-document-states.js';

/** Documents in the shape of the contract. The caller checks access. */
@Injectable()
export class SupportingDocumentPresenter {
  constructor(
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  /** Documents with what the user may do with each. @param personId the person whose portal it is; null on a desk */
  async all(
    ctx: Ctx,
    documents: readonly SupportingDocument[],
    personId: string | null = null,
  ): Promise<WireDocument[]> {
    const waqfIds = documents.map(({ waqfId }) => waqfId);
    const memberships = await this.memberships.ofAll(ctx, waqfIds);
    const names = await this.memberships.names(ctx, waqfIds);
    const people = await this.identity.people(
      ctx,
      documents.map((document) => document.personId),
    );
    return documents.map((document) => {
      const { id, beneficiaryId, waqfId, kind, fileName, addedAt, state, reason, reviewedAt } = document;
      return {
        id,
        beneficiaryId,
        waqfId,
        waqfName: names.get(waqfId) ?? '',
        fullName: people.get(document.personId)?.fullName ?? '',
        kind,
        fileName,
        uploadDate: addedAt.toISOString(),
        status: state,
        reason,
        reviewedAt: reviewedAt?.toISOString() ?? null,
        mayReview: mayReviewIn(memberships.get(waqfId)) && supportingDocumentStates.mayNow(state, ['nazir']).length > 0,
        mayWithdraw:
          personId === document.personId && supportingDocumentStates.mayNow(state, ['beneficiary']).length > 0,
      };
    });
  }

  async one(ctx: Ctx, document: SupportingDocument, personId: string | null = null): Promise<WireDocument> {
    const [described] = await this.all(ctx, [document], personId);
    if (!described) throw new Error('one document gives one answer');
    return described;
  }
}
