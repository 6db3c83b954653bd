import { defineMessages } from '@waqf/platform-web';

/** Messages about documents that beneficiaries sent, and their review. */
export const supportingDocumentMessages = defineMessages({
  title: { ar: 'وثائق المستفيدين', en: 'Documents of beneficiaries' },
  waiting: { ar: '{count} للمراجعة', en: '{count} to review' },
  who: { ar: '{name}، {waqf}', en: '{name}, {waqf}' },
  approve: { ar: 'اعتمد', en: 'Approve' },
  approved: { ar: 'اعتُمدت الوثيقة', en: 'Document approved' },
  reject: { ar: 'ارفض', en: 'Reject' },
  rejectTitle: { ar: 'رفض الوثيقة', en: 'Reject the document' },
  rejectText: {
    ar: 'يقرأ صاحبها السبب في ملفه، ويمكنه أن يرسل وثيقة أخرى.',
    en: 'Whoever sent it reads the reason in their profile and may send another one.',
  },
  rejectConfirm: { ar: 'ارفض الوثيقة', en: 'Reject the document' },
  rejected: { ar: 'رُفضت الوثيقة وأُبلغ صاحبها', en: 'Document rejected, and the person notified' },
  reason: { ar: 'السبب', en: 'Reason' },
  person: { ar: 'المستفيد', en: 'Beneficiary' },
  failed: { ar: 'لم تُحفظ المراجعة', en: 'The review was not saved' },
  more: { ar: 'أظهر ما رُوجع', en: 'Show what was reviewed' },
});
