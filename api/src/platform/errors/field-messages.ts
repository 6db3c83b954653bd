import type { Bilingual } from '@waqf/contracts';

/**
 * English of the Arabic sentences that contracts carry. Contracts name a field's rule once, in Arabic, as the
 * specification does (section 5); the filter adds the other language from here.
 */
const english: Readonly<Record<string, string>> = {
  'الرقم الوطني يجب أن يكون 10 أرقام': 'The national id must be 10 digits',
  'رقم الهوية يجب أن يكون 10 أرقام': 'The identity number must be 10 digits',
  'الاسم الكامل مطلوب': 'The full name is required',
  'الاسم يجب أن يكون أكثر من حرفين': 'The name must have at least two letters',
  'الاسم أطول من 200 حرف': 'The name is longer than 200 characters',
  'البريد الإلكتروني غير صحيح': 'The e-mail address is not valid',
  'رقم الجوال غير صحيح': 'The mobile number is not valid',
  'يجب اختيار الدور': 'Choose a role',
  'اسم الوقف مطلوب': 'The name of the waqf is required',
  'وصف الوقف مطلوب': 'The description of the waqf is required',
  'نوع الملف غير مدعوم': 'The type of the file is not supported',
  'حجم الملف كبير جداً': 'The file is too large',
  'اكتب ما تبحث عنه': 'Type what you are looking for',
  'اسم الموقع مطلوب': 'The name of the site is required',
  'مهلة الجلسة بين 5 و 120 دقيقة': 'The session ends after 5 to 120 minutes',
  'حجم الملف بين 1 و 100 ميجابايت': 'The file size is between 1 and 100 MB',
  'اختر نوعاً واحداً على الأقل': 'Choose at least one type',
  'يجب اختيار الوقف': 'Choose a waqf',
  'المبلغ مطلوب': 'The amount is required',
  'وصف المعاملة مطلوب': 'The description of the transaction is required',
  'بيانات ناقصة: يرجى ملء جميع الحقول المطلوبة': 'Data is missing: please fill in all required fields',
  'المبلغ يجب أن يكون أكبر من صفر': 'The amount must be greater than zero',
  'المبلغ غير صحيح': 'The amount is not valid',
  'الحساب غير صحيح': 'The account is not valid',
  'بداية المدة بعد نهايتها': 'The period begins after its end',
  'يجب أن يختلف حساب المصدر عن حساب الوجهة': 'The source and the destination must be different accounts',
  'الوصف أطول من 200 حرف': 'The description is longer than 200 characters',
  'قيمة غير معروفة': 'Unknown value',
  'سبب الرفض مطلوب': 'The reason of the rejection is required',
  'سبب الرفض أطول من 300 حرف': 'The reason of the rejection is longer than 300 characters',
  'عدد الصفوف بين 1 و 100': 'Rows are between 1 and 100',
  'مؤشر الصفحة غير صحيح': 'The page cursor is not valid',
  'نص البحث غير صحيح': 'The search text is not valid',
  'السعر رقم أكبر من صفر': 'The rate is a number above zero',
  'تاريخ السعر مطلوب': 'The day of the rate is required',
  'طلب التصدير غير صحيح': 'The export request is not valid',
  'نص البحث أطول من 100 حرف': 'The search text is longer than 100 characters',
  'النسبة يجب أن تكون بين 0 و 100': 'The percentage must be between 0 and 100',
  'النسبة بأربع خانات عشرية على الأكثر': 'The percentage has at most four decimals',
  'صلة القرابة أطول من 100 حرف': 'The relationship is longer than 100 characters',
  'التاريخ غير صحيح': 'The date is not valid',
  'السطر غير صحيح': 'The line is not valid',
  'القيد غير صحيح': 'The entry is not valid',
  'اختر قيداً أو أنشئ معاملة': 'Choose an entry or create a transaction',
  'السبب مطلوب': 'The reason is required',
  'السبب أطول من 300 حرف': 'The reason is longer than 300 characters',
  'نوع المعاملة إيراد أو مصروف': 'The type of the transaction is income or expense',
  'مصدر الإيراد غير معروف': 'The source of the income is not known',
  'تصنيف المصروف غير معروف': 'The category of the expense is not known',
  'المصدر للإيراد فقط': 'A source goes with an income only',
  'التصنيف للمصروف فقط': 'A category goes with an expense only',
  'وصف المعاملة أطول من 300 حرف': 'The description of the transaction is longer than 300 characters',
  'الشهر غير صحيح': 'The month is not valid',
};

const byIssue: Readonly<Record<string, Bilingual>> = {
  missing: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  invalid_type: { ar: 'نوع القيمة غير صحيح', en: 'The value has the wrong type' },
  too_big: { ar: 'القيمة أكبر من المسموح', en: 'The value is larger than allowed' },
  too_small: { ar: 'القيمة أصغر من المسموح', en: 'The value is smaller than allowed' },
  unrecognized_keys: { ar: 'حقل غير معروف', en: 'Unknown field' },
};

const invalid: Bilingual = { ar: 'القيمة غير صحيحة', en: 'The value is not valid' };

/** What of a zod issue counts here. */
export interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly input?: unknown;
}

/** Sentence of a field that did not pass: the contract's own, or one by the kind of fault. */
export function messageOf(issue: Issue): Bilingual {
  if (/[\u0600-\u06ff]/.test(issue.message)) return { ar: issue.message, en: english[issue.message] ?? invalid.en };
  if (issue.code === 'invalid_type' && issue.input === undefined) return byIssue['missing'] ?? invalid;
  return byIssue[issue.code ?? ''] ?? invalid;
}
