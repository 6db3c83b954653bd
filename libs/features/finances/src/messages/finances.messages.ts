import { defineMessages } from '@waqf/platform-web';

/** Messages of the page of income and expenses. */
export const financesPageMessages = defineMessages({
  title: { ar: 'المعاملات المالية', en: 'Financial transactions' },
  // The net in a report leaves additions to the corpus out, so this one says that they are in it.
  state: {
    ar: 'صافي {month} مع ما أُضيف إلى الأصل: {net} ريال.',
    en: 'Net of {month}, with additions to the corpus: {net} SAR.',
  },
  add: { ar: 'إضافة معاملة', en: 'Add transaction' },
  balance: { ar: 'إجمالي الرصيد', en: 'Total balance' },
  balanceNote: { ar: 'الغلة القابلة للصرف', en: 'The distributable yield' },
  monthIncome: { ar: 'إيراد {month}', en: 'Income of {month}' },
  withCorpus: { ar: 'مع ما أُضيف إلى الأصل', en: 'With additions to the corpus' },
  monthExpense: { ar: 'مصروف {month}', en: 'Expenses of {month}' },
  changeUp: { ar: 'أعلى {change}% من الأيام نفسها في الشهر السابق', en: '{change}% above the same days of last month' },
  changeDown: {
    ar: 'أقل {change}% من الأيام نفسها في الشهر السابق',
    en: '{change}% below the same days of last month',
  },
  changeNone: { ar: 'كالأيام نفسها في الشهر السابق', en: 'As in the same days of last month' },
  mostlyReversed: { ar: 'ما عُكس أكثر مما سُجّل', en: 'More was reversed than recorded' },
  chart: { ar: 'الإيراد والمصروف حسب الشهر', en: 'Income and expenses by month' },
  monthOpens: { ar: 'اضغط الشهر لتعرض معاملاته', en: 'Choose a month to see its transactions' },
  monthFigures: {
    ar: '{month}: إيراد {income}، مصروف {expenses}، صافي {net} ريال',
    en: '{month}: income {income}, expenses {expenses}, net {net} SAR',
  },
  monthsFailed: { ar: 'تعذر تحميل الأشهر', en: 'The months could not be loaded' },
  income: { ar: 'إيراد', en: 'Income' },
  expense: { ar: 'مصروف', en: 'Expense' },
  thousands: {
    ar: 'بآلاف الريالات، أشهر ميلادية، مع ما أُضيف إلى الأصل',
    en: 'In thousands of SAR, by Gregorian month, with additions to the corpus',
  },
  riyals: {
    ar: 'بالريال، أشهر ميلادية، مع ما أُضيف إلى الأصل',
    en: 'In SAR, by Gregorian month, with additions to the corpus',
  },
  failed: { ar: 'تعذر تحميل المعاملات', en: 'The transactions could not be loaded' },
  failedText: { ar: 'القيود محفوظة كما هي.', en: 'The entries are safe as they are.' },
});

/** Messages of the list and its filters. */
export const transactionListMessages = defineMessages({
  filters: { ar: 'مرشحات المعاملات', en: 'Transaction filters' },
  type: { ar: 'النوع', en: 'Type' },
  'type.all': { ar: 'الكل', en: 'All' },
  'type.income': { ar: 'إيراد', en: 'Income' },
  'type.expense': { ar: 'مصروف', en: 'Expense' },
  kind: { ar: 'المصدر أو التصنيف', en: 'Source or category' },
  everyKind: { ar: 'الكل', en: 'All' },
  period: { ar: 'الفترة', en: 'Period' },
  'period.any': { ar: 'كل الفترات', en: 'All time' },
  'period.this-month': { ar: 'هذا الشهر', en: 'This month' },
  'period.last-month': { ar: 'الشهر الماضي', en: 'Last month' },
  'period.this-year': { ar: 'هذه السنة', en: 'This year' },
  'period.chosen': { ar: 'من تاريخ إلى تاريخ', en: 'Custom dates' },
  clear: { ar: 'مسح المرشحات', en: 'Clear filters' },
  list: { ar: 'كشف المعاملات', en: 'Transactions' },
  count: {
    ar: {
      zero: 'لا معاملات',
      one: 'معاملة واحدة',
      two: 'معاملتان',
      few: '{count} معاملات',
      many: '{count} معاملة',
      other: '{count} معاملة',
    },
    en: { one: 'one transaction', other: '{count} transactions' },
  },
  open: { ar: 'تفاصيل {description}', en: 'Details of {description}' },
  empty: { ar: 'لا توجد معاملات مالية', en: 'No financial transactions' },
  emptyText: { ar: 'أضف أول إيراد أو مصروف للوقف.', en: 'Add the first income or expense of the waqf.' },
  noMatch: { ar: 'لا معاملة تطابق المرشحات', en: 'No transaction matches the filters' },
});

/** Messages of the recent transactions on a dashboard. */
export const recentMessages = defineMessages({
  title: { ar: 'آخر المعاملات', en: 'Recent transactions' },
  all: { ar: 'عرض الكل', en: 'View all' },
  empty: { ar: 'لا معاملات بعد', en: 'No transactions' },
  unit: { ar: 'المبالغ بالريال السعودي', en: 'Amounts in SAR' },
  failed: { ar: 'تعذر تحميل آخر المعاملات', en: 'The recent transactions could not be loaded' },
});
