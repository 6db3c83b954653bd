export { BankingModule } from './banking.module.js';
export { BankingFacade, type MainAccountRequest } from './banking.facade.js';
export type { MainAccountState } from './domain/account-states.js';
export { accountOpened } from './banking.facts.js';
export {
  BankingAccountNotFoundError,
  BankingAccountRefusedError,
  BankingMainAccountMissingError,
  BankingSubAccountExistsError,
} from './banking.errors.js';
export type { OpenedRow as OpenedBankAccount } from './domain/bank-account.js';
export type { RequestedAccount } from './persistence/account-lookup.repository.js';
export type { SubAccountRequest } from './use-cases/request-sub-account.js';
