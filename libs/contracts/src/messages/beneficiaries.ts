/* Beneficiaries and their shares. */

export const nationalId = { ar: 'رقم الهوية يجب أن يكون 10 أرقام', en: 'The identity number must be 10 digits' };
export const percentage = { ar: 'النسبة يجب أن تكون بين 0 و 100', en: 'The percentage must be between 0 and 100' };
export const percentageDecimals = {
  ar: 'النسبة بأربع خانات عشرية على الأكثر',
  en: 'The percentage has at most four decimals',
};
export const relationshipLong = {
  ar: 'صلة القرابة أطول من 100 حرف',
  en: 'The relationship is longer than 100 characters',
};
export const forbidden = {
  ar: 'ليس لديك صلاحية لإدارة المستفيدين',
  en: 'You have no permission to manage beneficiaries',
};
export const addedWithAccount = {
  ar: 'أُضيف المستفيد وفُتح حسابه البنكي',
  en: 'The beneficiary is added and the bank account is open',
};
export const addedAccountLater = {
  ar: 'أُضيف المستفيد، ويُفتح حسابه البنكي قريبًا',
  en: 'The beneficiary is added; the bank account opens soon',
};
export const addFailed = { ar: 'خطأ في إضافة المستفيد', en: 'Error while adding the beneficiary' };
