import type { Bilingual } from '@waqf/contracts';
import type { PreferredMethod } from '@waqf/contracts/beneficiaries';
import type { WithholdingReason } from '@waqf/contracts/distributions';

/** The sub-account of a beneficiary as the bank has it. */
interface Payee {
  readonly state: 'opening' | 'active' | 'suspended' | 'closed' | 'refused';
}

/** What a person's payment depends on besides their account. */
interface Circumstances {
  /** The person says that they are no beneficiary, and the nazir has not answered. */
  readonly disputed: boolean;
  /** How they want to be paid. */
  readonly method: PreferredMethod;
  /** The day until which they want it kept, and today, of Riyadh; null: paid with its distribution. */
  readonly keptUntil: string | null;
  readonly today: string;
}

/** Why an amount can't be paid by the bank now, or is not to be; null when it is. */
export function withholdingOf(
  payee: Payee | undefined,
  { disputed, method, keptUntil, today }: Circumstances,
): WithholdingReason | null {
  if (disputed) return 'dispute';
  if (keptUntil !== null && today < keptUntil) return 'saved-up';
  if (method !== 'bank_transfer') return 'by-hand';
  if (!payee || payee.state === 'opening' || payee.state === 'refused') return 'no-account';
  return payee.state === 'active' ? null : 'account-not-active';
}

/** One sentence a reason. What may pass never sounds final: the amount stays the beneficiary's. */
export const withholdingSentences: Readonly<Record<WithholdingReason, Bilingual>> = {
  'by-hand': {
    ar: 'اختار صاحبه أن يستلمه نقدًا أو بشيك، فيسلمه الناظر بسند',
    en: 'The beneficiary chose cash or a check: the nazir hands it over against a receipt',
  },
  'saved-up': {
    ar: 'المبلغ محفوظ لصاحبه إلى نهاية المدة التي اختار أن يُصرف له فيها',
    en: 'The amount is kept for the beneficiary until the end of the period in which they chose to be paid',
  },
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
