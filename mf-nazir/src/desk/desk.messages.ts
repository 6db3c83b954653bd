import { defineMessages } from '@waqf/platform-web';

export const deskMessages = defineMessages({
  title: { ar: 'ما يحتاج يدك اليوم', en: 'What needs you today' },
  note: { ar: 'كل أمر يُقضى من سطره', en: 'Each can be settled right here' },
  failed: { ar: 'تعذر تحميل ما يحتاج يدك', en: 'What needs you today could not be loaded' },
  clear: { ar: 'لا شيء ينتظرك اليوم', en: 'Nothing is waiting for you today' },
  clearText: {
    ar: 'تظهر هنا الموافقات والدفعات المردودة وأسطر المصرف والمواعيد.',
    en: 'Approvals, refused payments, lines of the bank and dates appear here.',
  },
  more: { ar: 'المعروض {shown} من {count}.', en: '{shown} of {count} are shown.' },
  restFailed: { ar: 'تعذر تحميل البقية', en: 'The rest could not be loaded' },
  rest: { ar: 'اعرض البقية', en: 'Show the rest' },
  due: { ar: 'آخر موعد', en: 'Last day' },
  payAgain: { ar: 'أعد الدفع', en: 'Pay again' },
  payAgainTitle: { ar: 'إعادة دفع حصة مردودة', en: 'Pay a refused share again' },
  payAgainText: {
    ar: 'يُرسل المبلغ إلى المصرف الآن ولا يُلغى بعدها. إن رُدّ مرة أخرى بقي محفوظًا باسم صاحبه.',
    en: 'The amount goes to the bank now and cannot be cancelled. If it is refused again, it stays in its owner’s name.',
  },
  payAgainConfirm: { ar: 'أرسل الدفعة من جديد', en: 'Send the payment again' },
  payment: { ar: 'الدفعة', en: 'Payment' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  notPaidAgain: { ar: 'لم تُرسل الدفعة', en: 'The payment was not sent' },
  cameOn: { ar: 'موعدها', en: 'Due on' },
  enter: { ar: 'تمت، سجّلها', en: 'Done, record it' },
  notEntered: { ar: 'لم تُسجَّل المعاملة', en: 'The transaction was not recorded' },
  file: { ar: 'سجّل القيد', en: 'Record the filing' },
  match: { ar: 'طابقه بهذا القيد', en: 'Match this entry' },
  notMatched: { ar: 'لم يُطابق السطر', en: 'The line was not matched' },
});
