/* Income and expenses. */

export const amountRequired = { ar: 'المبلغ مطلوب', en: 'The amount is required' };
export const amount = { ar: 'المبلغ غير صحيح', en: 'The amount is not valid' };
export const amountLarge = {
  ar: 'أكبر مبلغ يُسجل 9,999,999,999,999.99 ريال',
  en: 'The largest amount that can be recorded is SAR 9,999,999,999,999.99',
};
export const amountRange = {
  ar: 'أقل مبلغ أكبر من أكثر مبلغ',
  en: 'The least amount is above the greatest',
};
export const amountPositive = { ar: 'المبلغ يجب أن يكون أكبر من صفر', en: 'The amount must be greater than zero' };
export const descriptionRequired = {
  ar: 'وصف المعاملة مطلوب',
  en: 'The description of the transaction is required, at least 3 characters',
};
export const descriptionLong = {
  ar: 'وصف المعاملة أطول من 300 حرف',
  en: 'The description of the transaction is longer than 300 characters',
};
export const type = { ar: 'نوع المعاملة إيراد أو مصروف', en: 'The type of the transaction is income or expense' };
export const source = { ar: 'مصدر الإيراد غير معروف', en: 'The source of the income is not known' };
export const category = { ar: 'تصنيف المصروف غير معروف', en: 'The category of the expense is not known' };
export const sourceForIncome = { ar: 'المصدر للإيراد فقط', en: 'A source goes with an income only' };
export const categoryForExpense = { ar: 'التصنيف للمصروف فقط', en: 'A category goes with an expense only' };
export const fund = { ar: 'الإيراد غلة أو لأصل الوقف', en: 'An income is yield or belongs to the corpus' };
export const fundForIncome = {
  ar: 'الغلة والأصل للإيراد فقط، والمصروف من الغلة دائمًا',
  en: 'Yield or corpus goes with an income only; an expense is always paid from the yield',
};
export const corpusSource = {
  ar: 'اختر ما دخل على أصل الوقف: إضافة أو بيع أو استبدال أو تعويض عنه',
  en: 'Choose what the corpus received: an addition, a sale, an exchange or a compensation for it',
};
export const yieldSource = {
  ar: 'هذا المصدر يدخل أصل الوقف، لا الغلة',
  en: 'This source belongs to the corpus, not to the yield',
};
export const added = { ar: 'تم تحديث رصيد الوقف', en: 'Balance of the waqf updated' };
export const addFailed = { ar: 'خطأ في إضافة المعاملة', en: 'The transaction could not be added' };
export const forbidden = {
  ar: 'ليس لديك صلاحية لإدارة المعاملات المالية',
  en: 'You have no permission to manage financial transactions',
};
export const everyMonths = {
  ar: 'اختر التكرار: كل شهر أو ثلاثة أشهر أو سنة',
  en: 'Choose how often: every month, every three months or every year',
};
