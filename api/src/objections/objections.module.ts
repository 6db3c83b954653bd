import { Module, type OnModuleInit } from '@nestjs/common';
import { BeneficiariesModule } from '../beneficiaries/index.js';
import { DeskModule, DeskSources } from '../desk/index.js';
import { DistributionsModule } from '../distributions/index.js';
import { DocumentsModule } from '../documents/index.js';
import { IdentityModule } from '../identity/index.js';
import { MembershipModule } from '../membership/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ObjectionAccess } from './access.js';
import { ObjectionsOnDesk } from './desk.js';
import { ObjectionNotices } from './notices.js';
import { ObjectionsController } from './objections.controller.js';
import { ObjectionRepository } from './persistence/objection.repository.js';
import { PaperRepository } from './persistence/paper.repository.js';
import { ObjectionPresenter } from './presenter.js';
import { SampleObjections } from './samples/sample-objections.js';
import { AnswerObjection } from './use-cases/answer-objection.js';
import { CorrectPayment } from './use-cases/correct-payment.js';
import { DecideObjection } from './use-cases/decide-objection.js';
import { EscalateObjection } from './use-cases/escalate-objection.js';
import { LockObjection } from './use-cases/lock-objection.js';
import { AddPaper } from './use-cases/add-paper.js';
import { OwnObjection } from './use-cases/shared/own-objection.js';
import { RequestPaper } from './use-cases/request-paper.js';
import { RaiseObjection } from './use-cases/raise-objection.js';
import { NotifyOverdueObjections } from './use-cases/notify-overdue-objections.js';
import { StorePaperFiles } from './use-cases/store-paper-files.js';
import { ViewObjections } from './use-cases/view-objections.js';
import { ViewOwnObjections } from './use-cases/view-own-objections.js';
import { WithdrawObjection } from './use-cases/withdraw-objection.js';
import './personal-data.js';

@Module({
  imports: [
    BeneficiariesModule,
    DeskModule,
    DistributionsModule,
    DocumentsModule,
    IdentityModule,
    MembershipModule,
    NotificationsModule,
  ],
  controllers: [ObjectionsController],
  providers: [
    ObjectionAccess,
    ObjectionNotices,
    ObjectionPresenter,
    ObjectionRepository,
    ObjectionsOnDesk,
    PaperRepository,
    LockObjection,
    OwnObjection,
    StorePaperFiles,
    CorrectPayment,
    EscalateObjection,
    DecideObjection,
    AddPaper,
    RequestPaper,
    RaiseObjection,
    WithdrawObjection,
    AnswerObjection,
    ViewObjections,
    ViewOwnObjections,
    NotifyOverdueObjections,
    SampleObjections,
  ],
})
export class ObjectionsModule implements OnModuleInit {
  constructor(
    private readonly deskSources: DeskSources,
    private readonly onDesk: ObjectionsOnDesk,
  ) {}

  onModuleInit(): void {
    this.deskSources.register(this.onDesk);
  }
}
