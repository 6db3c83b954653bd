import { waqfCalled } from '@waqf/formats';
import type { ApprovalNotice, ApprovalWords } from '../../approvals/index.js';

/** The texts of notices about transfers that need approval. */
export const approvalWords = {
  requested: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'تحويل ينتظر موافقتك', en: 'A transfer awaits your approval' },
    message: {
      ar: `طلب ${notice.requesterName} تحويل ${notice.amount} ريال في ${waqfCalled(notice.waqfName)}: ${notice.request.describe.ar}`,
      en: `${notice.requesterName} asks to transfer ${notice.amount} SAR of “${notice.waqfName}”: ${notice.request.describe.en}`,
    },
  }),
  approved: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'صدرت الموافقة على التحويل', en: 'The transfer was approved' },
    message: {
      ar: `صدرت الموافقة على تحويل ${notice.amount} ريال في ${waqfCalled(notice.waqfName)}، وهو في طريقه إلى المصرف`,
      en: `The transfer of ${notice.amount} SAR of “${notice.waqfName}” was approved; it is on its way to the bank`,
    },
  }),
  rejected: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'رُفض التحويل', en: 'The transfer was rejected' },
    message: {
      ar: `رُفض تحويل ${notice.amount} ريال في ${waqfCalled(notice.waqfName)}: ${notice.request.reason ?? ''}`,
      en: `The transfer of ${notice.amount} SAR of “${notice.waqfName}” was rejected: ${notice.request.reason ?? ''}`,
    },
  }),
  withdrawn: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'سُحب طلب تحويل', en: 'A transfer request was withdrawn' },
    message: {
      ar: `سحب ${notice.requesterName} طلب تحويل ${notice.amount} ريال في ${waqfCalled(notice.waqfName)}`,
      en: `${notice.requesterName} withdrew the request to transfer ${notice.amount} SAR of “${notice.waqfName}”`,
    },
  }),
};

/** The notice to the payee. It does not include who pays and why, because those are texts of other people. */
export const payeeNotice = {
  title: { ar: 'تحويل إليك ينتظر الموافقة', en: 'A transfer to you awaits approval' },
  message: {
    ar: 'طُلب تحويل إلى حسابك الفرعي، ويصلك بعد الموافقة عليه',
    en: 'A transfer to your sub-account was requested; it reaches you once it is approved',
  },
  type: 'info',
  priority: 'medium',
  category: 'transaction',
  // The page with the balance of the sub-account and what arrived there.
  actionUrl: '/beneficiary/dashboard',
} as const;
