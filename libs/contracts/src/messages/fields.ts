/* Rules that fields of several areas share. */

export const required = { ar: 'هذا الحقل مطلوب', en: 'This field is required' };
export const wrongType = { ar: 'نوع القيمة غير صحيح', en: 'The value has the wrong type' };
export const tooLarge = { ar: 'القيمة أكبر من المسموح', en: 'The value is larger than allowed' };
export const tooSmall = { ar: 'القيمة أصغر من المسموح', en: 'The value is smaller than allowed' };
export const unknown = { ar: 'حقل غير معروف', en: 'Unknown field' };
export const invalid = { ar: 'القيمة غير صحيحة', en: 'The value is not valid' };
export const hiddenCharacters = {
  ar: 'النص يحوي رموزًا خفية أو غير مسموحة',
  en: 'The text has characters that are hidden or not allowed',
};
export const lineBreak = { ar: 'الاسم سطر واحد', en: 'A name is one line' };
export const unknownChoice = { ar: 'قيمة غير معروفة', en: 'Unknown value' };
export const day = { ar: 'التاريخ غير صحيح', en: 'The date is not valid' };
export const month = { ar: 'الشهر غير صحيح', en: 'The month is not valid' };
export const period = { ar: 'بداية المدة بعد نهايتها', en: 'The period begins after its end' };
export const limit = { ar: 'عدد الصفوف بين 1 و 100', en: 'Rows are between 1 and 100' };
export const cursor = { ar: 'مؤشر الصفحة غير صحيح', en: 'The page cursor is not valid' };
export const searchRequired = { ar: 'اكتب ما تبحث عنه', en: 'Type what you are looking for' };
export const searchInvalid = { ar: 'نص البحث غير صحيح', en: 'The search text is not valid' };
export const searchLong = { ar: 'نص البحث أطول من 100 حرف', en: 'The search text is longer than 100 characters' };
export const reasonRequired = { ar: 'السبب مطلوب', en: 'The reason is required' };
export const reasonLong = { ar: 'السبب أطول من 300 حرف', en: 'The reason is longer than 300 characters' };
export const exportInvalid = { ar: 'طلب التصدير غير صحيح', en: 'The export request is not valid' };
export const periodStartRequired = { ar: 'بداية المدة مطلوبة', en: 'The first day of the period is required' };
export const periodEndRequired = { ar: 'نهاية المدة مطلوبة', en: 'The last day of the period is required' };
export const exportTableRequired = { ar: 'اسم الجدول مطلوب', en: 'The name of the table is required' };
export const exportTableFormat = { ar: 'صيغة الجدول Excel أو CSV', en: 'Choose Excel or CSV for a table' };
export const exportFormat = { ar: 'صيغة الملف PDF أو Excel أو CSV', en: 'Choose PDF, Excel or CSV as the format' };
export const sortColumnRequired = { ar: 'عمود الترتيب مطلوب', en: 'The column to sort by is required' };
export const sortOrderRequired = { ar: 'اتجاه الترتيب مطلوب', en: 'The order of sorting is required' };
