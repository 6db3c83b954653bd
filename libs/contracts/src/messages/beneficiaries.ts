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
  en: 'Beneficiary added and bank account opened',
};
export const addedAccountLater = {
  ar: 'أُضيف المستفيد، ويُفتح حسابه البنكي قريبًا',
  en: 'Beneficiary added; the bank account opens soon',
};
export const addFailed = { ar: 'خطأ في إضافة المستفيد', en: 'Error while adding the beneficiary' };
export const classLong = { ar: 'الفئة أطول من 60 حرفًا', en: 'The class is longer than 60 characters' };
export const gender = { ar: 'الجنس ذكر أو أنثى', en: 'The gender is male or female' };
export const weight = {
  ar: 'الوزن عدد صحيح من 0 إلى 1,000,000',
  en: 'The weight is a whole number from 0 to 1,000,000',
};
export const tier = { ar: 'الطبقة من 1 إلى 20', en: 'The tier is from 1 to 20' };
export const changed = { ar: 'حُفظت بيانات المستفيد', en: 'Beneficiary saved' };
export const suspended = { ar: 'أُوقف استحقاق المستفيد', en: 'Entitlement suspended' };
export const resumed = { ar: 'استُؤنف استحقاق المستفيد', en: 'Entitlement resumed' };
export const disputedRequired = { ar: 'حدّد الوقف الذي تعترض على إدراجك فيه', en: 'Say which waqf you dispute' };
export const disputeReason = { ar: 'اكتب سبب اعتراضك', en: 'Write why you dispute it' };
export const askReason = { ar: 'اكتب السبب', en: 'Write the reason' };
export const escalationReason = { ar: 'اكتب ما لم يُقنعك', en: 'Write what does not satisfy you' };
export const paperRequest = { ar: 'اكتب ما تطلبه', en: 'Write what you ask for' };
export const disputeAnswer = { ar: 'اكتب جوابك', en: 'Write your answer' };
export const disputeLong = { ar: 'النص أطول من 1000 حرف', en: 'The text is longer than 1,000 characters' };
export const disputeKind = { ar: 'اختر: اعتراض أو طلب خروج', en: 'Choose: a dispute, or leaving' };
export const disputeOutcome = {
  ar: 'اختر: إزالة المستفيد أو بيان السبب',
  en: 'Choose: remove the beneficiary, or explain',
};
export const documentPlace = { ar: 'اختر الوقف الذي تخصه الوثيقة', en: 'Choose the waqf that the document is for' };
export const documentKind = { ar: 'اختر نوع الوثيقة', en: 'Choose what the document shows' };
export const paymentMethod = { ar: 'اختر طريقة الاستلام', en: 'Choose how you are paid' };
export const paymentFrequency = { ar: 'اختر موعد الاستلام', en: 'Choose how often you are paid' };
export const iban = {
  ar: 'اكتب آيبان سعوديًا صحيحًا: SA ثم 22 رقمًا',
  en: 'Write a valid Saudi IBAN: SA and 22 digits',
};
export const ibanDigits = {
  ar: 'في أرقام الآيبان خطأ. قارنها رقمًا رقمًا بما في تطبيق المصرف.',
  en: 'A digit of the IBAN is wrong. Compare each one with what the bank’s app shows.',
};
