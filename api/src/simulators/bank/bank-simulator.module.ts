import { Module, type OnModuleInit } from '@nestjs/common';
import { Samples } from '../../platform/index.js';
import { bankOrder } from './bank-orders.js';
import { BankAccountsController } from './bank-accounts.controller.js';
import { BankOrdersController } from './bank-orders.controller.js';
import { SandboxBankBatchCalls } from './sandbox-bank.batch-calls.js';
import { SandboxBankBatches } from './sandbox-bank.batches.js';
import { SandboxBankBooks } from './sandbox-bank.books.js';
import { SandboxBankCalls } from './sandbox-bank.calls.js';
import { SandboxBankMoney } from './sandbox-bank.money.js';
import { SandboxBankServer } from './sandbox-bank.server.js';
import { SandboxBankStates } from './sandbox-bank.states.js';
import { SandboxBankBulkTransfers } from './sandbox-bank.bulk-transfers.js';
import { SandboxBankBulkCalls } from './sandbox-bank.bulk-calls.js';

/** The sandbox bank itself; it starts to listen when its address is first requested. */
@Module({
  providers: [
    SandboxBankServer,
    SandboxBankCalls,
    SandboxBankBatchCalls,
    SandboxBankBooks,
    SandboxBankMoney,
    SandboxBankBatches,
    SandboxBankBulkTransfers,
    SandboxBankBulkCalls,
    SandboxBankStates,
  ],
  exports: [SandboxBankServer, SandboxBankBooks, SandboxBankMoney, SandboxBankStates],
})
export class SandboxBankModule {}

const idExpired = {
  ar: 'هوية صاحب الحساب منتهية لدى المصرف',
  en: 'The holder’s identity document has expired at the bank',
};

const onHold = {
  ar: 'حساب المستفيد موقوف لتحديث بياناته لدى المصرف',
  en: 'The beneficiary’s account is on hold until their data are updated at the bank',
};
const fortnightMs = 14 * 24 * 60 * 60_000;

/**
 * The endpoints that control the sandbox bank's behaviour; absent when a real bank is configured, and in production.
 */
@Module({ imports: [SandboxBankModule], controllers: [BankOrdersController, BankAccountsController] })
export class BankSimulatorModule implements OnModuleInit {
  constructor(
    private readonly samples: Samples,
    private readonly books: SandboxBankBooks,
    private readonly states: SandboxBankStates,
  ) {}

  /**
   * Orders placed before the sample waqfs are made: the bank refuses the account of sample waqf B and one sub-account,
   * and decides what happens to two sample transfers.
   */
  onModuleInit(): void {
    this.samples.register(150, 'bank-simulator.refuse-one', () =>
      this.books.place(bankOrder.parse({ kind: 'refuse', request: 'account', holderName: 'وقف دار الأرقم' })),
    );
    this.samples.register(151, 'bank-simulator.refuse-sub-account', () =>
      this.books.place(
        bankOrder.parse({
          kind: 'refuse',
          request: 'account',
          holderName: 'سارة بنت محمد القحطاني',
          reason: idExpired,
        }),
      ),
    );
    // The bank refuses one line of the sample distribution run.
    this.samples.register(635, 'bank-simulator.refuse-run-line', () =>
      this.books.place(
        bankOrder.parse({
          kind: 'refuse',
          request: 'transfer',
          holderName: 'هند بنت فيصل الشمري',
          code: 'AC06',
          reason: onHold,
        }),
      ),
    );
    this.samples.register(650, 'bank-simulator.transfer-orders', async () => {
      await this.books.place(
        bankOrder.parse({
          kind: 'refuse',
          request: 'transfer',
          holderName: 'هند بنت فيصل الشمري',
          code: 'ACCOUNT_ON_HOLD',
          reason: onHold,
        }),
      );
      await this.books.place(
        bankOrder.parse({
          kind: 'delay',
          request: 'transfer',
          holderName: 'لطيفة بنت إبراهيم الزهراني',
          delayMs: fortnightMs,
        }),
      );
    });
    this.samples.register(605, 'bank-simulator.suspend-and-close', async () => {
      for (const iban of await this.states.ofHolder('ماجد بن عبدالله الحربي'))
        await this.states.change(iban, 'SUSPENDED');
      for (const iban of await this.states.ofHolder('بدر بن حمد العتيبي')) await this.states.change(iban, 'CLOSED');
    });
  }
}
