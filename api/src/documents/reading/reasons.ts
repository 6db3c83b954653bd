import type { Bilingual } from '@waqf/contracts';

/**
 * Why a deed could not be read: what is wrong, and what the user can do about it. Reasons about the file itself are
 * also told to whoever uploads a receipt or a supporting document, so they do not speak of a deed.
 */
export const unreadableReasons = {
  encrypted_pdf: {
    ar: 'الملف محمي بكلمة مرور. احفظ نسخة بلا كلمة مرور ثم ارفعها.',
    en: 'The file is protected by a password. Save a copy without a password and upload it.',
  },
  damaged_pdf: {
    ar: 'الملف تالف ولا يمكن فتحه. نزّله من جديد من الجهة التي أصدرته ثم ارفعه.',
    en: 'The file is damaged and cannot be opened. Download it again from where it was issued and upload it.',
  },
  no_text: {
    ar: 'لم نجد في هذه النسخة نصًا يمكن قراءته. ارفع صورة واضحة للصك كله، أو الصك الرقمي من بوابة الجهة المصدرة.',
    en: 'We found no text to read in this copy. Upload a clear picture of the whole deed, or the digital deed from the issuing portal.',
  },
  too_small: {
    ar: 'الصورة صغيرة ولا تظهر حروفها. ارفع صورة أكبر للصك، عرضها 1000 بكسل أو أكثر.',
    en: 'The picture is too small to show its letters. Upload a larger picture of the deed, 1,000 pixels wide or more.',
  },
  too_dark: {
    ar: 'الصورة معتمة ولا يظهر فيها الصك. صوّر الصك في ضوء جيد ثم ارفع الصورة.',
    en: 'The picture is too dark to show the deed. Take a picture in good light and upload it.',
  },
  too_many_scans: {
    ar: 'في الصك أكثر من 12 صفحة مصورة. ارفع صفحات الصك وحدها.',
    en: 'The deed has more than 12 scanned pages. Upload the pages of the deed alone.',
  },
  too_many_pages: {
    ar: 'في الملف أكثر من 50 صفحة. ارفع صفحات المستند المطلوب وحدها.',
    en: 'The file has more than 50 pages. Upload only the pages of the document that is asked for.',
  },
  wrong_type: {
    ar: 'هذا صك من نوع آخر. ارفع الصك المطلوب في هذا الموضع.',
    en: 'This is a deed of another type. Upload the deed asked for here.',
  },
  not_a_deed: {
    ar: 'لم نجد في الملف صك ملكية ولا صك وقفية ولا صك نظارة. تأكد من اختيار الملف الصحيح.',
    en: 'We found no property, waqf or nazir deed in the file. Make sure that you chose the right file.',
  },
  empty: {
    ar: 'الملف فارغ. اختر الملف الصحيح ثم ارفعه.',
    en: 'The file is empty. Choose the right file and upload it.',
  },
  timed_out: {
    ar: 'استغرقت قراءة الملف أكثر من 90 ثانية فأوقفناها. ارفع نسخة أبسط من المستند نفسه.',
    en: 'Reading the file took more than 90 seconds, so we stopped it. Upload a simpler copy of the same document.',
  },
  out_of_memory: {
    ar: 'يحتاج الملف ذاكرة أكبر من الحد المسموح فأوقفنا قراءته. ارفع نسخة أصغر من المستند نفسه.',
    en: 'The file needs more memory than allowed, so we stopped reading it. Upload a smaller copy of the same document.',
  },
} as const satisfies Record<string, Bilingual>;

export type UnreadableReason = keyof typeof unreadableReasons;
