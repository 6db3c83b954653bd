/* The founder's conditions as rules, and distributions. */

export const kind = { ar: 'نوع القاعدة غير معروف', en: 'The kind of the rule is not known' };
export const basis = { ar: 'أساس النسبة غير معروف', en: 'The basis of the percentage is not known' };
export const split = { ar: 'طريقة القسمة غير معروفة', en: 'The way of dividing is not known' };
export const recipient = { ar: 'حدد مستفيداً أو فئة', en: 'Name a beneficiary or a class' };
export const className = { ar: 'اسم الفئة من حرف إلى 60 حرفاً', en: 'The name of a class has 1 to 60 characters' };
export const clauseLong = { ar: 'نص الشرط أطول من 1000 حرف', en: 'The condition is longer than 1000 characters' };
export const rulesCount = { ar: 'القواعد من 1 إلى 50', en: 'There are 1 to 50 rules' };
