import type { Halalas } from '@waqf/money';
import type { Entry, EntryKind } from './posting.js';

/** Criteria for a list of entries. */
export interface EntryFilter {
  /** Only entries of these waqfs. */
  readonly waqfIds: readonly string[];
  /**
   * Selects a statement of these accounts together (the main bank account is corpus, ghalla, reserve and payable).
   * Entries between two of them are left out, because they do not change the total of the accounts.
   */
  readonly accountIds?: readonly string[];
  /**
   * Only these directions, `debit.credit` by funds; a reversal has the direction of the entry that it undoes. Not
   * combined with accounts.
   */
  readonly directions?: readonly string[];
  /** Occurred at this moment or later. */
  readonly from?: Date;
  /** Occurred before this moment. */
  readonly to?: Date;
  readonly kinds?: readonly EntryKind[];
  /** `nextCursor` of the previous page. */
  readonly cursor?: string;
  /** Maximum number of entries, 1 to 1000. */
  readonly limit: number;
}

export interface ListedEntry extends Entry {
  /** Amount with its sign for the selected accounts; null when no accounts are selected. */
  readonly signed: Halalas | null;
  /** Total of the selected accounts after this entry, in order of occurrence; null without accounts or with `kinds`. */
  readonly balance: Halalas | null;
}

/** A page of entries, newest first. */
export interface EntryPage {
  readonly entries: readonly ListedEntry[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** Figures of a month in Asia/Riyadh. Reversals count in their own month, with the opposite sign. */
export interface MonthFigures {
  readonly year: number;
  /** Month number, 1 to 12. */
  readonly month: number;
  readonly revenue: Halalas;
  readonly expenses: Halalas;
  /** Number of incomes and expenses, including reversals. */
  readonly count: number;
  /** The yield (ghalla) at the end of the month. */
  readonly closing: Halalas;
}
