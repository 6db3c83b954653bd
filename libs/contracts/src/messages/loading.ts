/** What could not be read, said when the server gives no message of its own. */
export const loadingCatalogue = {
  unexpected: { ar: 'حدث خطأ غير متوقع', en: 'An unexpected error occurred' },
  connection: {
    ar: 'تعذر الاتصال بالخادم. تحقق من الشبكة ثم أعد المحاولة.',
    en: 'The server could not be reached. Check the network and try again.',
  },
  notAuthenticated: { ar: 'لم تسجل الدخول', en: 'Not authenticated' },
  pageNotFound: { ar: 'الصفحة غير موجودة', en: '404 Page Not Found' },
  user: { ar: 'تعذر جلب بيانات المستخدم', en: 'Failed to fetch user' },
  users: { ar: 'تعذر جلب المستخدمين', en: 'Failed to fetch users' },
  stats: { ar: 'تعذر جلب الإحصاءات', en: 'Failed to fetch stats' },
  transactions: { ar: 'تعذر جلب المعاملات', en: 'Failed to fetch transactions' },
  adminStats: { ar: 'تعذر جلب إحصاءات الإدارة', en: 'Failed to fetch admin stats' },
  activities: { ar: 'تعذر جلب الأنشطة', en: 'Failed to fetch activities' },
  systemHealth: { ar: 'تعذر جلب حالة النظام', en: 'Failed to fetch system health' },
  systemStats: { ar: 'تعذر جلب أرقام النظام', en: 'Failed to fetch system stats' },
  settings: { ar: 'تعذر جلب الإعدادات', en: 'Failed to fetch settings' },
  logs: { ar: 'تعذر جلب السجلات', en: 'Failed to fetch logs' },
  waqfs: { ar: 'تعذر جلب الأوقاف', en: 'Failed to fetch waqfs' },
  waqfDetails: { ar: 'تعذر جلب تفاصيل الوقف', en: 'Failed to fetch waqf details' },
  transfer: { ar: 'تعذر تحويل المبلغ', en: 'Failed to transfer funds' },
} as const;
