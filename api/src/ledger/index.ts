export { LedgerModule } from './ledger.module.js';
export { LedgerFacade } from './ledger.facade.js';
export { type Figures, type Fund, type FundBalances, totalOf } from './domain/fund.js';
export {
  type AccountRef, type Entry, type EntryKind, type PostedEntry, type Posting, type PostingOutcome, type RefusalReason,
} from './domain/posting.js';
export * from './ledger.errors.js';
export { periodAround, type Period, type PeriodName } from './domain/period.js';
