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
  /** When the person was removed at their own request; null while they are a beneficiary. */
  removedAt: Date | null;
  /** The nazir's reason for the suspension, which the person can read; null when there is none. */
  suspensionReason: string | null;
}

/** A sub-account and its state, from the banking context. */
export interface SubAccount {
  id: string;
  state: Answered<'opening' | 'active' | 'suspended' | 'closed' | 'refused'>;
}

/** @param hasMain whether the waqf's main account is open; a sub-account can be opened only afterwards */
export function accountStateOf(account: SubAccount | undefined, hasMain: boolean): Answered<BeneficiaryAccountState> {
  return account?.state ?? (hasMain ? 'none' : 'waiting');
}
