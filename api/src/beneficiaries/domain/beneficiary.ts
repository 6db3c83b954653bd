import type { Beneficiary, BeneficiaryAccountState } from '@waqf/contracts/beneficiaries';

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
  createdAt: Date;
}

/** Where the sub-account stands, as banking knows it. */
export interface SubAccount {
  id: string;
  state: 'opening' | 'active' | 'suspended' | 'closed' | 'refused';
}

/** @param hasMain whether the waqf's main account is open: without it a sub-account waits for it */
export function accountStateOf(account: SubAccount | undefined, hasMain: boolean): BeneficiaryAccountState {
  return account?.state ?? (hasMain ? 'none' : 'waiting');
}

/** The beneficiary in the shape of the contract. */
export function asContract(
  record: BeneficiaryRecord,
  waqfName: string,
  account: SubAccount | undefined,
  hasMain: boolean,
): Beneficiary {
  const { personId: _personId, createdAt, ...rest } = record;
  const accountState = accountStateOf(account, hasMain);
  const open = accountState === 'active' || accountState === 'suspended' || accountState === 'closed';
  return {
    ...rest,
    waqfName,
    createdAt: createdAt.toISOString(),
    accountState,
    bankAccountId: open ? (account?.id ?? null) : null,
  };
}
