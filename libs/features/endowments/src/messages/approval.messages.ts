import { defineMessages } from '@waqf/platform-web';

export const approvalMessages = defineMessages({
  changed: { ar: 'تغيّر شيء بعد أن فتحت الصفحة', en: 'Something changed after you opened the page' },
  changedText: {
    ar: 'لم يُعتمد شيء. اقرأ ما تغيّر: إن قبلته فاعتمد مرة أخرى، وإلا فارجع إلى المراجعة.',
    en: 'Nothing was approved. Read what changed: approve again if you accept it, or go back to the review.',
  },
  name: { ar: 'اسم الوقف المسجل', en: 'Registered name of the waqf' },
  deeds: { ar: 'الصكوك', en: 'Deeds' },
});
