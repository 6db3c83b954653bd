import { type Halalas, halalas } from '@waqf/money';
import type { AccountRef } from '../../ledger/index.js';
import type { MembershipRelation } from '../../membership/index.js';
import type { TransferAccount } from './transfer.js';

/** 20,000 SAR: above it the founder must approve, unless the waqf's policy names another amount. */
export const approvalThreshold: Halalas = halalas(2_000_000n);

/** What a waqf's founder has set. */
export interface OwnTransferPolicy {
  /** Null while the platform's threshold applies. */
  approvalAbove: Halalas | null;
  /** Decides beside the founder. */
  secondApprover: { id: string; fullName: string } | null;
}

/** Kind of a transfer's request for approval, as clients know it. */
export const transferApprovalKind = 'bank_transfer';

/** Why a transfer is not made; `insufficient-balance` is the ledger's answer for an account that may pay out. */
export type TransferRefusal =
  | 'account-not-found'
  | 'not-nazir'
  | 'other-waqf'
  | 'waqf-not-approved'
  | 'from-not-active'
  | 'to-not-active'
  | 'insufficient-balance';

/**
 * What the rules look at. An account that isn't there, and one of a waqf that the person doesn't see, are the same:
 * null.
 */
export interface TransferFacts {
  from: TransferAccount | null;
  to: TransferAccount | null;
  /** How the person stands to the paying account's waqf. */
  relations: readonly MembershipRelation[];
  waqfApproved: boolean;
}

/**
 * The rules of a transfer: by the nazir of the waqf only, within one approved waqf, between active accounts. An
 * administrator never moves money, a founder approves and never orders. Null when it is allowed.
 */
export function refusalOf({ from, to, relations, waqfApproved }: TransferFacts): TransferRefusal | null {
  if (!from || !to || relations.length === 0) return 'account-not-found';
  if (!relations.includes('nazir')) return 'not-nazir';
  if (from.waqfId !== to.waqfId) return 'other-waqf';
  return accountRefusal(from, to, waqfApproved);
}

/** The rules that are checked again when the founder approves: the accounts may have changed since. */
export function accountRefusal(
  from: TransferAccount,
  to: TransferAccount,
  waqfApproved: boolean,
): TransferRefusal | null {
  if (!waqfApproved) return 'waqf-not-approved';
  if (from.state !== 'active') return 'from-not-active';
  return to.state === 'active' ? null : 'to-not-active';
}

/**
 * The side of the books that an account stands for. The main account holds all funds of the waqf, and only its yield
 * may be transferred: corpus and reserve stay.
 */
export const ledgerSide = (account: TransferAccount): AccountRef =>
  account.accountType === 'main_waqf' ? { fund: 'ghalla' } : { accountId: account.id };
