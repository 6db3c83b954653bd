/* Fiscal years and their closing. */

export const calendar = { ar: 'اختر التقويم الهجري أو الميلادي', en: 'Choose the Hijri or the Gregorian calendar' };
export const startMonth = {
  ar: 'شهر بداية السنة من 1 إلى 12',
  en: 'Give the first month, 1 to 12, of the fiscal year',
};
export const hash = { ar: 'بصمة أرقام السنة غير صحيحة', en: 'The fingerprint of the figures is not valid' };
export const hours = { ar: 'المدة من ساعة إلى 72 ساعة', en: 'The period is 1 to 72 hours' };
