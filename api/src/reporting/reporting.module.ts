import { Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ApprovalsModule } from '../approvals/index.js';
import { BankingModule } from '../banking/index.js';
import { BeneficiariesModule } from '../beneficiaries/index.js';
import { DistributionsModule } from '../distributions/index.js';
import { DocumentsModule } from '../documents/index.js';
import { EndowmentsModule } from '../endowments/index.js';
import { ExportSources, ExportsModule, ReportExports } from '../exports/index.js';
import { FinancesModule } from '../finances/index.js';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { SupportingDocumentsModule } from '../supporting-documents/index.js';
import { MembershipModule } from '../membership/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ReportingAccess } from './access.js';
import { CertificatesController } from './certificates.controller.js';
import { IssuedDocumentsController } from './issued-documents.controller.js';
import { ReportExportsController } from './exports.controller.js';
import { FileMaker } from './files/file-maker.js';
import { ReportingNotices } from './notices.js';
import { PacksController } from './packs.controller.js';
import { ConfirmDataCopy, ConfirmPack } from './confirmations.js';
import { DataCopies } from './data-copy/data-copies.js';
import { MakeDataCopy } from './data-copy/make-data-copy.js';
import { DataCopiesController } from './data-copies.controller.js';
import { MakePack } from './pack/make-pack.js';
import { PackDeeds } from './pack/pack-deeds.js';
import { PackList } from './pack/pack-list.js';
import { PackParts } from './pack/pack-parts.js';
import { VerifyPackChains } from './pack/verify-pack-chains.js';
import { PackRecords } from './pack/pack-records.js';
import { PackStatements } from './pack/pack-statements.js';
import { RequestPack } from './pack/request-pack.js';
import { AddExport } from './use-cases/add-export.js';
import { FinishExport } from './use-cases/finish-export.js';
import { IssueDocument } from './use-cases/issue-document.js';
import { MakeReportFile } from './use-cases/make-report-file.js';
import { ExportRepository } from './persistence/export.repository.js';
import { IssuedDocumentRepository } from './persistence/issued-document.repository.js';
import { ScheduleReaderRepository } from './persistence/schedule-reader.repository.js';
import { ScheduleRepository } from './persistence/schedule.repository.js';
import { SchedulesController } from './schedules.controller.js';
import { CreateSchedule } from './use-cases/create-schedule.js';
import { FindReportReaders } from './use-cases/find-report-readers.js';
import { DownloadExport } from './use-cases/download-export.js';
import { AdvanceSchedules } from './use-cases/advance-schedules.js';
import { RunSchedules } from './use-cases/run-schedules.js';
import { ShareExport } from './use-cases/share-export.js';
import { StopSchedule } from './use-cases/stop-schedule.js';
import { ViewSchedules } from './use-cases/view-schedules.js';
import { ReportingController } from './reporting.controller.js';
import { ReportsController } from './reports.controller.js';
import { ActivitiesReport } from './sources/activities.source.js';
import { BeneficiaryStatement } from './sources/beneficiary.source.js';
import { CashFlowReport } from './sources/cash-flow.source.js';
import { ChargeDischargeReport } from './sources/charge-discharge.source.js';
import { DetailedReport } from './sources/detailed.source.js';
import { DistributionsReport } from './sources/distributions.source.js';
import { NazirYearReport } from './sources/nazir-year.source.js';
import { FinancialReport } from './sources/financial.source.js';
import { PositionReport } from './sources/position.source.js';
import { ReportSources, type ReportSource } from './sources/report-sources.js';
import { WaqfSummaryReport } from './sources/waqf-summary.source.js';
import { Typesetter } from './typesetting/typesetter.js';
import { ExpireExports } from './use-cases/expire-exports.js';
import { IssueCertificate } from './use-cases/issue-certificate.js';
import { IssueFile } from './use-cases/issue-file.js';
import { IssueOnce } from './use-cases/issue-once.js';
import { NameDocument } from './use-cases/name-document.js';
import { IssuePaymentNotice } from './use-cases/issue-payment-notice.js';
import { IssueRunStatement } from './use-cases/issue-run-statement.js';
import { IssueTransferReceipt } from './use-cases/issue-transfer-receipt.js';
import { FailExport } from './use-cases/fail-export.js';
import { FailLostExports } from './use-cases/fail-lost-exports.js';
import { MakeExport } from './use-cases/make-export.js';
import { ReadCertifiedApproval } from './use-cases/read-certified-approval.js';
import { RequestExport } from './use-cases/request-export.js';
import { VerifyDocument } from './use-cases/verify-document.js';
import { ExportAdminDashboard } from './use-cases/export-admin-dashboard.js';
import { ListAdminTasks } from './use-cases/list-admin-tasks.js';
import { ViewAdminDashboard } from './use-cases/view-admin-dashboard.js';
import { ListOwnAccounts } from './use-cases/list-own-accounts.js';
import { ListOwnTransactions } from './use-cases/list-own-transactions.js';
import { ViewBeneficiaryDashboard } from './use-cases/view-beneficiary-dashboard.js';
import { ViewBeneficiaryProfile } from './use-cases/view-beneficiary-profile.js';
import { ViewPublicStats } from './use-cases/view-public-stats.js';
import { ViewExport } from './use-cases/view-export.js';
import { ViewFigureEntries } from './use-cases/view-figure-entries.js';
import { ViewReport } from './use-cases/view-report.js';
import { ViewStats } from './use-cases/view-stats.js';
import { ReportingWorkers } from './workers.js';
import './personal-data.js';

