import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  title: { ar: 'إنشاء وقف', en: 'Create a waqf' },
  titleNamed: { ar: 'إنشاء {name}', en: 'Creating {name}' },
  state: {
    ar: 'أربع خطوات: أنشئ الوقف، ارفع صكوكه، عالجها، ثم راجعها واعتمد.',
    en: 'Four steps: create the waqf, upload its deeds, process them, review and approve.',
  },
  edit: {
    ar: 'يمكنك تغيير الاسم والوصف ما دام الوقف مسودة.',
    en: 'You can change name and description while it is a draft.',
  },
  locked: {
    ar: 'أُغلق تعديل الاسم والوصف بعد المعالجة.',
    en: 'Name and description are closed once the deeds are processed.',
  },
  save: { ar: 'احفظ وتابع', en: 'Save and go on' },
  goOn: { ar: 'تابع إلى رفع الصكوك', en: 'Go on to the upload' },
});
