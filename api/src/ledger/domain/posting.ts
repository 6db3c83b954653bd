import type { Halalas } from '@waqf/money';
import type { Fund } from './fund.js';

/**
 * One side of an entry: a fund of the waqf, or an account by its id. The ledger account of a sub bank account has the
 * bank account's id (fund `held`).
 */
export type AccountRef = { readonly fund: Exclude<Fund, 'held'> } | { readonly accountId: string };

/**
 * `income` comes from outside (debits contra), `expense` goes outside (credits contra), `movement` is everything else.
 */
export const entryKinds = ['income', 'expense', 'movement'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A request to add an entry to the books. */
export interface Posting {
  /** UUID and idempotency key: at most one entry ever has it. */
  readonly id: string;
  readonly waqfId: string;
  readonly debit: AccountRef;
  readonly credit: AccountRef;
  /** Greater than zero. */
  readonly amount: Halalas;
  readonly kind: EntryKind;
  readonly description: string;
  /** When it happened, which determines its day and month (Asia/Riyadh); not compared when a key is repeated. */
  readonly occurredAt: Date;
  /** The entry that this one undoes, with swapped accounts and the same amount and kind. See `LedgerFacade.reverse`. */
  readonly reversesId?: string;
  /**
   * Fingerprint of the request body (`fingerprintOf` of the platform). If both postings have one, a repeated key is
   * compared by it alone; otherwise by accounts, amount, kind, description and reversed entry.
   */
  readonly fingerprint?: string;
}

/** An entry of the books. */
export interface Entry {
  readonly id: string;
  readonly waqfId: string;
  readonly debitAccountId: string;
  readonly debitFund: Fund;
  readonly creditAccountId: string;
  readonly creditFund: Fund;
  readonly amount: Halalas;
  readonly kind: EntryKind;
  readonly description: string;
  readonly occurredAt: Date;
  readonly recordedAt: Date;
  readonly reversesId: string | null;
}

/** An entry with the balances of its accounts immediately after it was posted. */
export interface PostedEntry extends Entry {
  readonly debitBalanceAfter: Halalas;
  readonly creditBalanceAfter: Halalas;
  /** True when an earlier call had already entered it. */
  readonly replayed: boolean;
}

/** Reasons why a posting is refused. */
export const refusalReasons = [
  'insufficient-balance',
  'account-not-found',
  'key-reused',
  'corpus-protected',
  'already-reversed',
  'not-reversible',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The result of one posting in a batch. */
export type PostingOutcome =
  | { readonly status: 'posted' | 'replayed'; readonly entry: PostedEntry }
  | { readonly status: 'refused'; readonly id: string; readonly reason: RefusalReason };
