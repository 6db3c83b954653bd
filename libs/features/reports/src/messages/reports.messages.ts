import { defineMessages } from '@waqf/platform-web';

/** Messages of the reports page and its filters. */
export const reportsMessages = defineMessages({
  title: { ar: 'التقارير', en: 'Reports' },
  state: { ar: 'صافي {period}: {net} ريال.', en: 'Net of {period}: {net} SAR.' },
  asOf: { ar: 'الدفاتر كما كانت الساعة {time}', en: 'Books as of {time}' },
  schedules: { ar: 'تقارير دورية', en: 'Scheduled' },
  print: { ar: 'اطبع', en: 'Print' },
  filters: { ar: 'مرشحات التقرير', en: 'Report filters' },
  everyWaqf: { ar: 'كل الأوقاف', en: 'Every waqf' },
  period: { ar: 'الفترة', en: 'Period' },
  'period.current_month': { ar: 'هذا الشهر', en: 'This month' },
  'period.last_month': { ar: 'الشهر الماضي', en: 'Last month' },
  'period.current_year': { ar: 'هذه السنة', en: 'This year' },
  'period.all_time': { ar: 'كل الفترات', en: 'All time' },
  'period.range': { ar: 'من تاريخ إلى تاريخ', en: 'Custom dates' },
  type: { ar: 'نوع التقرير', en: 'Type of report' },
  'type.financial': { ar: 'مالي', en: 'Financial' },
  'type.waqf_summary': { ar: 'ملخص الأوقاف', en: 'Waqfs' },
  'type.detailed': { ar: 'تفصيلي', en: 'Detailed' },
  'type.statement': { ar: 'قوائم مالية', en: 'Statements' },
  statement: { ar: 'القائمة', en: 'Statement' },
  failed: { ar: 'تعذر تحميل التقرير', en: 'The report could not be loaded' },
  failedText: { ar: 'القيود محفوظة كما هي.', en: 'The entries are safe as they are.' },
});

/** Messages about files of a report. */
export const exportMessages = defineMessages({
  'ask.pdf': { ar: 'تصدير PDF', en: 'Export PDF' },
  'ask.xlsx': { ar: 'تصدير Excel', en: 'Export Excel' },
  'ask.csv': { ar: 'تصدير CSV', en: 'Export CSV' },
});

