/** The administrator's settings, backups and logs. */
export const systemCatalogue = {
  siteNameRequired: { ar: 'اسم الموقع مطلوب', en: 'The name of the site is required' },
  sessionTimeout: { ar: 'مهلة الجلسة بين 5 و 120 دقيقة', en: 'The session ends after 5 to 120 minutes' },
  maxFileSize: { ar: 'حجم الملف بين 1 و 100 ميجابايت', en: 'The file size is between 1 and 100 MB' },
  fileTypeRequired: { ar: 'اختر نوعاً واحداً على الأقل', en: 'Choose at least one type' },
  rate: { ar: 'السعر رقم أكبر من صفر', en: 'The rate is a number above zero' },
  rateDay: { ar: 'تاريخ السعر مطلوب', en: 'The day of the rate is required' },
  settingsSaved: { ar: 'حُفظت الإعدادات', en: 'The settings are saved' },
  settingsFailed: { ar: 'خطأ في حفظ الإعدادات', en: 'Error while saving the settings' },
  backupCreated: { ar: 'أُنشئت النسخة الاحتياطية', en: 'The backup is created' },
  backupFailed: { ar: 'خطأ في النسخ الاحتياطي', en: 'Error while making the backup' },
  logsCleared: { ar: 'مُسحت السجلات', en: 'The logs are cleared' },
  logsFailed: { ar: 'خطأ في مسح السجلات', en: 'Error while clearing the logs' },
} as const;
