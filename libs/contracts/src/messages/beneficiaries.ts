/** Beneficiaries and their shares. */
export const beneficiariesCatalogue = {
  nationalId: { ar: 'رقم الهوية يجب أن يكون 10 أرقام', en: 'The identity number must be 10 digits' },
  percentage: { ar: 'النسبة يجب أن تكون بين 0 و 100', en: 'The percentage must be between 0 and 100' },
  percentageDecimals: {
    ar: 'النسبة بأربع خانات عشرية على الأكثر',
    en: 'The percentage has at most four decimals',
  },
  relationshipLong: { ar: 'صلة القرابة أطول من 100 حرف', en: 'The relationship is longer than 100 characters' },
  forbidden: { ar: 'ليس لديك صلاحية لإدارة المستفيدين', en: 'You have no permission to manage beneficiaries' },
  addedWithAccount: {
    ar: 'أُضيف المستفيد وفُتح حسابه البنكي',
    en: 'The beneficiary is added and the bank account is open',
  },
  addedAccountLater: {
    ar: 'أُضيف المستفيد، ويُفتح حسابه البنكي قريبًا',
    en: 'The beneficiary is added; the bank account opens soon',
  },
  addFailed: { ar: 'خطأ في إضافة المستفيد', en: 'Error while adding the beneficiary' },
} as const;
