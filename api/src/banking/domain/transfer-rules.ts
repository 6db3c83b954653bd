import { type Halalas, halalas } from '@waqf/money';
import type { AccountRef } from '../../ledger/index.js';
import type { MembershipRelation } from '../../membership/index.js';
import type { TransferAccount } from './transfer.js';

/** The platform's threshold, 20,000 SAR: above it the founder must approve, unless the waqf's policy sets another. */
export const approvalThreshold: Halalas = halalas(2_000_000n);

/** The transfer policy that a waqf's founder has set. */
export interface OwnTransferPolicy {
  /** Null while the platform's threshold applies. */
  approvalAbove: Halalas | null;
  /** The second person, who decides besides the founder. */
  secondApprover: { id: string; fullName: string } | null;
}

/** Kind of a transfer's request for approval, as clients know it. */
export const transferApprovalKind = 'bank_transfer';

/** Why a transfer is refused; `insufficient-balance` comes from the ledger, for an account that may pay out. */
export type TransferRefusal =
  | 'account-not-found'
  | 'not-nazir'
  | 'other-waqf'
  | 'waqf-not-approved'
  | 'from-not-active'
  | 'to-not-active'
  | 'insufficient-balance';

/**
 * The input of the rules. An account that does not exist and one of a waqf that the user may not see are treated the
 * same: null.
 */
export interface TransferFacts {
  from: TransferAccount | null;
  to: TransferAccount | null;
  /** The user's relations to the paying account's waqf. */
  relations: readonly MembershipRelation[];
  waqfApproved: boolean;
}

/**
 * The rules of a transfer: only by the nazir, within one approved waqf, between active accounts. An administrator never
 * moves money; a founder approves but never orders. Null when it is allowed.
 */
export function refusalOf({ from, to, relations, waqfApproved }: TransferFacts): TransferRefusal | null {
  if (!from || !to || relations.length === 0) return 'account-not-found';
  if (!relations.includes('nazir')) return 'not-nazir';
  if (from.waqfId !== to.waqfId) return 'other-waqf';
  return accountRefusal(from, to, waqfApproved);
}

/** The rules that are checked again when the founder approves, because the accounts may have changed. */
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
 * The ledger account that a bank account represents in transfers. The main account holds all funds of the waqf, but
 * only its yield may be transferred; the other funds stay.
 */
export const ledgerSide = (account: TransferAccount): AccountRef =>
  account.accountType === 'main_waqf' ? { fund: 'ghalla' } : { accountId: account.id };
