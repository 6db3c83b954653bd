export { FinancesModule } from './finances.module.js';
export type { KindTotal, MonthTotal } from './persistence/period-total.repository.js';
export { FinancesFacade } from './finances.facade.js';
export { type TransactionFact, transactionRecorded, transactionReversed } from './finances.facts.js';
export * from './finances.errors.js';
