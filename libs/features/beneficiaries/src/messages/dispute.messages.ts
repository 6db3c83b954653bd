import { defineMessages } from '@waqf/platform-web';

/** Messages about people's objections to being named as beneficiaries. */
export const disputeMessages = defineMessages({
  title: { ar: 'اعتراضات وطلبات خروج تنتظر الجواب', en: 'Disputes and requests to leave awaiting an answer' },
  leaving: { ar: 'طلب خروج', en: 'Request to leave' },
  wrong: { ar: 'اعتراض على الإدراج', en: 'Dispute about being named' },
  who: { ar: '{name}، {waqf}', en: '{name}, {waqf}' },
  answer: { ar: 'أجب', en: 'Answer' },
  waits: { ar: 'ينتظر الناظر', en: 'Awaiting the nazir' },
  answerTitle: { ar: 'الجواب عن الاعتراض', en: 'Answer the dispute' },
  leavingTitle: { ar: 'الجواب عن طلب الخروج', en: 'Answer the request to leave' },
  person: { ar: 'المستفيد', en: 'Beneficiary' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  reason: { ar: 'السبب', en: 'Reason' },
  outcome: { ar: 'القرار', en: 'Decision' },
  explained: { ar: 'بيان السبب', en: 'Explain' },
  removed: { ar: 'إزالة المستفيد', en: 'Remove' },
  text: { ar: 'جوابك للمستفيد', en: 'Your answer' },
  explainedText: {
    ar: 'يبقى استحقاق {name} ويُعرض جوابك لصاحبه، وله أن يعترض أو يطلب من جديد.',
    en: '{name} stays a beneficiary, reads your answer and may dispute or ask again.',
  },
  removedText: {
    ar: 'تنتهي استحقاقات {name} القادمة ولا يُضاف الاسم من جديد. لا رجوع في الإزالة.',
    en: '{name} receives nothing from now on and is not added again. This cannot be undone.',
  },
  explainedConfirm: { ar: 'أرسل الجواب', en: 'Send the answer' },
  removedConfirm: { ar: 'أزل {name}', en: 'Remove {name}' },
  explainedDone: { ar: 'أُرسل جوابك', en: 'Answer sent' },
  removedDone: { ar: 'أُزيل المستفيد', en: 'Beneficiary removed' },
  failed: { ar: 'لم يُرسل الجواب', en: 'The answer was not sent' },
  loadFailed: {
    ar: 'تعذر تحميل الاعتراضات وطلبات الخروج',
    en: 'The disputes and requests to leave could not be loaded',
  },
});
