import { Module, type OnModuleInit } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/index.js';
import { DeskModule, DeskSources, MainAccounts } from '../desk/index.js';
import { ExportSources, ExportsModule } from '../exports/index.js';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { Environment } from '../platform/index.js';
import { SandboxBankModule, SandboxBankServer } from '../simulators/bank/index.js';
import { MembershipModule } from '../membership/index.js';
import { BankingAccess } from './access.js';
import { AccountsController } from './accounts.controller.js';
import { BankPort } from './bank/bank.port.js';
import { HttpBank } from './bank/http.bank.js';
import { BankingFacade } from './banking.facade.js';
import { BankingMeasures } from './measures.js';
import { PayeeHolds, PayeeNotices, PaymentHolds } from './banking.registry.js';
import { MainAccountsOnDesk } from './desk.js';
import { BankingFollowUps } from './follow-ups.js';
import { BankingNotices } from './notices.js';
import { AccountLookupRepository } from './persistence/account-lookup.repository.js';
import { BankAccountRepository } from './persistence/bank-account.repository.js';
import { DispatchRepository } from './persistence/dispatch.repository.js';
import { MainAccountRepository } from './persistence/main-account.repository.js';
import { PaymentBatchRepository } from './persistence/payment-batch.repository.js';
import { RefusedKeysRepository } from './persistence/refused-keys.repository.js';
import { TransferLimitsRepository } from './persistence/transfer-limits.repository.js';
import { TransferPolicyRepository } from './persistence/transfer-policy.repository.js';
import { TransferRepository } from './persistence/transfer.repository.js';
import { TransferPresenter } from './presenter.js';
import { SampleAccountStates } from './samples/sample-account-states.js';
import { SampleTransfers } from './samples/sample-transfers.js';
import { TransfersController } from './transfers.controller.js';
import { AwaitAccount } from './use-cases/await-account.js';
import { AwaitMainAccount } from './use-cases/await-main-account.js';
import { DispatchBatches } from './use-cases/dispatch-batches.js';
import { PayInBatches } from './use-cases/pay-in-batches.js';
import { SendBatch } from './use-cases/send-batch.js';
import { SettlePayments } from './use-cases/settle-payments.js';
import { ConfirmTransferPolicy } from './confirmations.js';
import { ExportAccountStatement } from './use-cases/export-account-statement.js';
import { ExportTransfers } from './use-cases/export-transfers.js';
import { FindIdleMains } from './use-cases/find-idle-mains.js';
import { FollowAccountState } from './use-cases/follow-account-state.js';
import { JudgeTransfers } from './use-cases/judge-transfers.js';
import { FindLedgerAccounts } from './use-cases/find-ledger-accounts.js';
import { OpenAccount } from './use-cases/open-account.js';
import { OpenMainAccount } from './use-cases/open-main-account.js';
import { WatchOpenings } from './use-cases/watch-openings.js';
import { ListTransfers } from './use-cases/list-transfers.js';
import { WatchMainAccounts } from './use-cases/watch-main-accounts.js';
import { MakeTransfer } from './use-cases/make-transfer.js';
import { PostTransfers } from './use-cases/post-transfers.js';
import { ReadBalance } from './use-cases/read-balance.js';
import { RecordTransfers } from './use-cases/record-transfers.js';
import { RequestMainAccount } from './use-cases/request-main-account.js';
import { RequestSubAccount } from './use-cases/request-sub-account.js';
import { FindSecondApprover } from './use-cases/find-second-approver.js';
import { SetTransferPolicy } from './use-cases/set-transfer-policy.js';
import { SettleTransfers } from './use-cases/settle-transfers.js';
import { DescribeTransfers } from './use-cases/describe-transfers.js';
import { AccountFunds } from './use-cases/shared/account-funds.js';
import { PreviewEffects } from './use-cases/preview-effects.js';
import { TransferApprovals } from './approvals.js';
import { StartDispatching } from './use-cases/start-dispatching.js';
import { DispatchTransfers } from './use-cases/dispatch-transfers.js';
import { SendTransfers } from './use-cases/send-transfers.js';
import { ViewAccountStatement } from './use-cases/view-account-statement.js';
import { ViewAccounts } from './use-cases/view-accounts.js';
import { ViewTransfer } from './use-cases/view-transfer.js';
import { ViewTransferPolicy } from './use-cases/view-transfer-policy.js';
import { BankingWorkers } from './workers.js';
import './personal-data.js';

