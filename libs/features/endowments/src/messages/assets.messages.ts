import { defineMessages } from '@waqf/platform-web';

/** Messages about the value of a waqf's assets. */
export const assetsMessages = defineMessages({
  title: { ar: 'قيمة أصول الوقف', en: 'Value of the assets' },
  note: { ar: 'قد تختلف بها المهل النظامية', en: 'Legal deadlines may depend on it' },
  failed: { ar: 'تعذر تحميل قيمة الأصول', en: 'The value of the assets could not be loaded' },
  none: {
    ar: 'لم تُسجل قيمة بعد، فتُحسب المهل النظامية بأقصرها. سجّلها من تقرير مقيّم معتمد أو من الصك.',
    en: 'No value is recorded yet, so the shortest legal deadlines apply. Record it from a valuer’s report or a deed.',
  },
  noneToSee: { ar: 'لم تُسجل قيمة الأصول بعد.', en: 'No value of the assets is recorded yet.' },
  'size.large': { ar: 'كبير: {large} مليون ريال فأكثر', en: 'Large: SAR {large} million or more' },
  'size.medium': {
    ar: 'متوسط: من {medium} إلى أقل من {large} مليون ريال',
    en: 'Medium: SAR {medium} to below {large} million',
  },
  'size.small': { ar: 'دون {medium} مليون ريال', en: 'Below SAR {medium} million' },
  value: { ar: 'القيمة', en: 'Value' },
  size: { ar: 'حجم الوقف', en: 'Size of the waqf' },
  valuedOn: { ar: 'تاريخ التقييم', en: 'Valued on' },
  source: { ar: 'المصدر', en: 'Source' },
  'source.valuation': { ar: 'تقرير مقيّم معتمد', en: 'Report of an accredited valuer' },
  'source.deed': { ar: 'صك', en: 'Deed' },
  reference: { ar: 'المرجع', en: 'Reference' },
  referenceHint: {
    ar: 'رقم التقرير واسم المقيّم، أو رقم الصك',
    en: 'Number of the report and its valuer, or of the deed',
  },
  recordedBy: { ar: 'سجلها', en: 'Recorded by' },
  before: { ar: 'قيم سابقة', en: 'Earlier values' },
  record: { ar: 'سجّل القيمة', en: 'Record the value' },
  recordNewer: { ar: 'سجّل قيمة أحدث', en: 'Record a newer value' },
  dialogTitle: { ar: 'قيمة أصول الوقف', en: 'Value of the assets' },
  dialogNote: {
    ar: 'تبقى القيم السابقة محفوظة، ويُعمل بأحدثها تاريخًا.',
    en: 'Earlier values stay on record; the latest one applies.',
  },
  amount: { ar: 'القيمة', en: 'Value' },
  recorded: { ar: 'سُجلت قيمة الأصول', en: 'Value of the assets recorded' },
  notRecorded: { ar: 'لم تُسجل قيمة الأصول', en: 'The value of the assets was not recorded' },
});
