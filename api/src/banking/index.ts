export { BankingModule } from './banking.module.js';
export { BankingFacade } from './banking.facade.js';
export {
  PayeeHolds,
  type PayeeHoldSource,
  PayeeNotices,
  type PayeeNoticeSource,
  type PaymentHold,
  PaymentHolds,
  type PaymentHoldSource,
} from './banking.registry.js';
export { accountOpened, paymentsSettled } from './banking.facts.js';
export {
  BankingAccountRefusedError,
  BankingMainAccountMissingError,
  BankingSubAccountExistsError,
} from './banking.errors.js';
export type { OpenedRow as OpenedBankAccount } from './domain/bank-account.js';
