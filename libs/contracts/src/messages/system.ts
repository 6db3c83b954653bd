/* The administrator's settings, backups and logs. */

export const siteNameRequired = { ar: 'اسم الموقع مطلوب', en: 'The name of the site is required' };
export const siteNameLong = {
  ar: 'اسم الموقع أطول من 60 حرفًا',
  en: 'The name of the site is longer than 60 characters',
};
export const siteDescriptionLong = {
  ar: 'وصف الموقع أطول من 300 حرف',
  en: 'The description of the site is longer than 300 characters',
};
export const sessionMinutes = { ar: 'مهلة الجلسة بين 5 و 1440 دقيقة', en: 'The session timeout is 5 to 1440 minutes' };
export const rateLimit = {
  ar: 'حد الطلبات بين 10 و 10000 في الدقيقة',
  en: 'The limit is between 10 and 10000 requests a minute',
};
export const failedSignIns = { ar: 'محاولات الدخول بين 1 و 100', en: 'Failed sign-ins are between 1 and 100' };
export const sessionTimeout = { ar: 'مهلة الجلسة بين 5 و 120 دقيقة', en: 'The session timeout is 5 to 120 minutes' };
export const maxFileSize = { ar: 'حجم الملف بين 1 و 100 ميجابايت', en: 'The file size is between 1 and 100 MB' };
export const fileTypeRequired = { ar: 'اختر نوعًا واحدًا على الأقل', en: 'Choose at least one type' };
export const objectionMonths = { ar: 'مهلة الاعتراض بين شهر و24 شهرًا', en: 'Objections are open for 1 to 24 months' };
export const workingDays = { ar: 'المهلة بين يوم و365 يوم عمل', en: 'The time is 1 to 365 working days' };
export const distributionMonths = { ar: 'مهلة التوزيع بين شهر و24 شهرًا', en: 'The time is 1 to 24 months' };
export const waqfMillions = {
  ar: 'حد قيمة الأصول بين مليون ريال و100000 مليون',
  en: 'The limit of assets is between 1 and 100000 million riyals',
};
export const waqfSizesOrder = {
  ar: 'حد الوقف الكبير أعلى من حد المتوسط',
  en: 'The limit of a large waqf is above that of a medium one',
};
export const recordYears = { ar: 'حفظ السجلات بين سنة و100 سنة', en: 'Records are kept for 1 to 100 years' };
export const deadlinesSourceRequired = { ar: 'اكتب مصدر المهل', en: 'Name the source of these deadlines' };
export const deadlinesSourceLong = { ar: 'مصدر المهل أطول من 300 حرف', en: 'The source is longer than 300 characters' };
export const rate = { ar: 'السعر رقم أكبر من صفر', en: 'The rate is a number above zero' };
export const rateDay = { ar: 'تاريخ السعر مطلوب', en: 'The date of the rate is required' };
export const settingsSaved = { ar: 'حُفظت الإعدادات', en: 'Settings saved' };
export const settingsFailed = { ar: 'خطأ في حفظ الإعدادات', en: 'Error while saving the settings' };
export const backupCreated = { ar: 'أُنشئت النسخة الاحتياطية', en: 'Backup created' };
export const backupFailed = { ar: 'خطأ في النسخ الاحتياطي', en: 'Error while making the backup' };
export const logsCleared = { ar: 'مُسحت السجلات', en: 'Logs cleared' };
export const logsFailed = { ar: 'خطأ في مسح السجلات', en: 'Error while clearing the logs' };
export const releaseVersion = { ar: 'اختر إصدارًا منشورًا', en: 'Choose a published version' };
export const canaryPercent = {
  ar: 'نسبة التجريب المرحلي بين 0 و100 بلا كسر',
  en: 'The percentage of a canary is from 0 to 100, a whole number',
};
export const canaryRole = { ar: 'اختر دورًا من أدوار المنصة', en: 'Choose a role of the platform' };
export const canaryPeople = { ar: 'اختر مستخدمين مسجلين، 200 على الأكثر', en: 'Choose registered people, at most 200' };
export const promotionMoment = { ar: 'اختر موعد التعميم', en: 'Choose the time of the promotion' };
export const pinnedRequired = { ar: 'اختر تثبيت الإصدار أو إلغاءه', en: 'Choose whether the version is pinned' };
export const releaseAct = { ar: 'اختر ما تغيّره في الإصدار', en: 'Choose what to change about the release' };
export const twoPeopleRequired = {
  ar: 'اختر هل تحتاج الإصدارات إلى شخصين',
  en: 'Choose whether releases need two people',
};
export const developmentHours = {
  ar: 'مدة الإذن بين ساعة و8 ساعات',
  en: 'The permission lasts 1 to 8 whole hours',
};
export const developmentName = {
  ar: 'اكتب اسم المطوّر أو سبب الإذن في 60 حرفًا على الأكثر',
  en: 'Write the developer’s name or the reason, in at most 60 characters',
};
export const manifestRequired = { ar: 'أرسل بيان الإصدار', en: 'Send the manifest of the release' };
export const manifestLong = {
  ar: 'بيان الإصدار أطول مما يُقبل (80,000 حرف)',
  en: 'The manifest of the release is longer than accepted (80,000 characters)',
};
export const reportRemote = { ar: 'اذكر الواجهة في البلاغ', en: 'Name the remote of the report' };
export const reportVersion = { ar: 'اذكر الإصدار في البلاغ', en: 'Name the version of the report' };
export const reportRoute = { ar: 'اذكر مسار الشاشة في البلاغ', en: 'Name the route of the report' };
export const reportBrowser = { ar: 'اختر متصفحًا معروفًا', en: 'Choose a known browser' };
export const reportOpened = { ar: 'اذكر هل فُتحت الصفحة', en: 'Say whether the page was opened' };
export const reportFaults = { ar: 'اذكر خمسة أخطاء على الأكثر', en: 'Name at most five faults' };
export const timezone = {
  ar: 'المنطقة الزمنية هي توقيت الرياض ولا تتغير',
  en: 'The time zone is that of Riyadh and cannot be changed',
};
export const faultKind = { ar: 'اختر نوع الخطأ', en: 'Choose the kind of the fault' };
export const faultName = { ar: 'اسم الخطأ حروف لاتينية فقط', en: 'The name of a fault has Latin letters only' };
export const faultPlace = { ar: 'موضع الخطأ ملف وسطر وعمود', en: 'The place of a fault is file, line and column' };
export const reportVitals = { ar: 'اذكر كل قياس مرة واحدة', en: 'Name each measurement once' };
export const vitalName = { ar: 'اختر قياسًا معروفًا', en: 'Choose a known measurement' };
export const vitalValue = { ar: 'القياس بين 0 و600000', en: 'A measurement is between 0 and 600000, as a number' };
export const tokenNameRequired = { ar: 'اكتب اسم رمز النشر', en: 'Write a name for the token' };
export const tokenNameLong = {
  ar: 'اسم رمز النشر 60 حرفًا على الأكثر',
  en: 'The name of a release token has at most 60 characters',
};
