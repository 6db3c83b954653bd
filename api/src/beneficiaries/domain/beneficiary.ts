import type { Answered } from '@waqf/contracts';
import type { BeneficiaryAccountState, Gender } from '@waqf/contracts/beneficiaries';

/** A person's place in one waqf (مستفيد). */
export interface BeneficiaryRecord {
  id: string;
  waqfId: string;
  personId: string;
  nationalId: string;
  fullName: string;
  relationship: string | null;
  /** Percent, at most four decimals; null when none was set. */
  allocatedPercentage: number | null;
  isActive: boolean;
  class: string | null;
  gender: Gender | null;
  weight: number;
  tier: number | null;
  /** ISO days of Asia/Riyadh. */
  entitledFrom: string | null;
  bornOn: string | null;
  diedOn: string | null;
  createdAt: Date;
  /** Removed on the person's own dispute; null: they are a beneficiary. */
  removedAt: Date | null;
  /** Why the nazir suspended the entitlement, for the person to read. */
  suspensionReason: string | null;
}

/** The sub-account and its state, as banking has it. */
export interface SubAccount {
  id: string;
  state: Answered<'opening' | 'active' | 'suspended' | 'closed' | 'refused'>;
}

/** @param hasMain whether the waqf's main account is open: without it a sub-account waits for it */
export function accountStateOf(account: SubAccount | undefined, hasMain: boolean): Answered<BeneficiaryAccountState> {
  return account?.state ?? (hasMain ? 'none' : 'waiting');
}
