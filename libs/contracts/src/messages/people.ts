/** People: sign-in, registration, profile, and the administrator's page of users. */
export const peopleCatalogue = {
  nationalId: { ar: 'الرقم الوطني يجب أن يكون 10 أرقام', en: 'The national id must be 10 digits' },
  fullNameRequired: { ar: 'الاسم الكامل مطلوب', en: 'The full name is required' },
  nameShort: { ar: 'الاسم يجب أن يكون أكثر من حرفين', en: 'The name must have at least two letters' },
  nameLong: { ar: 'الاسم أطول من 200 حرف', en: 'The name is longer than 200 characters' },
  email: { ar: 'البريد الإلكتروني غير صحيح', en: 'The e-mail address is not valid' },
  phone: { ar: 'رقم الجوال غير صحيح', en: 'The mobile number is not valid' },
  roleRequired: { ar: 'يجب اختيار الدور', en: 'Choose a role' },
  pageForbidden: { ar: 'غير مخول للوصول لهذه الصفحة', en: 'You are not authorized to access this page' },
  created: { ar: 'أُنشئ المستخدم', en: 'The user is created' },
  createFailed: { ar: 'خطأ في إنشاء المستخدم', en: 'Error while creating the user' },
  roleUpdated: { ar: 'حُدّث الدور', en: 'The role is updated' },
  roleUpdateFailed: { ar: 'خطأ في تحديث الدور', en: 'Error while updating the role' },
  deleted: { ar: 'حُذف المستخدم', en: 'The user is deleted' },
  deleteFailed: { ar: 'خطأ في حذف المستخدم', en: 'Error while deleting the user' },
  profileSaved: { ar: 'حُفظت بياناتك', en: 'Your details are saved' },
  notificationsSaved: { ar: 'حُفظت إعدادات الإشعارات', en: 'Your notification settings are saved' },
} as const;
