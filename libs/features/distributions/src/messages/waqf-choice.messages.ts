import { defineMessages } from '@waqf/platform-web';

export const choiceMessages = defineMessages({
  title: { ar: 'توزيع الغلة', en: 'Distribution of the yield' },
  state: { ar: 'دورات التوزيع وقواعده في كل وقف.', en: 'The runs and the rules of each waqf.' },
  waqfs: { ar: 'الأوقاف', en: 'Waqfs' },
  runs: { ar: 'الدورات', en: 'Runs' },
  rules: { ar: 'القواعد', en: 'Rules' },
  failed: { ar: 'تعذر تحميل الأوقاف', en: 'The waqfs could not be loaded' },
  empty: { ar: 'لا أوقاف معتمدة بعد', en: 'No approved waqfs yet' },
  emptyText: {
    ar: 'تُوزَّع غلة الوقف بعد اعتماد واقفه له.',
    en: 'The yield of a waqf is distributed once its founder has approved it.',
  },
});
