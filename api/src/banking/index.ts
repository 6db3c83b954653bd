export { BankingModule } from './banking.module.js';
export { BankingFacade, type MainAccountRequest } from './banking.facade.js';
export type { MainAccountState } from './domain/account-state.js';
