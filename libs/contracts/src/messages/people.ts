/* People: sign-in, registration, profile, and the administrator's page of users. */

export const nationalId = { ar: 'الرقم الوطني يجب أن يكون 10 أرقام', en: 'The national ID must be 10 digits' };
export const fullNameRequired = { ar: 'الاسم الكامل مطلوب', en: 'The full name is required' };
export const nameShort = { ar: 'الاسم يجب أن يكون أكثر من حرفين', en: 'The name must have at least two letters' };
export const nameLong = { ar: 'الاسم أطول من 200 حرف', en: 'The name is longer than 200 characters' };
export const nameClaimsOffice = {
  ar: 'اكتب اسم الشخص وحده، دون منصب أو صفة أو اسم جهة',
  en: 'Write the person’s name alone, without an office, a role or an institution',
};
export const email = { ar: 'البريد الإلكتروني غير صحيح', en: 'The e-mail address is not valid' };
export const phone = { ar: 'رقم الجوال غير صحيح', en: 'The mobile number is not valid' };
export const roleRequired = { ar: 'يجب اختيار الدور', en: 'Choose a role' };
export const stateRequired = { ar: 'اختر حالة الحساب', en: 'Choose the state of the account' };
export const pageForbidden = { ar: 'غير مخول للوصول لهذه الصفحة', en: 'You are not authorized to access this page' };
export const created = { ar: 'أُنشئ المستخدم', en: 'User created' };
export const createFailed = { ar: 'خطأ في إنشاء المستخدم', en: 'Error while creating the user' };
export const roleUpdated = { ar: 'حُدّث الدور', en: 'Role updated' };
export const roleUpdateFailed = { ar: 'خطأ في تحديث الدور', en: 'Error while updating the role' };
/** Deleting a user deactivates the account, because its history is kept. */
export const deleted = { ar: 'أُوقف حساب المستخدم', en: 'User account deactivated' };
export const deleteFailed = { ar: 'خطأ في حذف المستخدم', en: 'Error while deleting the user' };
export const profileSaved = { ar: 'حُفظت بياناتك', en: 'Details saved' };
export const notificationsSaved = { ar: 'حُفظت إعدادات الإشعارات', en: 'Notification settings saved' };
export const verificationNumberRequired = { ar: 'رقم التحقق مطلوب', en: 'The verification number is required' };
export const stepUpAct = {
  ar: 'حدّد الإجراء المطلوب تأكيده',
  en: 'Name the action to be confirmed',
};
export const stepUpKind = {
  ar: 'نوع الإجراء المطلوب تأكيده مطلوب',
  en: 'The kind of the action to be confirmed is required',
};
export const stepUpId = {
  ar: 'معرّف ما يُطلب تأكيده مطلوب',
  en: 'The ID of what is to be confirmed is required',
};
export const emailLink = {
  ar: 'الرابط ناقص، افتحه كما وصلك في الرسالة',
  en: 'The link is incomplete; open it exactly as it is in the e-mail',
};