const reports = [
  FinancialReport,
  WaqfSummaryReport,
  DetailedReport,
  PositionReport,
  ChargeDischargeReport,
  ActivitiesReport,
  CashFlowReport,
  DistributionsReport,
  NazirYearReport,
  BeneficiaryStatement,
];

@Module({
  imports: [
    IdentityModule,
    ApprovalsModule,
    EndowmentsModule,
    DocumentsModule,
    LedgerModule,
    FinancesModule,
    ExportsModule,
    MembershipModule,
    BankingModule,
    BeneficiariesModule,
    SupportingDocumentsModule,
    DistributionsModule,
    NotificationsModule,
  ],
  controllers: [
    ReportingController,
    ReportsController,
    ReportExportsController,
    CertificatesController,
    SchedulesController,
    PacksController,
    DataCopiesController,
    IssuedDocumentsController,
  ],
  providers: [
    ViewStats,
    ViewPublicStats,
    ListAdminTasks,
    ViewAdminDashboard,
    ExportAdminDashboard,
    ListOwnTransactions,
    ListOwnAccounts,
    ViewBeneficiaryDashboard,
    ViewBeneficiaryProfile,
    ViewReport,
    ViewFigureEntries,
    RequestExport,
    MakeExport,
    FailExport,
    IssueFile,
    AddExport,
    FinishExport,
    IssueDocument,
    MakeReportFile,
    RequestPack,
    ConfirmPack,
    ConfirmDataCopy,
    DataCopies,
    MakeDataCopy,
    MakePack,
    PackParts,
    PackStatements,
    PackRecords,
    PackDeeds,
    VerifyPackChains,
    PackList,
    IssueCertificate,
    IssueOnce,
    NameDocument,
    IssueRunStatement,
    IssuePaymentNotice,
    IssueTransferReceipt,
    ReadCertifiedApproval,
    ViewExport,
    ExpireExports,
    FailLostExports,
    VerifyDocument,
    FileMaker,
    Typesetter,
    ExportRepository,
    IssuedDocumentRepository,
    ScheduleRepository,
    ScheduleReaderRepository,
    FindReportReaders,
    CreateSchedule,
    ViewSchedules,
    StopSchedule,
    DownloadExport,
    AdvanceSchedules,
    RunSchedules,
    ShareExport,
    ReportingNotices,
    ReportingAccess,
    ReportSources,
    ...reports,
    ReportingWorkers,
  ],
})
export class ReportingModule implements OnModuleInit {
  constructor(
    private readonly sources: ReportSources,
    private readonly modules: ModuleRef,
    private readonly reportExports: ReportExports,
    private readonly exportSources: ExportSources,
    private readonly exportAdminDashboard: ExportAdminDashboard,
    private readonly requestExport: RequestExport,
  ) {}

  onModuleInit(): void {
    for (const report of reports) this.sources.register(this.modules.get<ReportSource>(report));
    this.reportExports.register(this.requestExport);
    this.exportSources.register(this.exportAdminDashboard);
  }
}
