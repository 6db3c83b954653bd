import { financesCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

/** Messages about adding a transaction; those below the fields are from the specification. */
export const addMessages = defineMessages({
  title: { ar: 'إضافة معاملة', en: 'Add transaction' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  type: { ar: 'النوع', en: 'Type' },
  income: { ar: 'إيراد', en: 'Income' },
  expense: { ar: 'مصروف', en: 'Expense' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  yield: { ar: 'الغلة القابلة للصرف {amount} ريال', en: 'Distributable yield {amount} SAR' },
  description: { ar: 'وصف المعاملة', en: 'Description' },
  source: { ar: 'مصدر الإيراد', en: 'Source of the income' },
  category: { ar: 'تصنيف المصروف', en: 'Category of the expense' },
  fund: { ar: 'يدخل في', en: 'Goes to' },
  yieldHint: { ar: 'يُصرف منه ويُوزع.', en: 'It may be spent and distributed.' },
  corpusHint: {
    ar: 'يبقى أصلًا: لا يُصرف ولا يُوزع.',
    en: 'It stays corpus: it is never spent nor distributed.',
  },
  shortage: {
    ar: 'الغلة القابلة للصرف {amount} ريال، وينقص {missing} ريال',
    en: 'Distributable yield {amount} SAR; {missing} SAR short',
  },
  occurredOn: { ar: 'تاريخ المعاملة', en: 'Date of the transaction' },
  submitIncome: { ar: 'أضف الإيراد', en: 'Add the income' },
  submitExpense: { ar: 'أضف المصروف', en: 'Add the expense' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  dayMissing: { ar: 'تاريخ المعاملة مطلوب', en: 'The date is required' },
  added: financesCatalogue.added,
  addedText: { ar: 'الغلة القابلة للصرف الآن {balance} ريال', en: 'The distributable yield is now {balance} SAR' },
  addedToCorpus: { ar: 'أصل الوقف نقدًا الآن {balance} ريال', en: 'The corpus in cash is now {balance} SAR' },
  failed: financesCatalogue.addFailed,
  noWaqf: { ar: 'لا وقف معتمد تُضاف إليه المعاملات بعد.', en: 'There is no approved waqf to add transactions to yet.' },
});

/** Messages of one transaction and its reversal. */
export const detailMessages = defineMessages({
  title: { ar: 'تفاصيل المعاملة', en: 'Transaction' },
  recorded: { ar: 'سُجلت', en: 'Recorded' },
  number: { ar: 'رقم المعاملة', en: 'Number' },
  close: { ar: 'إغلاق', en: 'Close' },
  reverse: { ar: 'اعكس المعاملة', en: 'Reverse' },
  isReversal: { ar: 'هذا قيد عكسي', en: 'This is a reversal' },
  isReversed: { ar: 'عُكست هذه المعاملة', en: 'This transaction was reversed' },
  reasonIs: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },

  reverseTitle: { ar: 'عكس المعاملة', en: 'Reverse the transaction' },
  willIncome: {
    ar: 'يُقيَّد اليوم قيد عكسي يخصم {amount} ريال من {waqf}. تبقى المعاملة الأصلية ظاهرة ومعها السبب.',
    en: 'A reversing entry of today takes {amount} SAR from {waqf}. The original stays visible with the reason.',
  },
  willExpense: {
    ar: 'يُقيَّد اليوم قيد عكسي يعيد {amount} ريال إلى {waqf}. تبقى المعاملة الأصلية ظاهرة ومعها السبب.',
    en: 'A reversing entry of today gives {amount} SAR back to {waqf}. The original stays visible with the reason.',
  },
  once: {
    ar: 'لا تُعكس المعاملة إلا مرة واحدة، ولا يُلغى القيد العكسي.',
    en: 'A transaction is reversed only once, and a reversal can’t be undone.',
  },
  reason: { ar: 'سبب العكس', en: 'Reason' },
  confirm: { ar: 'اعكس {amount} ريال', en: 'Reverse {amount} SAR' },
  done: { ar: 'عُكست المعاملة', en: 'Transaction reversed' },
  doneText: { ar: 'الغلة القابلة للصرف الآن {balance} ريال', en: 'The distributable yield is now {balance} SAR' },
  failed: { ar: 'تعذر عكس المعاملة', en: 'The transaction could not be reversed' },
});
