import { Module } from '@nestjs/common';
import { BankOrdersController } from './bank-orders.controller.js';
import { SandboxBankBooks } from './sandbox-bank.books.js';
import { SandboxBankServer } from './sandbox-bank.server.js';

/** The sandbox bank and the door through which its behaviour is ordered. */
@Module({
  controllers: process.env.NODE_ENV === 'production' ? [] : [BankOrdersController],
  providers: [SandboxBankServer, SandboxBankBooks],
  exports: [SandboxBankServer, SandboxBankBooks],
})
export class BankSimulatorModule {}
