/* The founder's conditions as rules, and distributions. */

export const kind = { ar: 'نوع القاعدة غير معروف', en: 'The kind of the rule is not known' };
export const basis = { ar: 'أساس النسبة غير معروف', en: 'The basis of the percentage is not known' };
export const split = { ar: 'طريقة القسمة غير معروفة', en: 'The way of dividing is not known' };
export const recipient = { ar: 'حدد مستفيدًا أو فئة', en: 'Name a beneficiary or a class' };
export const className = { ar: 'اسم الفئة من حرف إلى 60 حرفًا', en: 'The name of a class has 1 to 60 characters' };
export const clauseShort = { ar: 'نص الشرط مطلوب', en: 'The text of the condition is required' };
export const clauseLong = { ar: 'نص الشرط أطول من 1000 حرف', en: 'The condition is longer than 1000 characters' };
export const rulesCount = { ar: 'القواعد من 1 إلى 50', en: 'There must be 1 to 50 rules' };
export const from = { ar: 'حدد أول يوم في المدة', en: 'Give the first day of the period' };
export const to = { ar: 'حدد آخر يوم في المدة', en: 'Give the last day of the period' };
export const hash = { ar: 'بصمة الدورة غير صحيحة', en: 'The fingerprint of the run is not valid' };
export const boxX = { ar: 'موضع النص من يسار الصفحة مطلوب', en: 'The distance from the left of the page is required' };
export const boxY = { ar: 'موضع النص من أعلى الصفحة مطلوب', en: 'The distance from the top of the page is required' };
export const boxWidth = { ar: 'عرض موضع النص مطلوب', en: 'The width of the place on the page is required' };
export const boxHeight = { ar: 'ارتفاع موضع النص مطلوب', en: 'The height of the place on the page is required' };
export const line = { ar: 'البند غير معروف', en: 'The line is not known' };
export const linesCount = { ar: 'حدد من بند إلى 500 بند', en: 'Choose 1 to 500 lines' };
export const method = { ar: 'اختر نقدًا أو شيكًا', en: 'Choose cash or check' };
export const receiptNumber = {
  ar: 'رقم السند حروف لاتينية وأرقام، حتى 30 خانة',
  en: 'The receipt number has at most 30 letters and digits',
};
export const paidOn = { ar: 'حدد يوم الصرف', en: 'Give the day of the payment' };
