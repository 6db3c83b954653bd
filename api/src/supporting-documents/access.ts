import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import { BeneficiariesFacade } from '../beneficiaries/index.js';
import { type Membership, Memberships } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import type { SupportingDocument } from './domain/supporting-document.js';
import { SupportingDocumentsForbiddenError, SupportingDocumentsNotFoundError } from './supporting-documents.errors.js';

/**
 * Checks who sees and reviews the documents of beneficiaries: the person, the guardian of a minor, and the nazir of the
 * waqf.
 */
@Injectable()
export class SupportingDocumentAccess {
  constructor(
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiariesFacade,
  ) {}

  /**
   * The user id of the person whose portal it is.
   * @throws BeneficiariesNotGuardianError, BeneficiariesMinorError (403)
   */
  portalPersonId(ctx: Ctx, query: PortalQuery): Promise<string> {
    return this.beneficiaries.portalPersonId(ctx, query);
  }

  /** Those of a person's documents that the user may see: for a guardian those in the waqfs that have recorded them. */
  async seen(ctx: Ctx, personId: string, found: readonly SupportingDocument[]): Promise<SupportingDocument[]> {
    const places = await this.beneficiaries.waqfsOfPerson(ctx, personId);
    return found.filter((one) => one.personId === personId && places.has(one.beneficiaryId));
  }

  /** @throws SupportingDocumentsNotFoundError (404) for a document that is not theirs to see */
  async requireSeen(
    ctx: Ctx,
    personId: string,
    found: SupportingDocument | null | undefined,
  ): Promise<SupportingDocument> {
    const [seen] = found ? await this.seen(ctx, personId, [found]) : [];
    if (!seen) throw new SupportingDocumentsNotFoundError();
    return seen;
  }

  /** The ids of the waqfs that the user runs as nazir; those seen only as administrator are not included. */
  async reviewedWaqfIds(ctx: Ctx): Promise<string[]> {
    const memberships = await this.memberships.visible(ctx);
    return [...memberships.values()].filter(mayReviewIn).map(({ waqfId }) => waqfId);
  }

  /** Allows only the nazir. @throws SupportingDocumentsNotFoundError (404), SupportingDocumentsForbiddenError (403) */
  async toReview(ctx: Ctx, { waqfId }: Pick<SupportingDocument, 'waqfId'>): Promise<void> {
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new SupportingDocumentsNotFoundError();
    if (!mayReviewIn(membership)) throw new SupportingDocumentsForbiddenError();
  }
}

/** True when the user is the nazir of the waqf. */
export const mayReviewIn = (membership: Membership | undefined): boolean =>
  membership?.relations.includes('nazir') ?? false;
