export { LedgerModule } from './ledger.module.js';
export { LedgerFacade } from './ledger.facade.js';
export { type Figures, type Fund, type FundBalances, totalOf } from './domain/fund.js';
export { periodAround, type Period, type PeriodName } from './domain/period.js';
