/* Messages for what could not be loaded, used when the server sends no message of its own. */

export const unexpected = { ar: 'حدث خطأ غير متوقع', en: 'An unexpected error occurred' };
export const later = { ar: 'أعد المحاولة بعد قليل', en: 'Try again in a moment' };
export const connection = {
  ar: 'تعذر الاتصال بالخادم. تحقق من الشبكة ثم أعد المحاولة.',
  en: 'The server could not be reached. Check the network and try again.',
};
export const notAuthenticated = { ar: 'لم تسجل الدخول', en: 'Not authenticated' };
export const pageNotFound = { ar: 'الصفحة غير موجودة', en: '404 Page Not Found' };
export const user = { ar: 'تعذر جلب بيانات المستخدم', en: 'Failed to fetch user' };
export const users = { ar: 'تعذر جلب المستخدمين', en: 'Failed to fetch users' };
export const stats = { ar: 'تعذر جلب الإحصاءات', en: 'Failed to fetch stats' };
export const transactions = { ar: 'تعذر جلب المعاملات', en: 'Failed to fetch transactions' };
export const adminStats = { ar: 'تعذر جلب إحصاءات الإدارة', en: 'Failed to fetch admin stats' };
export const activities = { ar: 'تعذر جلب الأنشطة', en: 'Failed to fetch activities' };
export const systemHealth = { ar: 'تعذر جلب حالة النظام', en: 'Failed to fetch system health' };
export const systemStats = { ar: 'تعذر جلب أرقام النظام', en: 'Failed to fetch system stats' };
export const settings = { ar: 'تعذر جلب الإعدادات', en: 'Failed to fetch settings' };
export const logs = { ar: 'تعذر جلب السجلات', en: 'Failed to fetch logs' };
export const waqfs = { ar: 'تعذر جلب الأوقاف', en: 'Failed to fetch waqfs' };
export const waqfDetails = { ar: 'تعذر جلب تفاصيل الوقف', en: 'Failed to fetch waqf details' };
export const transfer = { ar: 'تعذر تحويل المبلغ', en: 'Failed to transfer funds' };
export const stepUpCancelled = {
  ar: 'ألغيت التأكيد بنفاذ، ولم يُنفَّذ شيء',
  en: 'You cancelled the confirmation; nothing was done',
};
