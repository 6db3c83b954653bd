import { defineMessages } from '@waqf/platform-web';

/** Messages about comparing the three deeds before the approval. */
export const comparisonMessages = defineMessages({
  title: { ar: 'مقارنة الصكوك الثلاثة', en: 'The three deeds compared' },
  someDiffer: {
    ar: {
      one: 'اختلاف واحد',
      two: 'اختلافان',
      few: '{count} اختلافات',
      many: '{count} اختلافًا',
      other: '{count} اختلاف',
    },
    en: { one: 'One difference', other: '{count} differences' },
  },
  noneDiffers: { ar: 'لا اختلاف', en: 'No difference' },
  subject: { ar: 'البند', en: 'Item' },
  one: { ar: 'القيمة الأولى', en: 'First value' },
  other: { ar: 'القيمة الثانية', en: 'Second value' },
  outcome: { ar: 'النتيجة', en: 'Outcome' },
  'subject.owner': { ar: 'مالك العقار والواقف', en: 'Owner and founder' },
  'subject.founder': { ar: 'الواقف', en: 'Founder' },
  'subject.name': { ar: 'اسم الوقف', en: 'Name of the waqf' },
  'subject.waqf': { ar: 'الوقف في صك النظارة', en: 'Waqf in the nazir deed' },
  'subject.nazir': { ar: 'الناظر', en: 'Nazir' },
  'subject.appointed': { ar: 'تعيين الناظر بعد صك الملكية', en: 'Nazir appointed after the property deed' },
  'outcome.agrees': { ar: 'متطابقان', en: 'Same' },
  'outcome.differs': { ar: 'مختلفان', en: 'Different' },
  'outcome.unknown': { ar: 'لا يُقارن', en: 'Not comparable' },
  'appointed.agrees': { ar: 'بعده', en: 'After it' },
  'appointed.differs': { ar: 'قبله', en: 'Before it' },
  registered: { ar: 'المسجل في المنصة', en: 'Registered here' },
  unsaid: { ar: 'لم نجده في الصك', en: 'Not found in the deed' },
  show: { ar: 'اعرض موضعه', en: 'Show the place' },
  differences: { ar: 'الفروق', en: 'Differences' },
  differencesNote: {
    ar: 'صحّح ما أخطأت القراءة فيه، أو اشرح لماذا تتابع. يحفظ سجل التدقيق شرحك باسمك ووقته.',
    en: 'Correct what was misread, or explain why you continue. The audit trail keeps your reason, your name and the time.',
  },
  settled: { ar: 'حُسمت', en: 'Settled' },
  settledText: { ar: 'تطابقت القيمتان', en: 'The values now agree' },
  reasonFor: { ar: 'لماذا تتابع؟ ({subject})', en: 'Why do you continue? ({subject})' },
  reasonFact: { ar: 'سبب المتابعة: {subject}', en: 'Reason for continuing: {subject}' },
});
