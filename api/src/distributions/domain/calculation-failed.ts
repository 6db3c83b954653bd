/** Shown beside a run whose calculation ended without a result. */
export const calculationFailed = {
  code: 'distributions.calculation-failed',
  ar: 'لم يكتمل حساب الدورة ولم يتغير شيء. أعد الحساب',
  en: 'The calculation did not finish and nothing has changed. Calculate again',
};
