import { defineMessages } from '@waqf/platform-web';

/** What is said once an item was settled from its row, and once that was taken back. */
export const settledMessages = defineMessages({
  paidAgain: { ar: 'أُرسلت الدفعة إلى المصرف من جديد', en: 'The payment was sent to the bank again' },
  paidAgainText: { ar: '{amount} ريال', en: '{amount} SAR' },
  entered: { ar: 'سُجّلت المعاملة', en: 'Transaction recorded' },
  enteredText: {
    ar: '{what}، {amount} ريال. لا يُحذف قيد من الدفاتر، وما سُجّل خطأً يُعكس من صفحة المعاملات.',
    en: '{what}, {amount} SAR. No entry is deleted from the books; a mistake is reversed on the page of transactions.',
  },
  reverseReason: { ar: 'تراجع فور التسجيل', en: 'Undone right after recording' },
  reversed: {
    ar: 'عُكست المعاملة بقيد مقابل، وعاد موعدها ينتظرك',
    en: 'Reversed by an opposite entry; the day waits again',
  },
  notReversed: { ar: 'لم يُتراجع عن المعاملة', en: 'The transaction was not undone' },
  matched: { ar: 'طُوبق السطر بالقيد', en: 'The line was matched' },
  matchedText: {
    ar: '{amount} ريال. تجده في صفحة المطابقة، وتفتح قفله من هناك متى تبيّن خطؤه.',
    en: '{amount} SAR. It is on the reconciliation page, where it can be unlocked if it proves wrong.',
  },
  unmatchReason: { ar: 'تراجع فور المطابقة', en: 'Undone right after matching' },
  unmatched: { ar: 'عاد السطر إلى المعلّقة', en: 'The line is back in suspense' },
  notUnmatched: { ar: 'تعذر التراجع عن المطابقة', en: 'The match was not undone' },
});
