import type { Halalas } from '@waqf/money';
import type { Entry, EntryKind } from './posting.js';

/** Which entries are asked for. */
export interface EntryFilter {
  /** Only entries of these waqfs. */
  readonly waqfIds: readonly string[];
  /**
   * A statement of these accounts together (the main bank account is corpus, ghalla, reserve and payable): entries
   * between two of them are left out, as they don't change what the accounts hold together.
   */
  readonly accountIds?: readonly string[];
  /** Only these directions, `debit.credit` by funds; a reversal has that of what it undoes. Not with accounts. */
  readonly directions?: readonly string[];
  /** Occurred at this moment or later. */
  readonly from?: Date;
  /** Occurred before this moment. */
  readonly to?: Date;
  readonly kinds?: readonly EntryKind[];
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
  /** At most this many entries, 1 to 1000. */
  readonly limit: number;
}

export interface ListedEntry extends Entry {
  /** Amount with the sign that it has for the asked accounts; null when none were asked for. */
  readonly signed: Halalas | null;
  /**
   * What the asked accounts held together after this entry, by order of occurrence; null without accounts or with
   * `kinds`.
   */
  readonly balance: Halalas | null;
}

/** Newest first. */
export interface EntryPage {
  readonly entries: readonly ListedEntry[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** A month of Asia/Riyadh. Reversals count in their own month, with the other sign. */
export interface MonthFigures {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly revenue: Halalas;
  readonly expenses: Halalas;
  /** Incomes and expenses, reversals included. */
  readonly count: number;
  /** The yield (ghalla) at the end of the month. */
  readonly closing: Halalas;
}
