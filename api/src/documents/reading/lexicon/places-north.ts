/*
 * Places of Ha'il, Tabuk, al-Jawf and the Northern Borders (حائل وتبوك والجوف والحدود الشمالية), besides those
 * of `cities.ts` and `districts.ts`, sorted; an underscore joins a name of two words. A place is a town where a
 * deed may name nothing larger; what lies in or near a town is a quarter, so that the town stays the city of a
 * deed.
 */

/** Governorates, towns and centres, with their older spellings. */
export const towns = `
ابن_شريم أبو_عجرم الأضارع الحليفة_السفلى الحليفة_العليا الرديفة السبعان الظلفة المويلح النبك النبك_أبو_قصر
أم_القلبان أم_خنصر بقعا بئر_ابن_هرماس بير_بن_هرماس تيما حالة_عمار خوعاء رفحا روضة_هباس سكاكه سميرا شرمة شعبة_نصاب
شقري صفراء_الوجه طلعة_التمياط عين_الحواس قفار مقنا
`;

/** Quarters, old markets, villages, wells and valleys; words that mean something else in deeds are left out. */
export const quarters = `
أبو_دميك أجا الأمير_فهد_بن_سلطان التسهيلات الخذماء الخريمي الدلهمية الرحيبيين الرديفة_القديمة الشفاء الشفلحية
الصبيحي الطوير العاقلة اللايجة اللقائط المساعدية المعاقلة المنتزه_الغربي النيصية الهمجة أم_درج بدنة برزان_القديم
تل_الصفاة خوعا ذو_القرنين رايس_القديم ساحل_البلاد عقدة غرب_الضلع غطي قراقر لبدة_القديمة مروج_الأمير مويسن
`;
