import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { AdministrationModule } from './administration/index.js';
import { ApprovalsModule } from './approvals/index.js';
import { BackupsModule } from './backups/index.js';
import { BankingModule } from './banking/index.js';
import { BeneficiariesModule } from './beneficiaries/index.js';
import { ClosingModule } from './closing/index.js';
import { DeskModule } from './desk/index.js';
import { DistributionsModule } from './distributions/index.js';
import { DocumentsModule } from './documents/index.js';
import { EndowmentsModule } from './endowments/index.js';
import { ExportsModule } from './exports/index.js';
import { FinancesModule } from './finances/index.js';
import { IdentityModule } from './identity/index.js';
import { LedgerModule } from './ledger/index.js';
import { NotificationsModule } from './notifications/index.js';
import { ObjectionsModule } from './objections/index.js';
import { SupportingDocumentsModule } from './supporting-documents/index.js';
import { OperationsModule } from './operations/index.js';
import { Clock, type Environment } from './platform/index.js';
import { EnvironmentModule, PlatformModule } from './platform/platform.module.js';
import { ReconciliationModule } from './reconciliation/index.js';
import { ReleasesModule } from './releases/index.js';
import { ReportingModule } from './reporting/index.js';
import { SearchModule } from './search/index.js';
import { BankCounterpartiesModule } from './simulators/bank-counterparties/index.js';
import { BankSimulatorModule } from './simulators/bank/index.js';
import { MailboxSimulatorModule } from './simulators/mailbox/mailbox-simulator.module.js';
import { NafathSimulatorModule } from './simulators/nafath/nafath-simulator.module.js';

/** All bounded contexts of the platform. */
const contexts = [
  IdentityModule,
  NotificationsModule,
  LedgerModule,
  ApprovalsModule,
  BankingModule,
  BeneficiariesModule,
  ClosingModule,
  DeskModule,
  DistributionsModule,
  ObjectionsModule,
  SupportingDocumentsModule,
  DocumentsModule,
  FinancesModule,
  ReconciliationModule,
  EndowmentsModule,
  SearchModule,
  ExportsModule,
  ReleasesModule,
  ReportingModule,
  AdministrationModule,
  BackupsModule,
  OperationsModule,
];

@Module({})
export class AppModule {
  /**
   * @param clock used by tests and samples; by default the machine's clock
   * @param more modules in addition to the platform's own
   */
  static with(environment: Environment, clock: Clock = new Clock(), more: readonly Type[] = []): DynamicModule {
    const simulators = environment.simulators
      ? [
          ...(environment.nafath ? [] : [NafathSimulatorModule]),
          ...(environment.bank ? [] : [BankSimulatorModule, BankCounterpartiesModule]),
          ...(environment.smtpUrl ? [] : [MailboxSimulatorModule]),
        ]
      : [];
    return {
      module: AppModule,
      imports: [EnvironmentModule.with(environment, clock), PlatformModule, ...contexts, ...simulators, ...more],
    };
  }
}
