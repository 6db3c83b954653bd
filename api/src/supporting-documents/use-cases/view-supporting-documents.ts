import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type {
  OwnSupportingDocumentList,
  SupportingDocumentList,
  SupportingDocumentQuery,
} from '@waqf/contracts/supporting-documents';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { DocumentsFacade } from '../../documents/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { SupportingDocumentAccess } from '../access.js';
import { SupportingDocumentRepository } from '../persistence/supporting-document.repository.js';
import { SupportingDocumentPresenter } from '../presenter.js';

/** Shows the documents of beneficiaries: people see their own, nazirs see those of their waqfs. */
@Injectable()
export class ViewSupportingDocuments {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: SupportingDocumentAccess,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly files: DocumentsFacade,
    private readonly documents: SupportingDocumentRepository,
    private readonly presenter: SupportingDocumentPresenter,
  ) {}

  /** @throws BeneficiariesNotGuardianError, BeneficiariesMinorError (403) */
  async own(ctx: Ctx, query: PortalQuery): Promise<OwnSupportingDocumentList> {
    const personId = await this.access.portalPersonId(ctx, query);
    const uploads = await this.files.uploadLimits(ctx);
    return this.transactions.snapshot(ctx, async (ctx) => {
      const shares = await this.beneficiaries.sharesOf(ctx, personId);
      const documents = await this.access.seen(ctx, personId, await this.documents.ofPerson(ctx, personId));
      return {
        documents: await this.presenter.all(ctx, documents, personId),
        places: shares.map(({ beneficiaryId, waqfName }) => ({ beneficiaryId, waqfName })),
        uploads,
      };
    });
  }

  /** The documents of the waqfs that the user runs as nazir. */
  async toReview(ctx: Ctx, { waqfId }: SupportingDocumentQuery): Promise<SupportingDocumentList> {
    const run = await this.access.reviewedWaqfIds(ctx);
    const waqfIds = run.filter((id) => waqfId === undefined || id === waqfId);
    return { documents: await this.presenter.all(ctx, await this.documents.ofWaqfs(ctx, waqfIds)) };
  }
}
