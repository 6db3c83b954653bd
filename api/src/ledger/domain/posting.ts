import type { Halalas } from '@waqf/money';
import type { Fund } from './fund.js';

/**
 * A side of an entry: a fund of the waqf, or an account by its id. A sub bank account's ledger account carries the bank
 * account's id (fund `held`).
 */
export type AccountRef = { readonly fund: Exclude<Fund, 'held'> } | { readonly accountId: string };

/**
 * `income` comes from outside (debits contra), `expense` goes outside (credits contra), `movement` is everything else.
 */
export const entryKinds = ['income', 'expense', 'movement'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What somebody wants entered. */
export interface Posting {
  /** UUID and idempotency key: one entry at most ever carries it. */
  readonly id: string;
  readonly waqfId: string;
  readonly debit: AccountRef;
  readonly credit: AccountRef;
  /** More than zero. */
  readonly amount: Halalas;
  readonly kind: EntryKind;
  readonly description: string;
  /**
   * When it happened, which decides its day and month (Asia/Riyadh); never part of the comparison of a repeated key.
   */
  readonly occurredAt: Date;
  /** The entry that this one undoes; accounts swapped, same amount and kind. See `LedgerFacade.reverse`. */
  readonly reversesId?: string;
  /**
   * Fingerprint of the request's body (`fingerprintOf` of the platform). With one on both, a repeated key is compared
   * by it alone; else by accounts, amount, kind, description and reversed entry.
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

/** An entry together with the balances that it left on its accounts when it was posted. */
export interface PostedEntry extends Entry {
  readonly debitBalanceAfter: Halalas;
  readonly creditBalanceAfter: Halalas;
  /** True when an earlier call had entered it. */
  readonly replayed: boolean;
}

/** Why a posting was not entered. */
export const refusalReasons = [
  'insufficient-balance',
  'account-not-found',
  'key-reused',
  'corpus-protected',
  'already-reversed',
  'not-reversible',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What became of one posting of a batch. */
export type PostingOutcome =
  | { readonly status: 'posted' | 'replayed'; readonly entry: PostedEntry }
  | { readonly status: 'refused'; readonly id: string; readonly reason: RefusalReason };
