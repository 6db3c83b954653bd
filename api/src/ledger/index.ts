export { LedgerModule } from './ledger.module.js';
export { LedgerFacade } from './ledger.facade.js';
export { type Figures, type Fund, type FundBalances, totalOf } from './domain/fund.js';
