import { Module, type OnModuleInit } from '@nestjs/common';
import { BankingModule } from '../banking/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SearchModule, SearchSources } from '../search/index.js';
import { MembershipModule } from '../membership/index.js';
import { BeneficiariesController } from './beneficiaries.controller.js';
import { BeneficiariesFacade } from './beneficiaries.facade.js';
import { BeneficiaryAccess } from './access.js';
import { BeneficiaryNotices } from './notices.js';
import { BeneficiaryPresenter } from './presenter.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';
import { SampleBeneficiaries } from './samples/sample-beneficiaries.js';
import { AddBeneficiary } from './use-cases/add-beneficiary.js';
import { ChangeBeneficiary } from './use-cases/change-beneficiary.js';
import { FindBeneficiaries } from './use-cases/find-beneficiaries.js';
import { FollowAccounts } from './use-cases/follow-accounts.js';
import { ListBeneficiaries } from './use-cases/list-beneficiaries.js';
import { OpenBeneficiaryAccount } from './use-cases/open-beneficiary-account.js';

@Module({
  imports: [BankingModule, NotificationsModule, SearchModule, MembershipModule],
  controllers: [BeneficiariesController],
  providers: [
    AddBeneficiary,
    ChangeBeneficiary,
    ListBeneficiaries,
    OpenBeneficiaryAccount,
    BeneficiaryAccess,
    BeneficiaryNotices,
    BeneficiaryPresenter,
    FindBeneficiaries,
    FollowAccounts,
    BeneficiariesFacade,
    BeneficiaryRepository,
    SampleBeneficiaries,
  ],
  exports: [BeneficiariesFacade],
})
export class BeneficiariesModule implements OnModuleInit {
  constructor(
    private readonly searchSources: SearchSources,
    private readonly findBeneficiaries: FindBeneficiaries,
  ) {}

  onModuleInit(): void {
    this.searchSources.register(this.findBeneficiaries);
  }
}
