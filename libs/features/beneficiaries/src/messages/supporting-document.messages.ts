import { defineMessages } from '@waqf/platform-web';

/** Messages about documents that beneficiaries sent, and their review. */
export const supportingDocumentMessages = defineMessages({
  title: { ar: 'وثائق المستفيدين', en: 'Documents of beneficiaries' },
  waiting: { ar: '{count} للمراجعة', en: '{count} to review' },
  who: { ar: '{name}، {waqf}', en: '{name}, {waqf}' },
  approve: { ar: 'اعتمد', en: 'Approve' },
  approveTitle: { ar: 'اعتماد الوثيقة', en: 'Approve the document' },
  approveText: {
    ar: 'لا يُتراجع عن الاعتماد، ويظهر لصاحبها في ملفه. اقرأ الملف قبل أن تعتمده.',
    en: 'An approval cannot be undone, and the person sees it in their profile. Read the file before you approve it.',
  },
  approveConfirm: { ar: 'اعتمد الوثيقة', en: 'Approve the document' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  kind: { ar: 'ما تُثبته', en: 'What it proves' },
  file: { ar: 'الملف', en: 'File' },
  noneWaiting: { ar: 'لا وثيقة تنتظر المراجعة.', en: 'No document awaits review.' },
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
  loadFailed: { ar: 'تعذر تحميل وثائق المستفيدين', en: 'The documents of beneficiaries could not be loaded' },
  more: { ar: 'أظهر ما رُوجع', en: 'Show what was reviewed' },
});
