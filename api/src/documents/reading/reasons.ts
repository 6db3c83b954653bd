import type { Bilingual } from './deed-reading.js';

/** Why a deed could not be read: what is wrong, and what the person can do about it. */
export const unreadableReasons = {
  encrypted_pdf: {
    ar: 'الملف محمي بكلمة مرور. احفظ نسخة بلا كلمة مرور ثم ارفعها.',
    en: 'The file is protected by a password. Save a copy without a password and upload it.',
  },
  damaged_pdf: {
    ar: 'الملف تالف ولا يمكن فتحه. نزّل الصك من جديد من بوابة الجهة المصدرة ثم ارفعه.',
    en: 'The file is damaged and cannot be opened. Download the deed again from the issuing portal and upload it.',
  },
  no_text_layer: {
    ar: 'هذه النسخة صورة بلا نص يمكن قراءته. ارفع الصك الرقمي بصيغة PDF كما تصدره بوابة الجهة المصدرة.',
    en: 'This copy is a picture without text to read. Upload the digital deed as a PDF from the issuing portal.',
  },
  too_many_pages: {
    ar: 'في الملف أكثر من 50 صفحة. ارفع صفحات الصك وحدها.',
    en: 'The file has more than 50 pages. Upload the pages of the deed alone.',
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
    ar: 'الملف فارغ. اختر ملف الصك ثم ارفعه.',
    en: 'The file is empty. Choose the file of the deed and upload it.',
  },
  timed_out: {
    ar: 'استغرقت قراءة الملف أكثر من 90 ثانية فأوقفناها. ارفع نسخة أبسط من الصك نفسه.',
    en: 'Reading the file took more than 90 seconds, so we stopped it. Upload a simpler copy of the same deed.',
  },
  out_of_memory: {
    ar: 'يحتاج الملف ذاكرة أكبر من الحد المسموح فأوقفنا قراءته. ارفع نسخة أصغر من الصك نفسه.',
    en: 'The file needs more memory than allowed, so we stopped reading it. Upload a smaller copy of the same deed.',
  },
} as const satisfies Record<string, Bilingual>;

export type UnreadableReason = keyof typeof unreadableReasons;
