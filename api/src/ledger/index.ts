export { LedgerModule } from './ledger.module.js';
export { LedgerFacade } from './ledger.facade.js';
export type { Verification } from './domain/chain.js';
export { type Flow, type Fund, type FundBalances, totalOf } from './domain/fund.js';
export type { EntryFilter, ListedEntry, MonthFigures } from './domain/entry-list.js';
export type {
  AccountRef,
  EntryKind,
  PostedEntry,
  Posting,
} from './domain/posting.js';
export * from './ledger.errors.js';
