export { BankingModule } from './banking.module.js';
export { BankingFacade, type MainAccountRequest } from './banking.facade.js';
export { transfersEnded, transfersRecorded } from './transfers.events.js';
export type { MainAccountState } from './domain/account-state.js';
export { accountOpened, accountStateChanged } from './accounts.events.js';
export {
  BankingAccountNotFoundError,
  BankingAccountRefusedError,
  BankingMainAccountMissingError,
  BankingSubAccountExistsError,
} from './accounts.errors.js';
export type { OpenedRow as OpenedBankAccount } from './domain/bank-account.js';
export type { RequestedAccount } from './persistence/account-lookup.repository.js';
export type { SubAccountRequest } from './use-cases/request-sub-account.js';
