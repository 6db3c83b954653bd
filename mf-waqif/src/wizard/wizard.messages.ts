import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  titleNamed: { ar: 'إنشاء {name}', en: 'Creating {name}' },
  edit: {
    ar: 'يمكنك تغيير الاسم والوصف ما دام الوقف مسودة.',
    en: 'You can change name and description while it is a draft.',
  },
  locked: {
    ar: 'أُغلق تعديل الاسم والوصف بعد المعالجة.',
    en: 'Name and description are closed once the deeds are processed.',
  },
  save: { ar: 'احفظ وتابع', en: 'Save and continue' },
  goOn: { ar: 'تابع إلى رفع الصكوك', en: 'Continue to the upload' },
});
