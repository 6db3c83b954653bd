import { bankingCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

/** Messages about transfers that wait for the founder's approval. */
export const approvalMessages = defineMessages({
  open: { ar: 'راجع الطلب', en: 'Review the request' },
  decideThere: { ar: 'اقرأ وقرّر', en: 'Read and decide' },
  elsewhere: { ar: 'قرارات تنتظرك', en: 'Decisions awaiting you' },
  askedElsewhere: { ar: 'مقترحاتك تنتظر غيرك', en: 'Your proposals await others' },
  followThere: { ar: 'افتح المقترح', en: 'Open the proposal' },
  proposed: { ar: 'اقترحتها في {waqf}', en: 'Proposed by you, {waqf}' },
  all: { ar: 'افتح الموافقات كلها', en: 'Open all approvals' },
  allOf: {
    ar: 'افتح الموافقات كلها، وينتظرك منها {count}',
    en: 'Open all approvals; {count} await you',
  },
  title: { ar: 'طلبات تنتظر موافقتك', en: 'Requests awaiting your approval' },
  ask: { ar: 'من {from} إلى {to}', en: 'From {from} to {to}' },
  why: { ar: 'بطلب من {name} في {waqf}', en: 'Requested by {name}, {waqf}' },
  approve: { ar: 'وافق', en: 'Approve' },
  reject: { ar: 'ارفض', en: 'Reject' },
  approveNamed: { ar: 'وافق على تحويل {amount} ريال', en: 'Approve the transfer of {amount} SAR' },
  rejectNamed: { ar: 'ارفض تحويل {amount} ريال', en: 'Reject the transfer of {amount} SAR' },
  approveTitle: { ar: 'الموافقة على التحويل', en: 'Approve the transfer' },
  rejectTitle: { ar: 'رفض التحويل', en: 'Reject the transfer' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  description: { ar: 'البيان', en: 'Description' },
  requested: { ar: 'بطلب من', en: 'Requested by' },
  approveWarning: {
    ar: 'يُرسل التحويل إلى المصرف فور موافقتك، ولا يُلغى بعدها. إن حدث خطأ فيُصحَّح بقيد عكسي.',
    en: 'The transfer goes to the bank as soon as you approve and can’t be cancelled afterwards. A mistake is corrected by a reversing entry.',
  },
  rejectText: {
    ar: 'لا يتحرك شيء من المال، ويُشعر الناظر بالسبب.',
    en: 'No money moves; the nazir is told the reason.',
  },
  reason: { ar: 'سبب الرفض', en: 'Reason' },
  approved: { ar: 'وافقت على التحويل', en: 'You approved the transfer' },
  approvedText: { ar: 'أُرسل {amount} ريال إلى المصرف.', en: '{amount} SAR is on its way to the bank.' },
  rejected: { ar: 'رفضت التحويل', en: 'You rejected the transfer' },
  rejectedText: { ar: 'لم يتحرك شيء من المال.', en: 'No money has moved.' },
  approveFailed: bankingCatalogue.approvalFailed,
  rejectFailed: { ar: 'خطأ في الرفض', en: 'Error while rejecting' },
});
