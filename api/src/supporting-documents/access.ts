import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import { BeneficiariesFacade } from '../beneficiaries/index.js';
import { type Membership, Memberships } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import type { SupportingDocument } from './domain/supporting-document.js';
import { SupportingDocumentsForbiddenError, SupportingDocumentsNotFoundError } from './supporting-documents.errors.js';

/** Who sees and reviews what beneficiaries send: the person, whoever stands for a minor, and the nazir of the waqf. */
@Injectable()
export class SupportingDocumentAccess {
  constructor(
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiariesFacade,
  ) {}

  /**
   * User id of whose portal it is.
   * @throws BeneficiariesNotGuardianError, BeneficiariesMinorError (403)
   */
  portalPersonId(ctx: Ctx, query: PortalQuery): Promise<string> {
    return this.beneficiaries.portalPersonId(ctx, query);
  }

  /** Ids of the waqfs that the person runs; none of an administrator's. */
  async reviewedWaqfIds(ctx: Ctx): Promise<string[]> {
    const memberships = await this.memberships.ofAll(ctx, await this.memberships.visibleWaqfIds(ctx));
    return [...memberships.values()].filter(mayReviewIn).map(({ waqfId }) => waqfId);
  }

  /** The nazir. @throws SupportingDocumentsNotFoundError (404), SupportingDocumentsForbiddenError (403) */
  async toReview(ctx: Ctx, { waqfId }: Pick<SupportingDocument, 'waqfId'>): Promise<void> {
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new SupportingDocumentsNotFoundError();
    if (!mayReviewIn(membership)) throw new SupportingDocumentsForbiddenError();
  }
}

/** Whether the person who reads is the nazir there. */
export const mayReviewIn = (membership: Membership | undefined): boolean =>
  membership?.relations.includes('nazir') ?? false;
