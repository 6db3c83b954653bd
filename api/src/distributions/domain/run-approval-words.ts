import type { Bilingual } from '@waqf/contracts';
import {
  bothCalendarsSpanText,
  bothCalendarsText,
  displayGregorianDigits,
  noonOfDay,
  type Language,
  waqfCalled,
} from '@waqf/formats';
import type { ApprovalNotice, ApprovalWords } from '../../approvals/index.js';
import type { Run } from './run.js';

/** Kind of a run's request for approval, as clients know it. */
export const runApprovalKind = 'distribution';

/** A day in both calendars. */
export const bothDays = (day: string, language: Language): string => bothCalendarsText(noonOfDay(day), language);

/** The description for the person who decides; it fits two lines on a phone. */
export function runDescription({ from, to }: Pick<Run, 'from' | 'to'>): Bilingual {
  const span = (language: Language) => bothCalendarsSpanText(noonOfDay(from), noonOfDay(to), language);
  return {
    ar: `توزيع غلة ${span('ar')}`,
    en: `Distribution of ${span('en')}`,
  };
}

/** A run's payments in statements and books: short, in Arabic, with dates whose order no text direction changes. */
export function runEntryWords({ from, to }: Pick<Run, 'from' | 'to'>): string {
  const [first, last] = [from, to].map((day) => displayGregorianDigits(noonOfDay(day), 'dd/mm/yyyy'));
  return `توزيع غلة ${first} – ${last}`;
}

/** The texts of notices about runs that need approval. */
export const runApprovalWords = {
  requested: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'دورة توزيع تنتظر موافقتك', en: 'A distribution run awaits your approval' },
    message: {
      ar: `رفع ${notice.requesterName} توزيع ${notice.amount} ريال في ${waqfCalled(notice.waqfName)}: ${notice.request.describe.ar}`,
      en: `${notice.requesterName} asks to distribute ${notice.amount} SAR of “${notice.waqfName}”: ${notice.request.describe.en}`,
    },
  }),
  approved: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'اعتُمدت دورة التوزيع', en: 'The distribution run was approved' },
    message: {
      ar: `اعتُمد توزيع ${notice.amount} ريال في ${waqfCalled(notice.waqfName)}، ويمكنك بدء الصرف`,
      en: `The distribution of ${notice.amount} SAR of “${notice.waqfName}” was approved; you can pay it now`,
    },
  }),
  rejected: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'رُفضت دورة التوزيع', en: 'The distribution run was rejected' },
    message: {
      ar: `رُفض توزيع ${notice.amount} ريال في ${waqfCalled(notice.waqfName)}: ${notice.request.reason ?? ''}`,
      en: `The distribution of ${notice.amount} SAR of “${notice.waqfName}” was rejected: ${notice.request.reason ?? ''}`,
    },
  }),
  withdrawn: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'سُحبت دورة توزيع', en: 'A distribution run was withdrawn' },
    message: {
      ar: `سحب ${notice.requesterName} دورة توزيع في ${waqfCalled(notice.waqfName)} قبل الموافقة عليها`,
      en: `${notice.requesterName} withdrew a distribution run of “${notice.waqfName}” before it was approved`,
    },
  }),
};
