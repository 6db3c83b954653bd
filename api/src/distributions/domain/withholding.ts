import type { Answered, Bilingual } from '@waqf/contracts';
import type { PreferredMethod } from '@waqf/contracts/beneficiaries';
import type { WithholdingReason } from '@waqf/contracts/distributions';
import type { HoldReason } from '../../beneficiaries/index.js';

/** The sub-account of a beneficiary, with its state at the bank. */
interface Payee {
  readonly state: Answered<'opening' | 'active' | 'suspended' | 'closed' | 'refused'>;
}

/** What a person's payment depends on besides their account. */
interface Circumstances {
  /** Why the person's payments are held; null when they can be paid. */
  readonly held: HoldReason | null;
  /** How they want to be paid. */
  readonly method: PreferredMethod;
  /** The day in Riyadh until which the person wants the money kept; null: paid with its distribution. */
  readonly keptUntil: string | null;
  readonly today: string;
}

/** Why the bank can't or must not pay an amount now; null when it can be paid. */
export function withholdingOf(
  payee: Payee | undefined,
  { held, method, keptUntil, today }: Circumstances,
): WithholdingReason | null {
  if (held !== null) return held;
  if (keptUntil !== null && today < keptUntil) return 'saved-up';
  if (method !== 'bank_transfer') return 'by-hand';
  if (!payee || payee.state === 'opening' || payee.state === 'refused') return 'no-account';
  return payee.state === 'active' ? null : 'account-not-active';
}

/** One sentence per reason. A temporary reason must not sound final: the amount still belongs to the beneficiary. */
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
  'no-guardian': {
    ar: 'لم يكن للقاصر وليّ حين حُسب المبلغ، فهو محفوظ له ويُصرف بعد تسجيل الوليّ',
    en: 'The minor had no guardian when this was calculated: the amount is kept and paid once a guardian is recorded',
  },
  deceased: {
    ar: 'توفي صاحبه: المبلغ محفوظ لورثته، ويسلمه الناظر لهم بسند',
    en: 'The beneficiary has died: the amount is kept for the heirs, to whom the nazir hands it over against a receipt',
  },
  suspended: {
    ar: 'استحقاق صاحبه موقوف: المبلغ محفوظ له إلى أن يستأنفه الناظر',
    en: 'The entitlement is suspended: the amount is kept for the beneficiary until the nazir resumes it',
  },
  'no-account': {
    ar: 'المبلغ محفوظ لصاحبه إلى أن يُفتح حسابه',
    en: 'The amount is kept for the beneficiary until an account is open',
  },
  'account-not-active': {
    ar: 'المبلغ محفوظ لصاحبه إلى أن يعود حسابه نشطًا أو يُفتح غيره',
    en: 'The amount is kept for the beneficiary until the account is active again or another is open',
  },
};
