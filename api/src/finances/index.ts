export { FinancesModule } from './finances.module.js';
export { FinancesFacade } from './finances.facade.js';
export { transactionRecorded, type TransactionRecorded } from './finances.events.js';
export * from './finances.errors.js';
