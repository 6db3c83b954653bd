import { defineMessages } from '@waqf/platform-web';

export const yieldPanelMessages = defineMessages({
  chart: {
    ar: 'الغلة القابلة للصرف في آخر كل شهر من اثني عشر شهرًا ميلاديًا',
    en: 'The distributable yield at the end of each of twelve Gregorian months',
  },
  series: { ar: 'الغلة بالريال', en: 'Yield in SAR' },
  now: { ar: 'الآن {amount}', en: 'Now {amount}' },
  more: { ar: 'عن آخر الشهر الماضي، بزيادة {amount} ريال', en: 'since the end of last month, up {amount} SAR' },
  less: { ar: 'عن آخر الشهر الماضي، بنقص {amount} ريال', en: 'since the end of last month, down {amount} SAR' },
  failed: { ar: 'تعذر تحميل الأشهر', en: 'The months could not be loaded' },
});
