import { waqfCalled } from '@waqf/formats';
import type { ApprovalNotice, ApprovalWords } from '../../approvals/index.js';

/** The kind of a request to reopen a year, as clients know it. */
export const reopeningKind = 'year_reopening';

/** The texts of notices about requests to reopen a year. */
export const reopeningWords = {
  requested: ({ request, waqfName, requesterName }: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'طلب إعادة فتح سنة مالية', en: 'A request to reopen a fiscal year' },
    message: {
      ar: `${requesterName}، ${waqfCalled(waqfName)}: ${request.describe.ar}`,
      en: `${requesterName}, “${waqfName}”: ${request.describe.en}`,
    },
  }),
  approved: ({ waqfName }: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'أعيد فتح السنة المالية', en: 'The fiscal year was reopened' },
    message: {
      ar: `${waqfCalled(waqfName)}: سجّل ما ينقص ثم أقفل السنة من جديد`,
      en: `“${waqfName}”: enter what is missing, then close the year again`,
    },
  }),
  rejected: ({ waqfName, request }: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'السنة المالية باقية مقفلة', en: 'The fiscal year stays closed' },
    message: {
      ar: `${waqfCalled(waqfName)}: رُفض طلب إعادة فتحها. السبب: ${request.reason ?? ''}`,
      en: `“${waqfName}”: the request to reopen it was rejected. Reason: ${request.reason ?? ''}`,
    },
  }),
  withdrawn: ({ waqfName, requesterName }: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'سُحب طلب إعادة فتح سنة مالية', en: 'A request to reopen a fiscal year was withdrawn' },
    message: {
      ar: `سحب ${requesterName} طلب إعادة فتح سنة ${waqfCalled(waqfName)}`,
      en: `${requesterName} withdrew the request to reopen a year of “${waqfName}”`,
    },
  }),
};
