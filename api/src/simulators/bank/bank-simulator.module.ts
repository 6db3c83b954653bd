import { Module } from '@nestjs/common';
import { BankOrdersController } from './bank-orders.controller.js';
import { SandboxBankBooks } from './sandbox-bank.books.js';
import { SandboxBankServer } from './sandbox-bank.server.js';

/** The sandbox bank itself; it listens only once somebody asks for its address. */
@Module({ providers: [SandboxBankServer, SandboxBankBooks], exports: [SandboxBankServer, SandboxBankBooks] })
export class SandboxBankModule {}

/** The door through which the sandbox bank's behaviour is ordered; absent where a real bank is configured, and in production. */
@Module({ imports: [SandboxBankModule], controllers: [BankOrdersController] })
export class BankSimulatorModule {}
