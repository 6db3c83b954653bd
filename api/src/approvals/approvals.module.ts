import { Module, type OnModuleInit } from '@nestjs/common';
import { DeskModule, DeskSources } from '../desk/index.js';
import { IdentityModule } from '../identity/index.js';
import { MembershipModule } from '../membership/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ApprovalsAccess } from './access.js';
import { ApprovalKinds, DecisionSources } from './approvals.registry.js';
import { ApprovalsController } from './approvals.controller.js';
import { ApprovalsFacade } from './approvals.facade.js';
import { ApprovalsOnDesk } from './desk.js';
import { ApprovalNotices } from './notices.js';
import { ApprovalRepository } from './persistence/approval.repository.js';
import { SubjectRelations } from './use-cases/shared/subject-relations.js';
import { ApprovalsPresenter } from './presenter.js';
import { ConfirmApproval } from './confirmations.js';
import { CountWaiting } from './use-cases/count-waiting.js';
import { DecideApproval } from './use-cases/decide-approval.js';
import { ListApprovals } from './use-cases/list-approvals.js';
import { RequestApprovals } from './use-cases/request-approvals.js';
import { CheckRequester } from './use-cases/check-requester.js';
import './personal-data.js';

@Module({
  imports: [DeskModule, IdentityModule, MembershipModule, NotificationsModule],
  controllers: [ApprovalsController],
  providers: [
    ApprovalsFacade,
    ApprovalKinds,
    DecisionSources,
    ApprovalsOnDesk,
    ApprovalsAccess,
    SubjectRelations,
    ApprovalsPresenter,
    ApprovalNotices,
    ApprovalRepository,
    RequestApprovals,
    CountWaiting,
    ListApprovals,
    DecideApproval,
    ConfirmApproval,
    CheckRequester,
  ],
  exports: [ApprovalsFacade, ApprovalKinds, DecisionSources],
})
export class ApprovalsModule implements OnModuleInit {
  constructor(
    private readonly deskSources: DeskSources,
    private readonly approvalsOnDesk: ApprovalsOnDesk,
  ) {}

  onModuleInit(): void {
    this.deskSources.register(this.approvalsOnDesk);
  }
}
