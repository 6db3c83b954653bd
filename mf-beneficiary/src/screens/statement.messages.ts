import { defineMessages } from '@waqf/platform-web';
import { portalMessages } from '../components/portal-messages';

export const messages = defineMessages({
  reports: { ar: 'التقارير', en: 'Reports' },
  reportsState: {
    ar: 'كشف ما وصلك من التوزيع، وملفه برقم ورمز تحقق.',
    en: 'What distributions paid you, and its file with number and code.',
  },
  transactions: { ar: 'الواصل من التوزيع', en: 'Received from distributions' },
  transactionsState: {
    ar: 'كل ما صُرف لك من غلة الأوقاف، وقفًا وقفًا. التحويلات المباشرة من الناظر تراها في محفظتك.',
    en: 'All that distributions paid you, waqf by waqf. Direct transfers from the nazir are in your wallet.',
  },
  list: { ar: 'المدفوع في المدة', en: 'Paid in the period' },
  back: { ar: 'الدفعات من التوزيع', en: 'Distribution payments' },
  period: { ar: 'المدة', en: 'Period' },
  'period.twelve': { ar: 'آخر 12 شهرًا', en: 'Last 12 months' },
  'period.thisHijriYear': { ar: 'هذه السنة الهجرية', en: 'This Hijri year' },
  'period.lastHijriYear': { ar: 'السنة الهجرية الماضية', en: 'Last Hijri year' },
  'period.thisYear': { ar: 'هذه السنة الميلادية', en: 'This Gregorian year' },
  'period.lastYear': { ar: 'السنة الميلادية الماضية', en: 'Last Gregorian year' },
  'period.all': { ar: 'كل المدة', en: 'All' },
  filters: { ar: 'تصفية المعاملات', en: 'Filter transactions' },
  search: { ar: 'ابحث باسم وقف أو تاريخ أو مبلغ', en: 'Search by waqf, date or amount' },
  total: { ar: 'من التوزيع في المدة', en: 'From distributions in the period' },
  yield: { ar: 'غلة', en: 'Yield of' },
  inRiyals: { ar: 'بالريال', en: 'In SAR' },
  year: { ar: 'من التوزيع في 12 شهرًا', en: 'From distributions in 12 months' },
  projection: { ar: 'في سنة · تقديري', en: 'In a year · Estimate' },
  projectionNote: {
    ar: 'التقديري: ما وصلك عن كل يوم من المدد المقسومة في آخر 12 شهرًا، مضروبًا في 365.',
    en: 'The estimate: what each day of the periods divided in the last 12 months brought you, times 365.',
  },
  empty: { ar: 'لم يصلك من التوزيع شيء في هذه المدة', en: 'No distribution reached you in this period' },
  emptyText: { ar: 'اختر مدة أطول.', en: 'Choose a longer period.' },
  notFound: { ar: 'لا نتيجة لبحثك', en: 'No results for your search' },
  notFoundText: { ar: 'جرّب كلمة أخرى أو مدة أطول.', en: 'Try another word or a longer period.' },
  why: { ar: 'لماذا هذا المبلغ', en: 'Why this amount' },
  'ask.pdf': { ar: 'كشف PDF', en: 'PDF statement' },
  'ask.xlsx': { ar: 'كشف Excel', en: 'Excel statement' },
  failed: { ar: 'تعذر تحميل الكشف', en: 'The statement could not be loaded' },
});

/** These texts in a minor's portal, which the guardian reads. */
export const statementTexts = portalMessages(messages, {
  reports: { ar: 'الحساب السنوي', en: 'Yearly account' },
  reportsState: {
    ar: 'ما قُبض من الأوقاف باسم {minor}. اختر السنة، ونزّل حسابها برقم ورمز تحقق.',
    en: 'What {minor} received. Choose the year and take its account with number and code.',
  },
  transactionsState: {
    ar: 'كل ما صُرف باسم {minor} من غلة الأوقاف، وقفًا وقفًا. التحويلات المباشرة من الناظر تراها في المحفظة.',
    en: 'All that distributions paid {minor}, waqf by waqf. Direct transfers from the nazir are in the wallet.',
  },
  projectionNote: {
    ar: 'التقديري: الواصل عن كل يوم من المدد المقسومة في آخر 12 شهرًا، مضروبًا في 365.',
    en: 'The estimate: what each day of the periods divided in the last 12 months brought, times 365.',
  },
  empty: { ar: 'لم يصل من التوزيع شيء في هذه المدة', en: 'No distribution was paid in this period' },
});
