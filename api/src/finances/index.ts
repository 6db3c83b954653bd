export { FinancesModule } from './finances.module.js';
export { FinancesFacade } from './finances.facade.js';
export { type TransactionFact, transactionRecorded, transactionReversed } from './finances.facts.js';
export * from './finances.errors.js';