const accountProviders = [
  RequestMainAccount,
  RequestSubAccount,
  AwaitMainAccount,
  AwaitAccount,
  OpenAccount,
  WatchOpenings,
  BankingWorkers,
  OpenMainAccount,
  ReadBalance,
  FollowAccountState,
  FindIdleMains,
  MainAccountsOnDesk,
  WatchMainAccounts,
  SampleAccountStates,
  ViewAccounts,
  ViewTransfer,
  ViewAccountStatement,
  ExportAccountStatement,
  FindLedgerAccounts,
  BankAccountRepository,
  AccountLookupRepository,
  MainAccountRepository,
];
const transferProviders = [
  BankingMeasures,
  MakeTransfer,
  RecordTransfers,
  JudgeTransfers,
  PostTransfers,
  AccountFunds,
  TransferApprovals,
  PreviewEffects,
  DescribeTransfers,
  ListTransfers,
  ExportTransfers,
  SettleTransfers,
  StartDispatching,
  DispatchTransfers,
  SendTransfers,
  ViewTransferPolicy,
  SetTransferPolicy,
  FindSecondApprover,
  ConfirmTransferPolicy,
  TransferPresenter,
  TransferRepository,
  RefusedKeysRepository,
  TransferPolicyRepository,
  TransferLimitsRepository,
  DispatchRepository,
  SampleTransfers,
];
const batchProviders = [PayInBatches, SettlePayments, SendBatch, DispatchBatches, PaymentBatchRepository];

/** Timeout of a call to the bank; well below the lease of a claimed account. */
const bankTimeoutMs = 8_000;

/** The real bank where one is configured; otherwise the sandbox bank, over the same wire API. */
function bankFor(environment: Environment, sandbox: SandboxBankServer): BankPort {
  if (environment.bank)
    return new HttpBank({ baseUrl: environment.bank.url, key: environment.bank.key, timeoutMs: bankTimeoutMs });
  if (!environment.simulators) throw new Error('the sandbox bank needs WAQF_SIMULATORS=on');
  return new HttpBank({ baseUrl: () => sandbox.url(), key: sandbox.key, timeoutMs: bankTimeoutMs });
}

@Module({
  imports: [
    LedgerModule,
    NotificationsModule,
    IdentityModule,
    MembershipModule,
    ExportsModule,
    DeskModule,
    ApprovalsModule,
    SandboxBankModule,
  ],
  controllers: [AccountsController, TransfersController],
  providers: [
    { provide: BankPort, inject: [Environment, SandboxBankServer], useFactory: bankFor },
    BankingFacade,
    BankingAccess,
    PayeeHolds,
    PayeeNotices,
    PaymentHolds,
    BankingFollowUps,
    BankingNotices,
    ...accountProviders,
    ...transferProviders,
    ...batchProviders,
  ],
  exports: [BankingFacade, PayeeHolds, PayeeNotices, PaymentHolds],
})
export class BankingModule implements OnModuleInit {
  constructor(
    private readonly exportSources: ExportSources,
    private readonly exportAccountStatement: ExportAccountStatement,
    private readonly exportTransfers: ExportTransfers,
    private readonly mainAccounts: MainAccounts,
    private readonly lookup: AccountLookupRepository,
    private readonly deskSources: DeskSources,
    private readonly onDesk: MainAccountsOnDesk,
  ) {}

  onModuleInit(): void {
    this.exportSources.register(this.exportAccountStatement);
    this.exportSources.register(this.exportTransfers);
    this.mainAccounts.register(this.lookup);
    this.deskSources.register(this.onDesk);
  }
}
