import type { Bilingual } from '@waqf/contracts';
import { displayBothCalendars, type Language, noonOfDay } from '@waqf/formats';
import { displayAmount } from '@waqf/money';
import type { ApprovalNotice, ApprovalWords } from '../../approvals/index.js';
import type { Run } from './run.js';

/** Kind of a run's request for approval, as clients know it. */
export const runApprovalKind = 'distribution';

function bothDays(day: string, language: Language): string {
  const { hijri, gregorian } = displayBothCalendars(noonOfDay(day), language);
  return `${hijri} (${gregorian})`;
}

/** What the person who decides reads; the hash names exactly what was calculated. */
export function runDescription({ from, to, figures }: Run, lines: number): Bilingual {
  const mark = figures?.shownHash.slice(0, 12) ?? '';
  return {
    ar: `دورة توزيع من ${bothDays(from, 'ar')} إلى ${bothDays(to, 'ar')}، عدد المستحقين ${lines} (${mark})`,
    en: `Distribution run from ${bothDays(from, 'en')} to ${bothDays(to, 'en')}, ${lines} entitled (${mark})`,
  };
}

const riyals = ({ request }: ApprovalNotice): string => (request.amount === null ? '' : displayAmount(request.amount));

/** Notices about runs that need the approval. */
export const runApprovalWords = {
  requested: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'دورة توزيع تنتظر موافقتك', en: 'A distribution run awaits your approval' },
    message: {
      ar: `رفع ${notice.requesterName} توزيع ${riyals(notice)} ريال في وقف «${notice.waqfName}»: ${notice.request.describe.ar}`,
      en: `${notice.requesterName} asks to distribute ${riyals(notice)} SAR of “${notice.waqfName}”: ${notice.request.describe.en}`,
    },
  }),
  approved: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'اعتُمدت دورة التوزيع', en: 'The distribution run was approved' },
    message: {
      ar: `اعتُمد توزيع ${riyals(notice)} ريال في وقف «${notice.waqfName}»، ويمكنك بدء الصرف`,
      en: `The distribution of ${riyals(notice)} SAR of “${notice.waqfName}” was approved; you can pay it now`,
    },
  }),
  rejected: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'رُفضت دورة التوزيع', en: 'The distribution run was rejected' },
    message: {
      ar: `رُفض توزيع ${riyals(notice)} ريال في وقف «${notice.waqfName}»: ${notice.request.reason ?? ''}`,
      en: `The distribution of ${riyals(notice)} SAR of “${notice.waqfName}” was rejected: ${notice.request.reason ?? ''}`,
    },
  }),
  withdrawn: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'سُحبت دورة توزيع', en: 'A distribution run was withdrawn' },
    message: {
      ar: `سحب ${notice.requesterName} دورة توزيع في وقف «${notice.waqfName}» قبل الموافقة عليها`,
      en: `${notice.requesterName} withdrew a distribution run of “${notice.waqfName}” before it was approved`,
    },
  }),
};
