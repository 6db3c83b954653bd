import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { Environment } from '../platform/index.js';
import { SandboxBankModule, SandboxBankServer } from '../simulators/bank/index.js';
import { BankPort } from './bank/bank.port.js';
import { HttpBank } from './bank/http.bank.js';
import { BankingFacade } from './banking.facade.js';
import { BankAccountRepository } from './persistence/bank-account.repository.js';
import { AwaitMainAccount } from './use-cases/await-main-account.js';
import { OpenAccount } from './use-cases/open-account.js';
import { OpeningWatch } from './use-cases/opening-watch.js';
import { RequestMainAccount } from './use-cases/request-main-account.js';
import { ViewAccounts } from './use-cases/view-accounts.js';

/** Well below the lease under which an account is asked for. */
const bankTimeoutMs = 8_000;

/** The real bank where one is configured; otherwise the sandbox bank, over the same wire API. */
function bankFor(environment: Environment, sandbox: SandboxBankServer): BankPort {
  if (environment.bank) return new HttpBank({ baseUrl: environment.bank.url, key: environment.bank.key, timeoutMs: bankTimeoutMs });
  if (environment.production) throw new Error('production has no sandbox bank');
  return new HttpBank({ baseUrl: () => sandbox.url(), key: sandbox.key, timeoutMs: bankTimeoutMs });
}

@Module({
  imports: [LedgerModule, NotificationsModule, SandboxBankModule],
  providers: [
    { provide: BankPort, inject: [Environment, SandboxBankServer], useFactory: bankFor },
    BankingFacade, RequestMainAccount, AwaitMainAccount, OpenAccount, OpeningWatch, ViewAccounts, BankAccountRepository,
  ],
  exports: [BankingFacade],
})
export class BankingModule {}
