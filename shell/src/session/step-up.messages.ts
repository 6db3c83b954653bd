import { defineMessages } from '@waqf/platform-web';

export const stepUpMessages = defineMessages({
  title: { ar: 'أكّد بنفاذ', en: 'Confirm with Nafath' },
  lead: { ar: 'افتح تطبيق نفاذ واختر هذا الرقم.', en: 'Open the Nafath app and pick this number.' },
  number: { ar: 'رقم التأكيد', en: 'Number to pick' },
  left: { ar: 'الوقت المتبقي: {time}', en: 'Time left: {time}' },
  compare: {
    ar: 'إن ظهر لك في نفاذ رقم أو مبلغ غير هذا فارفضه هناك.',
    en: 'If Nafath shows another number or amount, refuse it there.',
  },
  cancel: { ar: 'ألغِ، ولا يُنفَّذ شيء', en: 'Cancel: nothing will be done' },
  again: { ar: 'أعد الإرسال', en: 'Send again' },
  rejected: { ar: 'رفضت الطلب في نفاذ', en: 'You refused the request in Nafath' },
  ended: { ar: 'انتهت مهلة الطلب', en: 'The request has expired' },
  nothingDone: { ar: 'لم يُنفَّذ شيء.', en: 'Nothing was done.' },
  failed: { ar: 'تعذر طلب التأكيد', en: 'The confirmation could not be requested' },
});
