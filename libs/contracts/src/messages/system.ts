/* The administrator's settings, backups and logs. */

export const siteNameRequired = { ar: 'اسم الموقع مطلوب', en: 'The name of the site is required' };
export const sessionTimeout = { ar: 'مهلة الجلسة بين 5 و 120 دقيقة', en: 'The session ends after 5 to 120 minutes' };
export const maxFileSize = { ar: 'حجم الملف بين 1 و 100 ميجابايت', en: 'The file size is between 1 and 100 MB' };
export const fileTypeRequired = { ar: 'اختر نوعاً واحداً على الأقل', en: 'Choose at least one type' };
export const rate = { ar: 'السعر رقم أكبر من صفر', en: 'The rate is a number above zero' };
export const rateDay = { ar: 'تاريخ السعر مطلوب', en: 'The day of the rate is required' };
export const settingsSaved = { ar: 'حُفظت الإعدادات', en: 'The settings are saved' };
export const settingsFailed = { ar: 'خطأ في حفظ الإعدادات', en: 'Error while saving the settings' };
export const backupCreated = { ar: 'أُنشئت النسخة الاحتياطية', en: 'The backup is created' };
export const backupFailed = { ar: 'خطأ في النسخ الاحتياطي', en: 'Error while making the backup' };
export const logsCleared = { ar: 'مُسحت السجلات', en: 'The logs are cleared' };
export const logsFailed = { ar: 'خطأ في مسح السجلات', en: 'Error while clearing the logs' };
export const releaseVersion = { ar: 'اختر إصدارًا منشورًا', en: 'Choose a published version' };
export const canaryPercent = {
  ar: 'نسبة التجريب المرحلي بين 0 و100 بلا كسر',
  en: 'The percentage of a canary is between 0 and 100, without a fraction',
};
export const canaryRole = { ar: 'اختر دورًا من أدوار المنصة', en: 'Choose a role of the platform' };
export const canaryPeople = { ar: 'اختر مستخدمين مسجلين، 200 على الأكثر', en: 'Choose registered people, at most 200' };
export const promotionMoment = { ar: 'اختر موعد التعميم', en: 'Choose the moment of the promotion' };
export const pinnedRequired = { ar: 'اختر تثبيت الإصدار أو إلغاءه', en: 'Choose whether the version is pinned' };
export const tokenNameRequired = { ar: 'اكتب اسم رمز النشر', en: 'Write a name for the token' };
export const tokenNameLong = {
  ar: 'اسم رمز النشر 60 حرفًا على الأكثر',
  en: 'The name of a release token has at most 60 characters',
};
