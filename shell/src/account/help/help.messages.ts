import { defineMessages } from '@waqf/platform-web';

export const helpMessages = defineMessages({
  title: { ar: 'المساعدة', en: 'Help' },
  state: {
    ar: 'ما تفعله في المنصة خطوة خطوة، ومعنى كلماتها.',
    en: 'What you do here step by step, and what the words mean.',
  },
  tour: { ar: 'المنصة في ثلاث خطوات', en: 'The platform in three steps' },
  jobs: { ar: 'أعمالك', en: 'What you do' },
  begin: { ar: 'ابدأ: {job}', en: 'Begin: {job}' },
  words: { ar: 'معنى الكلمات', en: 'What the words mean' },
  shortcuts: { ar: 'اختصارات لوحة المفاتيح', en: 'Keyboard shortcuts' },
  'key.search': { ar: 'البحث', en: 'Search' },
  'key.shortcuts': { ar: 'هذه القائمة', en: 'This list' },
  'key.toasts': { ar: 'إلى آخر تنبيه ظهر', en: 'To the last message shown' },
  'key.close': { ar: 'إغلاق النافذة', en: 'Close the dialog' },
  'key.next': { ar: 'في المراجعة: الحقل التالي للمراجعة', en: 'In the review: next field to check' },
  'key.previous': { ar: 'في المراجعة: الحقل السابق للمراجعة', en: 'In the review: previous field to check' },
  'key.confirm': { ar: 'في المراجعة: صحيح', en: 'In the review: confirm' },
  'key.correct': { ar: 'في المراجعة: تصحيح', en: 'In the review: correct' },
  'key.undo': { ar: 'في المراجعة: تراجع', en: 'In the review: undo' },
  stepOf: { ar: 'الخطوة {step} من {total}', en: 'Step {step} of {total}' },
  next: { ar: 'التالي', en: 'Next' },
  skip: { ar: 'تخطَّ الجولة', en: 'Skip the tour' },
  done: { ar: 'فهمت', en: 'Got it' },
  later: { ar: 'تجدها دائمًا في صفحة المساعدة.', en: 'You always find it on the help page.' },
});
