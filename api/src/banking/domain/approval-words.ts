import { displayAmount } from '@waqf/money';
import type { ApprovalNotice, ApprovalWords } from '../../approvals/index.js';

const riyals = ({ request }: ApprovalNotice): string => (request.amount === null ? '' : displayAmount(request.amount));

/** Notices about transfers that need the founder's approval. */
export const approvalWords = {
  requested: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'تحويل ينتظر موافقتك', en: 'A transfer awaits your approval' },
    message: {
      ar: `طلب ${notice.requesterName} تحويل ${riyals(notice)} ريال في وقف «${notice.waqfName}»: ${notice.request.describe.ar}`,
      en: `${notice.requesterName} asks to transfer ${riyals(notice)} SAR of “${notice.waqfName}”: ${notice.request.describe.en}`,
    },
  }),
  approved: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'وافق الواقف على التحويل', en: 'The founder approved the transfer' },
    message: {
      ar: `وافق الواقف على تحويل ${riyals(notice)} ريال في وقف «${notice.waqfName}»، وهو في طريقه إلى البنك`,
      en: `The founder approved the transfer of ${riyals(notice)} SAR of “${notice.waqfName}”; it is on its way to the bank`,
    },
  }),
  rejected: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'رفض الواقف التحويل', en: 'The founder rejected the transfer' },
    message: {
      ar: `رفض الواقف تحويل ${riyals(notice)} ريال في وقف «${notice.waqfName}»: ${notice.request.reason ?? ''}`,
      en: `The founder rejected the transfer of ${riyals(notice)} SAR of “${notice.waqfName}”: ${notice.request.reason ?? ''}`,
    },
  }),
};
