import { defineMessages } from '@waqf/platform-web';

/** Messages about the photo or file of a receipt. */
export const receiptMessages = defineMessages({
  label: { ar: 'صورة الإيصال', en: 'Receipt' },
  none: { ar: 'لا إيصال مرفقًا.', en: 'No receipt is attached.' },
  attach: { ar: 'أرفق الإيصال', en: 'Attach the receipt' },
  replace: { ar: 'أرفق إيصالًا آخر', en: 'Attach another' },
  addedOn: { ar: 'أُرفق في', en: 'Attached on' },
  alt: { ar: 'صورة الإيصال', en: 'Photo of the receipt' },
  kept: { ar: 'أُرفق الإيصال', en: 'Receipt attached' },
  failed: { ar: 'لم يُرفق الإيصال', en: 'The receipt was not attached' },
  failedAtEntry: {
    ar: 'سُجلت المعاملة ولم يُرفق إيصالها. أرفقه من تفاصيلها',
    en: 'The transaction is recorded without its receipt. Attach it in its details',
  },
  has: { ar: 'معها إيصال', en: 'With a receipt' },
});
