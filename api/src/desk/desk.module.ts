import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { MembershipModule } from '../membership/index.js';
import { DeskController } from './desk.controller.js';
import { DeskSources, MainAccounts } from './desk.registry.js';
import { ViewDesk } from './use-cases/view-desk.js';
import { ViewMoney } from './use-cases/view-money.js';

@Module({
  imports: [LedgerModule, MembershipModule],
  controllers: [DeskController],
  providers: [DeskSources, MainAccounts, ViewDesk, ViewMoney],
  exports: [DeskSources, MainAccounts],
})
export class DeskModule {}
