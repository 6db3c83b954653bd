import { defineMessages } from '@waqf/platform-web';
import { portalMessages } from './portal-messages';

const messages = defineMessages({
  next: { ar: 'دفعتك القادمة', en: 'Your next payment' },
  nextEmpty: { ar: 'لا دفعة قادمة الآن', en: 'No upcoming payment' },
  nextEmptyText: {
    ar: 'تظهر هنا دفعتك القادمة حين يحسبها ناظر الوقف.',
    en: 'Your next payment appears here once the nazir of a waqf has calculated it.',
  },
  yield: { ar: 'غلة المدة', en: 'Yield of' },
  expectedBy: { ar: 'تُوزَّع غلة سنتها نظامًا قبل', en: 'The yield of its year is due by' },
  way: { ar: 'أين وصلت الدفعة', en: 'Payment progress' },
  'way.calculated': { ar: 'محتسبة', en: 'Calculated' },
  'way.submitted': { ar: 'مرفوعة', en: 'Submitted' },
  'way.approved': { ar: 'معتمدة', en: 'Approved' },
  'way.paid': { ar: 'مصروفة', en: 'Paid' },
  why: { ar: 'لماذا هذا المبلغ', en: 'Why this amount' },
  received: { ar: 'ما صُرف لك من التوزيع في اثني عشر شهرًا', en: 'Paid to you by distributions in twelve months' },
  receivedEmpty: { ar: 'لم تُصرف لك دفعة في هذه المدة', en: 'You were paid nothing in this period' },
  receivedEmptyText: {
    ar: 'تظهر هنا مبالغ كل شهر بعد صرف أول دفعة لك من التوزيع.',
    en: 'The amounts of each month appear here after your first distribution payment.',
  },
  total: { ar: 'المجموع', en: 'Total' },
  paid: { ar: 'ما صُرف لك', en: 'Paid to you' },
  riyals: { ar: 'بالريال', en: 'In SAR' },
  thousands: { ar: 'بآلاف الريالات', en: 'In thousands of SAR' },
  caption: {
    ar: 'بالأشهر الميلادية، من {from} إلى {to} ({hijri}). المصدر: {source}.',
    en: 'By Gregorian month, {from} to {to} ({hijri}). Source: {source}.',
  },
  failed: { ar: 'تعذر تحميل دفعاتك', en: 'Your payments could not be loaded' },
  sources: { ar: 'من أي وقف وصلك في اثني عشر شهرًا', en: 'From which waqf, in twelve months' },
});

/** These texts in a minor's portal, which the guardian reads. */
export const summaryTexts = portalMessages(messages, {
  next: { ar: 'الدفعة القادمة', en: 'The next payment' },
  nextEmptyText: {
    ar: 'تظهر هنا الدفعة القادمة حين يحسبها ناظر الوقف.',
    en: 'The next payment appears here once the nazir of a waqf has calculated it.',
  },
  received: { ar: 'المصروف من التوزيع في اثني عشر شهرًا', en: 'Paid by distributions in twelve months' },
  receivedEmpty: { ar: 'لم تُصرف دفعة في هذه المدة', en: 'Nothing was paid in this period' },
  receivedEmptyText: {
    ar: 'تظهر هنا مبالغ كل شهر بعد صرف أول دفعة من التوزيع.',
    en: 'The amounts of each month appear here after the first distribution payment.',
  },
  paid: { ar: 'المصروف', en: 'Paid' },
  failed: { ar: 'تعذر تحميل الدفعات', en: 'The payments could not be loaded' },
  sources: { ar: 'من أي وقف، في اثني عشر شهرًا', en: 'From which waqf, in twelve months' },
});
