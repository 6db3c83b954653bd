/* Scheduled reports, and files of reports. */

export const schedule = { ar: 'طلب التقرير الدوري غير صحيح', en: 'The scheduled report is not valid' };
export const scheduleReport = { ar: 'اختر التقرير', en: 'Choose a report' };
export const scheduleFrequency = {
  ar: 'اختر كل شهر أو كل ثلاثة أشهر أو كل سنة',
  en: 'Choose every month, every quarter or every year',
};
export const scheduleReaders = { ar: 'اختر من 1 إلى 10 أشخاص', en: 'Choose 1 to 10 people' };
export const stopCode = { ar: 'رابط الإيقاف غير صحيح', en: 'The link that stops the report is not valid' };
