import { defineMessages } from '@waqf/platform-web';

/** Messages about the allowed types and size of a file. */
export const uploadMessages = defineMessages({
  hint: { ar: '{types}، حتى {size} م.ب.', en: '{types}, up to {size} MB.' },
  optionalHint: { ar: 'اختياري. {types}، حتى {size} م.ب.', en: 'Optional. {types}, up to {size} MB.' },
  wrongType: { ar: 'هذا النوع من الملفات غير مقبول', en: 'This type of file is not accepted' },
  tooLarge: { ar: 'حجم الملف أكبر من {size} ميجابايت', en: 'The file is larger than {size} MB' },
});
