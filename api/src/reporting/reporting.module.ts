import { Module } from '@nestjs/common';
import { BankingModule } from '../banking/index.js';
import { BeneficiariesModule } from '../beneficiaries/index.js';
import { DocumentsModule } from '../documents/index.js';
import { EndowmentsModule } from '../endowments/index.js';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ReportingController } from './reporting.controller.js';
import { ViewAdminDashboard } from './use-cases/view-admin-dashboard.js';
import { ViewBeneficiaryDashboard } from './use-cases/view-beneficiary-dashboard.js';
import { ViewPublicStats } from './use-cases/view-public-stats.js';
import { ViewStats } from './use-cases/view-stats.js';

@Module({
  imports: [
    IdentityModule,
    EndowmentsModule,
    DocumentsModule,
    LedgerModule,
    BankingModule,
    BeneficiariesModule,
    NotificationsModule,
  ],
  controllers: [ReportingController],
  providers: [ViewStats, ViewPublicStats, ViewAdminDashboard, ViewBeneficiaryDashboard],
})
export class ReportingModule {}
