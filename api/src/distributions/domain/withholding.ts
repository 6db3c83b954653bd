import type { Bilingual } from '@waqf/contracts';
import type { WithholdingReason } from '@waqf/contracts/distributions';

/** The sub-account of a beneficiary as the bank has it. */
interface Payee {
  readonly state: 'opening' | 'active' | 'suspended' | 'closed' | 'refused';
}

/**
 * Why an amount can't be paid by the bank now; null when it can.
 * @param disputed the person says that they are no beneficiary, and the nazir has not answered
 */
export function withholdingOf(payee: Payee | undefined, disputed: boolean): WithholdingReason | null {
  if (disputed) return 'dispute';
  if (!payee || payee.state === 'opening' || payee.state === 'refused') return 'no-account';
  return payee.state === 'active' ? null : 'account-not-active';
}

/** One sentence a reason. What may pass never sounds final: the amount stays the beneficiary's. */
export const withholdingSentences: Readonly<Record<WithholdingReason, Bilingual>> = {
  dispute: {
    ar: 'المبلغ محفوظ لصاحبه إلى أن يجيب الناظر عن اعتراضه على إدراجه',
    en: 'The amount is kept for the beneficiary until the nazir has answered the dispute',
  },
  'no-account': {
    ar: 'المبلغ محفوظ لصاحبه إلى أن يُفتح حسابه',
    en: 'The amount is kept for the beneficiary until an account is open',
  },
  'account-not-active': {
    ar: 'المبلغ محفوظ لصاحبه إلى أن يعود حسابه نشطاً أو يُفتح غيره',
    en: 'The amount is kept for the beneficiary until the account is active again or another is open',
  },
};