/** Messages about the figures, the chart and the lines. */
export const figureMessages = defineMessages({
  chart: { ar: 'الإيراد والمصروف حسب الشهر', en: 'Income and expenses by month' },
  yearChart: { ar: 'الإيراد والمصروف حسب السنة', en: 'Income and expenses by year' },
  chartSpan: { ar: 'بالأشهر الميلادية، {gregorian} ({hijri})', en: 'By Gregorian month, {gregorian} ({hijri})' },
  thousands: { ar: 'بآلاف الريالات', en: 'In thousands of SAR' },
  riyals: { ar: 'بالريال', en: 'In SAR' },
  income: { ar: 'الإيراد', en: 'Income' },
  expenses: { ar: 'المصروف', en: 'Expenses' },
  net: { ar: 'الصافي', en: 'Net' },
  corpus: { ar: 'ما دخل على أصل الوقف', en: 'Received for the corpus' },
  corpusNote: { ar: 'لا تدخل في صافي الغلة', en: 'Not included in the net yield' },
  movements: {
    ar: {
      zero: 'لا حركات',
      one: 'حركة واحدة',
      two: 'حركتان',
      few: '{count} حركات',
      many: '{count} حركة',
      other: '{count} حركة',
    },
    en: { one: 'one entry', other: '{count} entries' },
  },
  openIncome: { ar: 'قيود الإيراد', en: 'Income entries' },
  openExpenses: { ar: 'قيود المصروف', en: 'Expense entries' },
  openBefore: { ar: 'قيود {line} في المدة السابقة', en: 'Entries of {line} in the previous period' },
  openNet: { ar: 'قيود الصافي', en: 'Entries of the net' },
  openLine: { ar: 'قيود {line}', en: 'Entries of {line}' },
  higher: {
    ar: 'الصافي أعلى من المدة السابقة ({before}) بمقدار {amount} ريال.',
    en: 'The net is {amount} SAR above the previous period ({before}).',
  },
  lower: {
    ar: 'الصافي أقل من المدة السابقة ({before}) بمقدار {amount} ريال.',
    en: 'The net is {amount} SAR below the previous period ({before}).',
  },
  same: {
    ar: 'الصافي كما كان في المدة السابقة ({before}).',
    en: 'The net is the same as in the previous period ({before}).',
  },
  // The period is not over: a part of it is compared with the whole previous one.
  'higher.soFar': {
    ar: 'الصافي حتى اليوم أعلى من المدة السابقة كاملةً ({before}) بمقدار {amount} ريال.',
    en: 'The net so far is {amount} SAR above that of the whole previous period ({before}).',
  },
  'lower.soFar': {
    ar: 'الصافي حتى اليوم أقل من المدة السابقة كاملةً ({before}) بمقدار {amount} ريال.',
    en: 'The net so far is {amount} SAR below that of the whole previous period ({before}).',
  },
  'same.soFar': {
    ar: 'الصافي حتى اليوم كما كان في المدة السابقة كاملةً ({before}).',
    en: 'The net so far is the same as in the whole previous period ({before}).',
  },
  line: { ar: 'البند', en: 'Line' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  before: { ar: 'المدة السابقة', en: 'Previous period' },
  opening: { ar: 'أول المدة', en: 'Opening' },
  none: { ar: 'لا شيء في هذه المدة', en: 'Nothing in this period' },
  latest: { ar: 'آخر الحركات', en: 'Latest entries' },
  all: { ar: 'كل الحركات', en: 'All entries' },
  noEntries: { ar: 'لا حركات في هذه المدة', en: 'No entries in this period' },
  noEntriesText: { ar: 'اختر مدة أخرى أو وقفًا آخر.', en: 'Choose another period or another waqf.' },
});

/** Messages about the summary of waqfs and the entries. */
export const tableMessages = defineMessages({
  waqfs: { ar: 'ملخص الأوقاف', en: 'Summary of waqfs' },
  waqfCount: {
    ar: {
      zero: 'لا أوقاف',
      one: 'وقف واحد',
      two: 'وقفان',
      few: '{count} أوقاف',
      many: '{count} وقفًا',
      other: '{count} وقف',
    },
    en: { one: 'one waqf', other: '{count} waqfs' },
  },
  name: { ar: 'الوقف', en: 'Waqf' },
  status: { ar: 'الحالة', en: 'Status' },
  balance: { ar: 'الرصيد (ريال)', en: 'Balance (SAR)' },
  income: { ar: 'الإيراد', en: 'Income' },
  expenses: { ar: 'المصروف', en: 'Expenses' },
  net: { ar: 'الصافي', en: 'Net' },
  count: { ar: 'الحركات', en: 'Entries' },
  open: { ar: 'قيود {what} في {waqf}', en: 'Entries of {what} of {waqf}' },
  total: { ar: 'إجمالي الأوقاف', en: 'Total waqfs' },
  active: { ar: 'نشطة', en: 'Active' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  draft: { ar: 'مسودات', en: 'Drafts' },
  entries: { ar: 'كشف الحركات', en: 'Entries' },
  entryCount: {
    ar: {
      zero: 'لا حركات',
      one: 'حركة واحدة',
      two: 'حركتان',
      few: '{count} حركات',
      many: '{count} حركة',
      other: '{count} حركة',
    },
    en: { one: 'one entry', other: '{count} entries' },
  },
  only: { ar: 'قيود {what} وحدها', en: 'Entries of {what} only' },
  of: { ar: 'ما يتكون منه: {what}', en: 'What makes up: {what}' },
  comes: { ar: 'المجموع', en: 'Total' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  date: { ar: 'التاريخ', en: 'Date' },
  description: { ar: 'البيان', en: 'Description' },
  divided: { ar: 'توزيع غلة {period}', en: 'Distribution of the yield of {period}' },
  aFigure: { ar: 'الرقم', en: 'the figure' },
  noParts: { ar: 'لا شيء وراء هذا الرقم في هذه المدة', en: 'Nothing makes up this figure in this period' },
  showAll: { ar: 'اعرض كل القيود', en: 'Show all entries' },
  noEntries: { ar: 'لا حركات في هذه المدة', en: 'No entries in this period' },
  noEntriesText: { ar: 'اختر مدة أخرى أو وقفًا آخر.', en: 'Choose another period or another waqf.' },
  noWaqfs: { ar: 'لا أوقاف بعد', en: 'No waqfs yet' },
});
