import { defineMessages } from '@waqf/platform-web';
import { choiceState } from './page-state';

export const choiceMessages = defineMessages({
  title: { ar: 'توزيع الغلة', en: 'Distribution of the yield' },
  state: choiceState,
  waqfs: { ar: 'الأوقاف', en: 'Waqfs' },
  runs: { ar: 'الدورات', en: 'Runs' },
  rules: { ar: 'القواعد', en: 'Rules' },
  latestOf: { ar: 'غلة المدة', en: 'Yield of' },
  noRun: { ar: 'لم تبدأ فيه دورة توزيع بعد', en: 'No distribution run yet' },
  runFailed: { ar: 'تعذر تحميل آخر دورة', en: 'The latest run could not be loaded' },
  failed: { ar: 'تعذر تحميل الأوقاف', en: 'The waqfs could not be loaded' },
});
