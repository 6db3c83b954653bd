/* Accounts, transfers and their approval, reconciliation. */

export const dataMissing = {
  ar: 'بيانات ناقصة: يرجى ملء جميع الحقول المطلوبة',
  en: 'Missing data: please fill in all required fields',
};
export const sameAccount = {
  ar: 'يجب أن يختلف حساب المصدر عن حساب الوجهة',
  en: 'The source and the destination must be different accounts',
};
export const account = { ar: 'الحساب غير صحيح', en: 'The account is not valid' };
export const insufficientBalance = { ar: 'الرصيد غير كافٍ', en: 'Insufficient balance' };
export const descriptionLong = { ar: 'الوصف أطول من 200 حرف', en: 'The description is longer than 200 characters' };
export const transferred = { ar: 'تم التحويل', en: 'The transfer is done' };
export const transferFailed = { ar: 'فشل في التحويل', en: 'The transfer failed' };
export const transferDefault = { ar: 'حدث خطأ أثناء التحويل', en: 'An error occurred during transfer' };
export const accountCreated = { ar: 'فُتح الحساب الرئيسي', en: 'The main account is open' };
export const accountFailed = { ar: 'فشل في إنشاء الحساب', en: 'The account could not be created' };
export const subAccountCreated = { ar: 'فُتح الحساب الفرعي', en: 'The sub-account is open' };
export const subAccountFailed = { ar: 'فشل في إنشاء الحساب الفرعي', en: 'The sub-account could not be created' };
export const balancesRefreshed = { ar: 'حُدّثت الأرصدة', en: 'Balances refreshed' };
export const approvalFailed = { ar: 'خطأ في الموافقة', en: 'Error while approving' };
export const rejectionRequired = { ar: 'سبب الرفض مطلوب', en: 'A reason for the rejection is required' };
export const rejectionLong = {
  ar: 'سبب الرفض أطول من 300 حرف',
  en: 'The reason for the rejection is longer than 300 characters',
};
export const line = { ar: 'السطر غير صحيح', en: 'The line is not valid' };
export const entry = { ar: 'القيد غير صحيح', en: 'The entry is not valid' };
export const matchRequired = { ar: 'اختر قيدًا أو أنشئ معاملة', en: 'Choose an entry or create a transaction' };
export const dateColumnRequired = { ar: 'عمود التاريخ مطلوب', en: 'The date column is required' };
