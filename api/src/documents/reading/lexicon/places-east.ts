/*
 * Places of the Eastern Province (المنطقة الشرقية), besides those of `cities.ts` and `districts.ts`, sorted; an
 * underscore joins a name of two words. A place is a town where a deed may name nothing larger; what lies in or
 * near a town is a quarter, so that the town stays the city of a deed.
 */

/** Governorates, towns and centres, with their older spellings. */
export const towns = `
أبو_حدرية الأحسا الجبيل_البلد الجبيل_الصناعية الحسا الرقعي السعيرة السفانية الصداوي اللهابة أم_ساهك أم_عشر أم_قليب
خريص سامودة عين_دار
`;

/** Quarters, old markets, villages, wells and valleys; words that mean something else in deeds are left out. */
export const quarters = `
ابن_سينا أبو_ثور البحاري البديع البصيرة التركية الثليثية الجراري الجرن الحزام_الأخضر الحزام_الذهبي الحسام الحمرا
الحويلات الخبر_الجنوبية الخبر_الشمالية الدانة_الجنوبية الدانة_الشمالية الدبيبية الدخل_المحدود الدوحة_الجنوبية
الدوحة_الشمالية الراكة_الجنوبية الراكة_الشمالية الرقيقة الساباط السيفة الشعبة الصيهد العمامرة العمران_الجنوبية
العمران_الشمالية العويمرية القديح_القديمة القوع المحيسنيات المريجب المطرفية المقدام المنيرة المنيزلة المها النايفية
الورود_بحفر_الباطن اليوسفية باب_الشمال بني_معن تهامة عبدالله_فؤاد عين_موسى عين_نجم غرب_الظهران غمسي مدينة_العمال
`;
