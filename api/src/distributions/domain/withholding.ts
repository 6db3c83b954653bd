import type { Bilingual } from '@waqf/contracts';
import type { WithholdingReason } from '@waqf/contracts/distributions';

/** The sub-account of a beneficiary as the bank has it. */
export interface Payee {
  readonly accountId: string;
  readonly state: 'opening' | 'active' | 'suspended' | 'closed' | 'refused';
  readonly ibanEnd: string | null;
}

/** Why an amount can't be paid by the bank now; null when it can. */
export function withholdingOf(payee: Payee | undefined): WithholdingReason | null {
  if (!payee || payee.state === 'opening' || payee.state === 'refused') return 'no-account';
  return payee.state === 'active' ? null : 'account-not-active';
}

/** One sentence a reason. What may pass never sounds final: the amount stays the beneficiary's. */
export const withholdingSentences: Readonly<Record<WithholdingReason, Bilingual>> = {
  'no-account': {
    ar: 'المبلغ محفوظ لصاحبه إلى أن يُفتح حسابه',
    en: 'The amount is kept for the beneficiary until an account is open',
  },
  'account-not-active': {
    ar: 'المبلغ محفوظ لصاحبه إلى أن يعود حسابه نشطاً أو يُفتح غيره',
    en: 'The amount is kept for the beneficiary until the account is active again or another is open',
  },
};
