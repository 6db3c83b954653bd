import { defineMessages } from '@waqf/platform-web';

export const changedMeanwhileMessages = defineMessages({
  title: { ar: 'تغيّرت هذه البيانات بعد أن فتحتها', en: 'This was changed after you opened it' },
  text: {
    ar: 'لم يُحفظ شيء، وما كتبته باقٍ هنا. تحت كل حقل تغيّر ما صار إليه: احفظ مرة أخرى ليحل ما كتبته محله، أو خذ القيم الجديدة.',
    en: 'Nothing was saved, and what you typed is still here. Each field that changed says what it is now: save again to replace it with yours, or take the new values.',
  },
  take: { ar: 'خذ القيم الجديدة', en: 'Take the new values' },
});
