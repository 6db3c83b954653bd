import { Module, type OnModuleInit } from '@nestjs/common';
import { ApprovalsModule, DecisionSources } from '../approvals/index.js';
import { BankingModule } from '../banking/index.js';
import { BeneficiariesModule } from '../beneficiaries/index.js';
import { ClosingChecks, ClosingModule } from '../closing/index.js';
import { DeskModule, DeskSources } from '../desk/index.js';
import { DocumentsModule } from '../documents/index.js';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MembershipModule } from '../membership/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { RulesAccess, RunsAccess } from './access.js';
import { DistributionsOnDesk, RemovedMinorsOnDesk } from './desk.js';
import { DistributionsFacade } from './distributions.facade.js';
import { DistributionFollowUps } from './follow-ups.js';
import { RuleNotices, RunNotices } from './notices.js';
import { CalculationRepository } from './persistence/calculation.repository.js';
import { CorrectionRepository } from './persistence/correction.repository.js';
import { PaymentsFacade } from './payments.facade.js';
import { ReceivedRepository } from './persistence/received.repository.js';
import { PaymentPlaceRepository } from './persistence/payment-place.repository.js';
import { DeskRepository } from './persistence/desk.repository.js';
import { LinePaymentRepository } from './persistence/line-payment.repository.js';
import { RuleSetRepository } from './persistence/rule-set.repository.js';
import { UnpaidLineRepository } from './persistence/unpaid-line.repository.js';
import { RunLineRepository } from './persistence/run-line.repository.js';
import { RunRepository } from './persistence/run.repository.js';
import { OwnPaymentsController } from './own-payments.controller.js';
import { OwnPaymentRepository } from './persistence/own-payment.repository.js';
import { PaymentsController } from './payments.controller.js';
import { RunProgress } from './realtime.js';
import { RulesController } from './rules.controller.js';
import { ConfirmRules } from './confirmations.js';
import { AllRunsController } from './all-runs.controller.js';
import { RunsController } from './runs.controller.js';
import { SampleDistributions } from './samples/sample-distributions.js';
import { SamplePastRuns } from './samples/sample-past-runs.js';
import { SampleRuns } from './samples/sample-runs.js';
import { AddCorrection } from './use-cases/add-correction.js';
import { CalculateLargeRun } from './use-cases/calculate-large-run.js';
import { CalculateRun } from './use-cases/calculate-run.js';
import { CloseRun } from './use-cases/close-run.js';
import { HoldsOfPayments } from './holds.js';
import { FollowPayments } from './use-cases/follow-payments.js';
import { PayByHand } from './use-cases/pay-by-hand.js';
import { PayRun } from './use-cases/pay-run.js';
import { Payees } from './use-cases/shared/payees.js';
import { RecordLinePayment } from './use-cases/record-line-payment.js';
import { SendPayments } from './use-cases/send-payments.js';
import { SendRemainingPayments } from './use-cases/send-remaining-payments.js';
import { SettleRun } from './use-cases/settle-run.js';
import { ViewOwnPayments } from './use-cases/view-own-payments.js';
import { ViewRemovedPayees } from './use-cases/view-removed-payees.js';
import { ViewPayables } from './use-cases/view-payables.js';
import { CheckBalancesAgree } from './use-cases/check-balances-agree.js';
import { ComputeRun } from './use-cases/compute-run.js';
import { DecideRun } from './use-cases/decide-run.js';
import { CheckRunsClosed } from './use-cases/check-runs-closed.js';
import { DescribeRuns } from './use-cases/describe-runs.js';
import { RunApprovals } from './approvals.js';
import { FindRunDeciders } from './use-cases/find-run-deciders.js';
import { RunInputs } from './use-cases/shared/run-inputs.js';
import { StartRun } from './use-cases/start-run.js';
import { SubmitRun } from './use-cases/submit-run.js';
import { ViewRuns } from './use-cases/view-runs.js';
import { DecideRules } from './use-cases/decide-rules.js';
import { PreviewDistribution } from './use-cases/preview-distribution.js';
import { ProposeRules } from './use-cases/propose-rules.js';
import { ListAwaitingRules } from './use-cases/list-awaiting-rules.js';
import { ViewRulesProposal } from './use-cases/view-rules-proposal.js';
import { ViewRules } from './use-cases/view-rules.js';
import { WriteCalculation } from './use-cases/write-calculation.js';
import { FailLostCalculations } from './use-cases/fail-lost-calculations.js';
import { ResumePayments } from './use-cases/resume-payments.js';
import { WatchRuns } from './use-cases/watch-runs.js';
import { WithdrawRules } from './use-cases/withdraw-rules.js';
import { DistributionsWorkers } from './workers.js';
import './personal-data.js';

const ruleProviders = [
  ProposeRules,
  ListAwaitingRules,
  ConfirmRules,
  DecideRules,
  WithdrawRules,
  ViewRules,
  ViewRulesProposal,
  PreviewDistribution,
  RulesAccess,
  RuleNotices,
];
const runProviders = [
  StartRun,
  CheckBalancesAgree,
  ComputeRun,
  RunInputs,
  CalculateRun,
  CalculateLargeRun,
  WriteCalculation,
  CalculationRepository,
  RunProgress,
  SubmitRun,
  FindRunDeciders,
  RunApprovals,
  DecideRun,
  PayRun,
  Payees,
  PayByHand,
  SendPayments,
  SendRemainingPayments,
  DistributionsWorkers,
  ResumePayments,
  FailLostCalculations,
  WatchRuns,
  FollowPayments,
  HoldsOfPayments,
  SettleRun,
  RecordLinePayment,
  CloseRun,
  ViewPayables,
  ViewRemovedPayees,
  ViewOwnPayments,
  ViewRuns,
  DescribeRuns,
  CheckRunsClosed,
  RunsAccess,
  RunNotices,
  DistributionFollowUps,
  RunRepository,
  RunLineRepository,
  LinePaymentRepository,
  UnpaidLineRepository,
  OwnPaymentRepository,
  PaymentPlaceRepository,
  ReceivedRepository,
  PaymentsFacade,
  CorrectionRepository,
  AddCorrection,
  DistributionsFacade,
  SampleDistributions,
  SamplePastRuns,
  SampleRuns,
];

const onDesk = [DistributionsOnDesk, RemovedMinorsOnDesk];

@Module({
  imports: [
    ApprovalsModule,
    BankingModule,
    BeneficiariesModule,
    ClosingModule,
    DeskModule,
    DocumentsModule,
    IdentityModule,
    LedgerModule,
    MembershipModule,
    NotificationsModule,
  ],
  controllers: [RulesController, RunsController, AllRunsController, PaymentsController, OwnPaymentsController],
  providers: [...ruleProviders, ...runProviders, RuleSetRepository, DeskRepository, ...onDesk],
  exports: [DistributionsFacade, PaymentsFacade],
})
export class DistributionsModule implements OnModuleInit {
  constructor(
    private readonly deskSources: DeskSources,
    private readonly distributionsOnDesk: DistributionsOnDesk,
    private readonly removedMinorsOnDesk: RemovedMinorsOnDesk,
    private readonly closingChecks: ClosingChecks,
    private readonly checkRunsClosed: CheckRunsClosed,
    private readonly decisionSources: DecisionSources,
    private readonly awaitingRules: ListAwaitingRules,
  ) {}

  onModuleInit(): void {
    this.deskSources.register(this.distributionsOnDesk);
    this.deskSources.register(this.removedMinorsOnDesk);
    this.closingChecks.register(this.checkRunsClosed);
    this.decisionSources.register(this.awaitingRules);
  }
}
