import { waqfCalled } from '@waqf/formats';
import type { ApprovalNotice, ApprovalWords } from '../../approvals/index.js';

/** The texts of notices about accounts of beneficiaries that need approval. */
export const payeeIbanWords = {
  requested: (notice: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'آيبان مستفيد ينتظر موافقتك', en: 'An IBAN of a beneficiary awaits your approval' },
    message: {
      ar: `طلب ${notice.requesterName} في ${waqfCalled(notice.waqfName)}: ${notice.request.describe.ar}`,
      en: `${notice.requesterName} asks in “${notice.waqfName}”: ${notice.request.describe.en}`,
    },
  }),
  approved: ({ request }: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'اعتُمد الآيبان', en: 'The IBAN was approved' },
    message: {
      ar: `${request.describe.ar}. لا يُصرف إليه قبل انقضاء مهلة 48 ساعة`,
      en: `${request.describe.en}. Nothing is paid to it for 48 hours`,
    },
  }),
  rejected: ({ request }: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'رُفض الآيبان', en: 'The IBAN was rejected' },
    message: {
      ar: `${request.describe.ar}: ${request.reason ?? ''}`,
      en: `${request.describe.en}: ${request.reason ?? ''}`,
    },
  }),
  withdrawn: ({ requesterName, request }: ApprovalNotice): ApprovalWords => ({
    title: { ar: 'سُحب طلب آيبان', en: 'The request for an IBAN was withdrawn' },
    message: {
      ar: `سحب ${requesterName} الطلب: ${request.describe.ar}`,
      en: `${requesterName} withdrew the request: ${request.describe.en}`,
    },
  }),
};
