import { Module, type OnModuleInit } from '@nestjs/common';
import { BankingModule } from '../banking/index.js';
import { BeneficiariesModule } from '../beneficiaries/index.js';
import { DeskModule, DeskSources } from '../desk/index.js';
import { DocumentsModule } from '../documents/index.js';
import { ExportSources, ExportsModule } from '../exports/index.js';
import { FinancesModule } from '../finances/index.js';
import { LedgerModule } from '../ledger/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { Samples } from '../platform/index.js';
import { SearchModule, SearchSources } from '../search/index.js';
import { MembershipModule, Memberships } from '../membership/index.js';
import { EndowmentMembershipSource, WaqfAccess } from './access.js';
import { AssetValuesController } from './asset-values.controller.js';
import { DeedsController } from './deeds.controller.js';
import { EndowmentsController } from './endowments.controller.js';
import { EndowmentsFacade } from './endowments.facade.js';
import { FilingsOnDesk } from './desk.js';
import { FilingsController } from './filings.controller.js';
import { EndowmentNotices } from './notices.js';
import { AmendmentRepository } from './persistence/amendment.repository.js';
import { AssetValueRepository } from './persistence/asset-value.repository.js';
import { DraftReminderRepository } from './persistence/draft-reminder.repository.js';
import { FilingRepository } from './persistence/filing.repository.js';
import { WaqfRepository } from './persistence/waqf.repository.js';
import { WaqfSearchRepository } from './persistence/waqf-search.repository.js';
import { WaqfPresenter } from './presenter.js';
import { ReadingProgress } from './realtime.js';
import { RecognitionController } from './recognition.controller.js';
import { SampleDeeds } from './samples/sample-deeds.js';
import { SampleDeedsController } from './samples/sample-deeds.controller.js';
import { SampleWaqfs } from './samples/sample-waqfs.js';
import { TrusteeshipController } from './trusteeship.controller.js';
import { WaqfSearchIndex } from './search-index.js';
import { AcceptTrusteeship } from './use-cases/accept-trusteeship.js';
import { ApproveAmendment } from './use-cases/approve-amendment.js';
import { ApproveWaqf } from './use-cases/approve-waqf.js';
import { CorrectFields } from './use-cases/correct-fields.js';
import { CreateWaqf } from './use-cases/create-waqf.js';
import { DeclineTrusteeship } from './use-cases/decline-trusteeship.js';
import { DiscardWaqf } from './use-cases/discard-waqf.js';
import { EditWaqf } from './use-cases/edit-waqf.js';
import { ExportWaqfs } from './use-cases/export-waqfs.js';
import { FindWaqfs } from './use-cases/find-waqfs.js';
import { FollowReadings } from './use-cases/follow-readings.js';
import { ListAssetValues } from './use-cases/list-asset-values.js';
import { ListWaqfs } from './use-cases/list-waqfs.js';
import { AppointNazir } from './use-cases/appoint-nazir.js';
import { OpenAmendment } from './use-cases/open-amendment.js';
import { OpenDeed } from './use-cases/open-deed.js';
import { ProcessDocuments } from './use-cases/process-documents.js';
import { RecordAssetValue } from './use-cases/record-asset-value.js';
import { RecordFiling } from './use-cases/record-filing.js';
import { RemindFounders } from './use-cases/remind-founders.js';
import { TakeDeedName } from './use-cases/take-deed-name.js';
import { UploadDocument } from './use-cases/upload-document.js';
import { ViewRecords } from './use-cases/view-records.js';
import { ViewHistory } from './use-cases/view-history.js';
import { ViewWaqf } from './use-cases/view-waqf.js';
import { WaqfData } from './use-cases/shared/waqf-data.js';
import { UpdateWaqfStatus } from './use-cases/update-waqf-status.js';
import { WithdrawAmendment } from './use-cases/withdraw-amendment.js';
import './personal-data.js';

const useCases = [
  CreateWaqf,
  ListWaqfs,
  ViewHistory,
  ViewWaqf,
  EditWaqf,
  DiscardWaqf,
  TakeDeedName,
  UploadDocument,
  ProcessDocuments,
  RemindFounders,
  RecordFiling,
  RecordAssetValue,
  ListAssetValues,
  CorrectFields,
  OpenDeed,
  ApproveWaqf,
  ApproveAmendment,
  WithdrawAmendment,
  AcceptTrusteeship,
  DeclineTrusteeship,
  FollowReadings,
  FindWaqfs,
  ExportWaqfs,
  AppointNazir,
  OpenAmendment,
  ViewRecords,
  WaqfData,
  UpdateWaqfStatus,
];

@Module({
  imports: [
    DeskModule,
    DocumentsModule,
    BankingModule,
    BeneficiariesModule,
    FinancesModule,
    LedgerModule,
    NotificationsModule,
    SearchModule,
    ExportsModule,
    MembershipModule,
  ],
  controllers: [
    SampleDeedsController,
    RecognitionController,
    EndowmentsController,
    TrusteeshipController,
    DeedsController,
    FilingsController,
    AssetValuesController,
  ],
  providers: [
    ...useCases,
    EndowmentsFacade,
    WaqfAccess,
    EndowmentMembershipSource,
    WaqfPresenter,
    WaqfSearchIndex,
    EndowmentNotices,
    ReadingProgress,
    WaqfRepository,
    WaqfSearchRepository,
    AmendmentRepository,
    FilingRepository,
    AssetValueRepository,
    FilingsOnDesk,
    DraftReminderRepository,
    SampleDeeds,
    SampleWaqfs,
  ],
  exports: [EndowmentsFacade],
})
export class EndowmentsModule implements OnModuleInit {
  constructor(
    private readonly searchSources: SearchSources,
    private readonly findWaqfs: FindWaqfs,
    private readonly deskSources: DeskSources,
    private readonly filingsOnDesk: FilingsOnDesk,
    private readonly exportSources: ExportSources,
    private readonly exportWaqfs: ExportWaqfs,
    private readonly memberships: Memberships,
    private readonly membershipSource: EndowmentMembershipSource,
    private readonly samples: Samples,
    private readonly sampleWaqfs: SampleWaqfs,
  ) {}

  onModuleInit(): void {
    this.memberships.register(this.membershipSource);
    this.searchSources.register(this.findWaqfs);
    this.deskSources.register(this.filingsOnDesk);
    this.exportSources.register(this.exportWaqfs);
    this.sampleWaqfs.register(this.samples);
  }
}
