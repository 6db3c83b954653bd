/** Accounts, transfers and their approval, reconciliation. */
export const bankingCatalogue = {
  dataMissing: {
    ar: 'بيانات ناقصة: يرجى ملء جميع الحقول المطلوبة',
    en: 'Missing data: please fill in all required fields',
  },
  sameAccount: {
    ar: 'يجب أن يختلف حساب المصدر عن حساب الوجهة',
    en: 'The source and the destination must be different accounts',
  },
  account: { ar: 'الحساب غير صحيح', en: 'The account is not valid' },
  insufficientBalance: { ar: 'الرصيد غير كافٍ', en: 'Insufficient balance' },
  descriptionLong: { ar: 'الوصف أطول من 200 حرف', en: 'The description is longer than 200 characters' },
  transferred: { ar: 'تم التحويل', en: 'The transfer is done' },
  transferFailed: { ar: 'فشل في التحويل', en: 'The transfer failed' },
  transferDefault: { ar: 'حدث خطأ أثناء التحويل', en: 'An error occurred during transfer' },
  accountCreated: { ar: 'فُتح الحساب الرئيسي', en: 'The main account is open' },
  accountFailed: { ar: 'فشل في إنشاء الحساب', en: 'The account could not be created' },
  subAccountCreated: { ar: 'فُتح الحساب الفرعي', en: 'The sub-account is open' },
  subAccountFailed: { ar: 'فشل في إنشاء الحساب الفرعي', en: 'The sub-account could not be created' },
  balancesRefreshed: { ar: 'حُدّثت الأرصدة', en: 'The balances are refreshed' },
  approvalFailed: { ar: 'خطأ في الموافقة', en: 'Error while approving' },
  rejectionRequired: { ar: 'سبب الرفض مطلوب', en: 'The reason of the rejection is required' },
  rejectionLong: { ar: 'سبب الرفض أطول من 300 حرف', en: 'The reason of the rejection is longer than 300 characters' },
  line: { ar: 'السطر غير صحيح', en: 'The line is not valid' },
  entry: { ar: 'القيد غير صحيح', en: 'The entry is not valid' },
  matchRequired: { ar: 'اختر قيداً أو أنشئ معاملة', en: 'Choose an entry or create a transaction' },
} as const;
