import { Module, type OnModuleInit } from '@nestjs/common';
import { ClosingChecks, ClosingModule } from '../closing/index.js';
import { DeskModule, DeskSources } from '../desk/index.js';
import { DocumentsModule } from '../documents/index.js';
import { ExportSources, ExportsModule } from '../exports/index.js';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { Samples } from '../platform/index.js';
import { SearchModule, SearchSources } from '../search/index.js';
import { MembershipModule } from '../membership/index.js';
import { BalanceOnDesk, RepeatingOnDesk } from './desk.js';
import { TransactionPresenter } from './presenter.js';
import { EnterTransactions } from './use-cases/enter-transactions.js';
import { FinancesController } from './finances.controller.js';
import { RepeatingController } from './repeating.controller.js';
import { RepeatingRepository } from './persistence/repeating.repository.js';
import { AnswerRepeating } from './use-cases/answer-repeating.js';
import { RepeatingOccurrences } from './use-cases/shared/repeating-occurrences.js';
import { PlanRepeating } from './use-cases/plan-repeating.js';
import { ViewRepeating } from './use-cases/view-repeating.js';
import { ReceiptsController } from './receipts.controller.js';
import { FinancesFacade } from './finances.facade.js';
import { FinancesNotices } from './notices.js';
import { TransactionRepository } from './persistence/transaction.repository.js';
import { PeriodTotalRepository } from './persistence/period-total.repository.js';
import { FinancesAccess } from './access.js';
import { SampleMoney } from './samples/sample-money.js';
import { SampleRepeating } from './samples/sample-repeating.js';
import { SampleWaqfs } from './samples/sample-waqfs.js';
import { AddPastTransactions } from './use-cases/add-past-transactions.js';
import { CheckOccurrencesAnswered } from './use-cases/check-occurrences-answered.js';
import { AddTransaction } from './use-cases/add-transaction.js';
import { ExportTransactions } from './use-cases/export-transactions.js';
import { FindTransactions } from './use-cases/find-transactions.js';
import { StoreReceipt } from './use-cases/store-receipt.js';
import { ListTransactions } from './use-cases/list-transactions.js';
import { ReverseTransaction } from './use-cases/reverse-transaction.js';
import { ViewAccountStatement } from './use-cases/view-account-statement.js';
import { ViewMonths } from './use-cases/view-months.js';

const useCases = [
  CheckOccurrencesAnswered,
  AddTransaction,
  AddPastTransactions,
  EnterTransactions,
  StoreReceipt,
  PlanRepeating,
  RepeatingOccurrences,
  AnswerRepeating,
  ViewRepeating,
  ReverseTransaction,
  ListTransactions,
  ViewMonths,
  ViewAccountStatement,
  FindTransactions,
  ExportTransactions,
];

@Module({
  imports: [
    ClosingModule,
    DeskModule,
    DocumentsModule,
    LedgerModule,
    MembershipModule,
    IdentityModule,
    NotificationsModule,
    SearchModule,
    ExportsModule,
  ],
  controllers: [FinancesController, ReceiptsController, RepeatingController],
  providers: [
    ...useCases,
    FinancesFacade,
    TransactionPresenter,
    FinancesAccess,
    FinancesNotices,
    TransactionRepository,
    RepeatingRepository,
    PeriodTotalRepository,
    SampleMoney,
    SampleRepeating,
    SampleWaqfs,
    BalanceOnDesk,
    RepeatingOnDesk,
  ],
  exports: [FinancesFacade],
})
export class FinancesModule implements OnModuleInit {
  constructor(
    private readonly searchSources: SearchSources,
    private readonly findTransactions: FindTransactions,
    private readonly exportSources: ExportSources,
    private readonly exportTransactions: ExportTransactions,
    private readonly deskSources: DeskSources,
    private readonly balanceOnDesk: BalanceOnDesk,
    private readonly repeatingOnDesk: RepeatingOnDesk,
    private readonly samples: Samples,
    private readonly sampleMoney: SampleMoney,
    private readonly sampleRepeating: SampleRepeating,
    private readonly closingChecks: ClosingChecks,
    private readonly checkOccurrencesAnswered: CheckOccurrencesAnswered,
  ) {}

  onModuleInit(): void {
    this.searchSources.register(this.findTransactions);
    this.exportSources.register(this.exportTransactions);
    this.deskSources.register(this.balanceOnDesk);
    this.deskSources.register(this.repeatingOnDesk);
    this.closingChecks.register(this.checkOccurrencesAnswered);
    this.sampleMoney.register(this.samples);
    this.sampleRepeating.register(this.samples);
  }
}
