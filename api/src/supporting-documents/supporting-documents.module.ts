import { Module, type OnModuleInit } from '@nestjs/common';
import { BeneficiariesModule } from '../beneficiaries/index.js';
import { DeskModule, DeskSources } from '../desk/index.js';
import { DocumentsModule } from '../documents/index.js';
import { IdentityModule } from '../identity/index.js';
import { MembershipModule } from '../membership/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SupportingDocumentAccess } from './access.js';
import { SupportingDocumentsOnDesk } from './desk.js';
import { SupportingDocumentNotices } from './notices.js';
import { SupportingDocumentRepository } from './persistence/supporting-document.repository.js';
import { SupportingDocumentPresenter } from './presenter.js';
import { SupportingDocumentsController } from './supporting-documents.controller.js';
import { SupportingDocumentsFacade } from './supporting-documents.facade.js';
import { SampleSupportingDocuments } from './samples/sample-supporting-documents.js';
import { AddSupportingDocument } from './use-cases/add-supporting-document.js';
import { OpenSupportingDocument } from './use-cases/open-supporting-document.js';
import { ReviewSupportingDocument } from './use-cases/review-supporting-document.js';
import { ViewSupportingDocuments } from './use-cases/view-supporting-documents.js';
import { WithdrawSupportingDocument } from './use-cases/withdraw-supporting-document.js';
import './personal-data.js';

@Module({
  imports: [BeneficiariesModule, DeskModule, DocumentsModule, IdentityModule, MembershipModule, NotificationsModule],
  controllers: [SupportingDocumentsController],
  providers: [
    SupportingDocumentAccess,
    SupportingDocumentNotices,
    SupportingDocumentPresenter,
    SupportingDocumentRepository,
    SupportingDocumentsFacade,
    SupportingDocumentsOnDesk,
    AddSupportingDocument,
    OpenSupportingDocument,
    ReviewSupportingDocument,
    ViewSupportingDocuments,
    WithdrawSupportingDocument,
    SampleSupportingDocuments,
  ],
  exports: [SupportingDocumentsFacade],
})
export class SupportingDocumentsModule implements OnModuleInit {
  constructor(
    private readonly deskSources: DeskSources,
    private readonly onDesk: SupportingDocumentsOnDesk,
  ) {}

  onModuleInit(): void {
    this.deskSources.register(this.onDesk);
  }
}
