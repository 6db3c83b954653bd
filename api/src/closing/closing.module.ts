import { Module, type OnModuleInit } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/index.js';
import { BankingModule } from '../banking/index.js';
import { DeskModule, DeskSources } from '../desk/index.js';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MembershipModule } from '../membership/index.js';
import { ClosingAccess } from './access.js';
import { ClosingChecks } from './closing.registry.js';
import { YearsOnDesk } from './desk.js';
import { ClosingNotices } from './notices.js';
import { ClosingRepository } from './persistence/closing.repository.js';
import { ExceptionRepository } from './persistence/exception.repository.js';
import { RequestReopening } from './use-cases/request-reopening.js';
import { CheckSettled } from './use-cases/check-settled.js';
import { CloseYear } from './use-cases/close-year.js';
import { ConfirmClosing } from './confirmations.js';
import { GrantException } from './use-cases/grant-exception.js';
import { ClosingLocks } from './use-cases/shared/closing-locks.js';
import { ReadYear } from './use-cases/read-year.js';
import { ReopenYear } from './use-cases/reopen-year.js';
import { ReopeningApprovals } from './approvals.js';
import { SetCalendar } from './use-cases/set-calendar.js';
import { ViewYears } from './use-cases/view-years.js';
import { YearsController } from './years.controller.js';
import './personal-data.js';

@Module({
  imports: [ApprovalsModule, BankingModule, DeskModule, IdentityModule, LedgerModule, MembershipModule],
  controllers: [YearsController],
  providers: [
    ClosingAccess,
    ClosingChecks,
    ClosingNotices,
    YearsOnDesk,
    ClosingRepository,
    ExceptionRepository,
    ReadYear,
    ClosingLocks,
    ViewYears,
    SetCalendar,
    CloseYear,
    ConfirmClosing,
    ReopenYear,
    RequestReopening,
    ReopeningApprovals,
    GrantException,
    CheckSettled,
  ],
  exports: [ClosingChecks],
})
export class ClosingModule implements OnModuleInit {
  constructor(
    private readonly deskSources: DeskSources,
    private readonly yearsOnDesk: YearsOnDesk,
  ) {}

  onModuleInit(): void {
    this.deskSources.register(this.yearsOnDesk);
  }
}
