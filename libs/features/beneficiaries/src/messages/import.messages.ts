import { defineMessages } from '@waqf/platform-web';

/** Messages about importing beneficiaries from an Excel file. */
export const importMessages = defineMessages({
  open: { ar: 'استيراد من Excel', en: 'Import from Excel' },
  title: { ar: 'استيراد المستفيدين من Excel', en: 'Import beneficiaries from Excel' },
  back: { ar: 'المستفيدون', en: 'Beneficiaries' },
  state: {
    ar: 'نزّل القالب واملأه وارفعه. تراه كاملًا قبل أن يُستورد منه شيء.',
    en: 'Fill in the template and upload it. You see all of it before anything is imported.',
  },
  template: { ar: 'نزّل القالب', en: 'Download the template' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  waqfsFailed: { ar: 'تعذر تحميل الأوقاف', en: 'The waqfs could not be loaded' },
  waqfMissing: { ar: 'اختر الوقف أولًا', en: 'Choose the waqf first' },
  file: { ar: 'ملف المستفيدين', en: 'File of the beneficiaries' },
  hint: { ar: 'ملف xlsx، صفوفه {rows} على الأكثر', en: 'An xlsx file of up to {rows} rows' },
  wrongType: { ar: 'الملف ليس بصيغة xlsx', en: 'The file is not an xlsx file' },
  refused: { ar: 'لم يُقبل الملف', en: 'The file was not accepted' },
  other: { ar: 'ارفع ملفًا آخر', en: 'Upload another file' },
  mended: { ar: 'ارفع الملف بعد إصلاحه', en: 'Upload the corrected file' },
  good: { ar: 'صفوف سليمة', en: 'Valid rows' },
  goodNote: { ar: 'جاهزة، ولم تُستورد بعد', en: 'Ready and not imported yet' },
  wrong: { ar: 'خلايا خاطئة', en: 'Invalid cells' },
  wrongNote: { ar: 'لكل خلية سببها', en: 'Each with its reason' },
  shares: { ar: 'مجموع النسب بعد الاستيراد', en: 'Shares after the import' },
  nothing: { ar: 'لن يُستورد شيء حتى تُصلح الخلايا كلها', en: 'Nothing is imported until every cell is corrected' },
  nothingText: {
    ar: 'إمّا الملف كله أو لا شيء، لئلا يختل مجموع الأنصبة. أصلحها في ملفك ثم ارفعه.',
    en: 'It is the whole file or nothing, so that the shares stay right. Correct your file and upload it again.',
  },
  submit: {
    ar: {
      one: 'استورد مستفيدًا واحدًا',
      two: 'استورد مستفيدَين',
      few: 'استورد {count} مستفيدين',
      many: 'استورد {count} مستفيدًا',
      other: 'استورد {count} مستفيد',
    },
    en: { one: 'Import one beneficiary', other: 'Import {count} beneficiaries' },
  },
  done: { ar: 'استُورد المستفيدون', en: 'Beneficiaries imported' },
  doneText: {
    ar: 'أُضيف {count}، ومجموع النسب {total}%. تُفتح حساباتهم تباعًا.',
    en: '{count} were added; the shares add up to {total}%. Their accounts are being opened one by one.',
  },
  rows: { ar: 'صفوف الملف', en: 'Rows of the file' },
  row: { ar: 'الصف', en: 'Row' },
  shownRows: { ar: 'الصفوف السليمة: أول {shown} من {count}', en: 'The first {shown} of {count} valid rows' },
});
