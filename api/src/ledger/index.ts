export { LedgerModule } from './ledger.module.js';
export { LedgerFacade } from './ledger.facade.js';
export { verifyBooks } from './verification/verify-books.js';
export type { Verification } from './domain/chain.js';
export { type Fund, type FundBalances, mainFunds, totalOf } from './domain/fund.js';
export { chargedFunds, distributed, FundFlows } from './domain/fund-flows.js';
export {
  type FlowFigure,
  formatFigure,
  balanceFigure,
  moved,
  negated,
  netMoved,
  parseFigure,
} from './domain/flow-figure.js';
export type { EntryFilter, ListedEntry, MonthFigures } from './domain/entry-list.js';
export type {
  AccountRef,
  EntryKind,
  PostedEntry,
  Posting,
} from './domain/posting.js';
export * from './ledger.errors.js';
