import { defineMessages } from '@waqf/platform-web';

/** Messages about the pack for auditors and for handing over a waqf. */
export const packMessages = defineMessages({
  title: { ar: 'حزمة المراجعة والتسليم', en: 'Pack for audit and handover' },
  text: {
    ar: 'ملف واحد لمراجع الحسابات أو للناظر الجديد: القوائم والقيود والموافقات وسجل الأفعال والصكوك، وبصمة كل ملف.',
    en: 'One file for an auditor or another nazir: statements, entries, approvals, audit, deeds, the hash of each.',
  },
  chooseWaqf: { ar: 'اختر وقفًا واحدًا لتطلب حزمته.', en: 'Choose one waqf to request its pack.' },
  ask: { ar: 'اطلب الحزمة', en: 'Request the pack' },
  parts: {
    ar: 'تشمل المدة المعروضة في الصفحة. كل قائمة فيها وثيقة صادرة يمكن التحقق منها برمزها.',
    en: 'It covers the days shown on the page. Each statement is an issued document, verified by its code.',
  },
  warning: {
    ar: 'فيها كل ما يخص الوقف. لا تسلمها إلا لمن يحق له، ويُكتب في السجل من طلبها ومن نزّلها.',
    en: 'It holds everything about the waqf. Hand it only to those entitled to it; who requests and downloads it is recorded.',
  },
  confirm: { ar: 'أكّد واطلب الحزمة', en: 'Confirm and request' },
  failed: { ar: 'لم تُطلب الحزمة', en: 'The pack was not requested' },
});
