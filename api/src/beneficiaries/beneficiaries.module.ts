import { Module, type OnModuleInit } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/index.js';
import { BankingModule } from '../banking/index.js';
import { DeskModule, DeskSources } from '../desk/index.js';
import { PresentOwnUser } from '../identity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SearchModule, SearchSources } from '../search/index.js';
import { MembershipModule } from '../membership/index.js';
import { BeneficiariesController } from './beneficiaries.controller.js';
import { BeneficiariesFacade } from './beneficiaries.facade.js';
import { BeneficiaryAccess } from './access.js';
import { EndingDeedsOnDesk, MinorsOnDesk, SharesOnDesk } from './desk.js';
import { BeneficiaryFollowUps } from './follow-ups.js';
import { BeneficiaryNotices } from './notices.js';
import { BeneficiaryPresenter } from './presenter.js';
import { GuardiansController } from './guardians.controller.js';
import { PreferencesController } from './preferences.controller.js';
import { PayeeIbansController } from './payee-ibans.controller.js';
import { DisputesController } from './disputes.controller.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';
import { ParticipantRepository } from './persistence/participant.repository.js';
import { ViewParticipants } from './use-cases/view-participants.js';
import { GuardianshipRepository } from './persistence/guardianship.repository.js';
import { ShareRepository } from './persistence/share.repository.js';
import { PreferenceRepository } from './persistence/preference.repository.js';
import { PayeeIbanRepository } from './persistence/payee-iban.repository.js';
import { DisputeRepository } from './persistence/dispute.repository.js';
import { HoldRepository } from './persistence/hold.repository.js';
import { ImportController } from './import.controller.js';
import { SampleBeneficiaries } from './samples/sample-beneficiaries.js';
import { AddBeneficiary } from './use-cases/add-beneficiary.js';
import { AnswerIban } from './use-cases/answer-iban.js';
import { AskForIban } from './use-cases/ask-for-iban.js';
import { ConfirmLeaving, ConfirmMethod, ConfirmPayee } from './confirmations.js';
import { IbanApprovals } from './approvals.js';
import { IbanOwner } from './use-cases/shared/iban-owner.js';
import { IbanRequests } from './use-cases/shared/iban-requests.js';
import { ViewIbans } from './use-cases/view-ibans.js';
import { AnswerDispute } from './use-cases/answer-dispute.js';
import { EndGuardian } from './use-cases/end-guardian.js';
import { GuardianNotices } from './use-cases/shared/guardian-notices.js';
import { LeavingDays } from './use-cases/shared/leaving-days.js';
import { PortalPerson } from './use-cases/shared/portal-person.js';
import { SetGuardian } from './use-cases/set-guardian.js';
import { ViewGuardians } from './use-cases/view-guardians.js';
import { SetPreference } from './use-cases/set-preference.js';
import { ChangeBeneficiary } from './use-cases/change-beneficiary.js';
import { FindBeneficiaries } from './use-cases/find-beneficiaries.js';
import { FollowAccounts } from './use-cases/follow-accounts.js';
import { RecordShare } from './use-cases/record-share.js';
import { ViewShares } from './use-cases/view-shares.js';
import { HoldsOfTransfers } from './holds.js';
import { PaymentHolds } from './use-cases/shared/payment-holds.js';
import { ImportBeneficiaries } from './use-cases/import-beneficiaries.js';
import { ListBeneficiaries } from './use-cases/list-beneficiaries.js';
import { ListDisputes } from './use-cases/list-disputes.js';
import { OpenBeneficiaryAccount } from './use-cases/open-beneficiary-account.js';
import { CheckDisputeRights } from './use-cases/check-dispute-rights.js';
import { RaiseDispute } from './use-cases/raise-dispute.js';
import './personal-data.js';

@Module({
  imports: [ApprovalsModule, BankingModule, DeskModule, NotificationsModule, SearchModule, MembershipModule],
  controllers: [
    BeneficiariesController,
    ImportController,
    DisputesController,
    PreferencesController,
    GuardiansController,
    PayeeIbansController,
  ],
  providers: [
    AddBeneficiary,
    ImportBeneficiaries,
    ChangeBeneficiary,
    ListBeneficiaries,
    OpenBeneficiaryAccount,
    BeneficiaryAccess,
    BeneficiaryFollowUps,
    BeneficiaryNotices,
    BeneficiaryPresenter,
    FindBeneficiaries,
    FollowAccounts,
    BeneficiariesFacade,
    BeneficiaryRepository,
    ParticipantRepository,
    ViewParticipants,
    DisputeRepository,
    CheckDisputeRights,
    RaiseDispute,
    AnswerDispute,
    ListDisputes,
    PreferenceRepository,
    GuardianshipRepository,
    ShareRepository,
    RecordShare,
    ViewShares,
    SetGuardian,
    PaymentHolds,
    HoldRepository,
    HoldsOfTransfers,
    EndGuardian,
    ViewGuardians,
    GuardianNotices,
    LeavingDays,
    PortalPerson,
    SetPreference,
    ConfirmMethod,
    ConfirmLeaving,
    PayeeIbanRepository,
    IbanOwner,
    IbanRequests,
    IbanApprovals,
    ConfirmPayee,
    AskForIban,
    AnswerIban,
    ViewIbans,
    SampleBeneficiaries,
    SharesOnDesk,
    MinorsOnDesk,
    EndingDeedsOnDesk,
  ],
  exports: [BeneficiariesFacade],
})
export class BeneficiariesModule implements OnModuleInit {
  constructor(
    private readonly ownUser: PresentOwnUser,
    private readonly viewGuardians: ViewGuardians,
    private readonly searchSources: SearchSources,
    private readonly findBeneficiaries: FindBeneficiaries,
    private readonly deskSources: DeskSources,
    private readonly sharesOnDesk: SharesOnDesk,
    private readonly minorsOnDesk: MinorsOnDesk,
    private readonly endingDeedsOnDesk: EndingDeedsOnDesk,
  ) {}

  onModuleInit(): void {
    this.ownUser.register(this.viewGuardians);
    this.searchSources.register(this.findBeneficiaries);
    this.deskSources.register(this.sharesOnDesk);
    this.deskSources.register(this.minorsOnDesk);
    this.deskSources.register(this.endingDeedsOnDesk);
  }
}
