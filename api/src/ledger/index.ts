export { LedgerModule } from './ledger.module.js';
export { LedgerFacade } from './ledger.facade.js';
export type { Broken, Verification } from './domain/chain.js';
export type { LedgerAccount } from './persistence/ledger.repository.js';
export { type Figures, type Fund, type FundBalances, totalOf } from './domain/fund.js';
export type { EntryFilter, EntryPage, ListedEntry, MonthFigures } from './domain/entry-list.js';
export type {
  AccountRef,
  Entry,
  EntryKind,
  PostedEntry,
  Posting,
  PostingOutcome,
  RefusalReason,
} from './domain/posting.js';
export * from './ledger.errors.js';
