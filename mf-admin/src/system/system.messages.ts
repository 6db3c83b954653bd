import { defineMessages } from '@waqf/platform-web';

export const systemMessages = defineMessages({
  title: { ar: 'إدارة النظام', en: 'System' },
  open: { ar: 'المنصة مفتوحة للجميع.', en: 'The platform is open to everybody.' },
  closed: {
    ar: 'المنصة مغلقة: لا يدخلها إلا مديرو النظام.',
    en: 'The platform is closed: administrators alone sign in.',
  },
  failed: { ar: 'تعذر تحميل الإعدادات', en: 'The settings could not be loaded' },
  later: { ar: 'حاول مرة أخرى بعد قليل', en: 'Try again in a moment' },
  maintenanceOn: { ar: 'وضع الصيانة مفعّل', en: 'Maintenance mode is on' },
  maintenanceText: {
    ar: 'لا يستطيع المستخدمون الوصول إلى النظام، ويعمل فيه مديرو النظام وحدهم.',
    en: 'Users cannot access the system; administrators alone work in it.',
  },
  tabs: { ar: 'أقسام الإعدادات', en: 'Parts of the settings' },
  general: { ar: 'عام', en: 'General' },
  security: { ar: 'الأمان', en: 'Security' },
  notifications: { ar: 'الإشعارات', en: 'Notifications' },
  site: { ar: 'الموقع', en: 'The site' },
  access: { ar: 'من يدخل', en: 'Who gets in' },
  launch: { ar: 'وضع الإطلاق', en: 'Launch mode' },
  launchOpen: { ar: 'مفتوحة للجميع', en: 'Open to everybody' },
  launchClosed: { ar: 'مغلقة قبل الإطلاق', en: 'Closed before the launch' },
  limits: { ar: 'الحدود', en: 'Limits' },
  atOnce: { ar: 'يسري خلال ثانية من الحفظ', en: 'In force within a second of saving' },
  ways: { ar: 'ما يُرسل إلى الناس', en: 'What is sent to people' },
  save: { ar: 'احفظ التغييرات', en: 'Save the changes' },
  nothing: { ar: 'لم تغيّر شيئًا', en: 'You have changed nothing' },
  current: { ar: 'اعرض القيم الحالية', en: 'Show what stands now' },
  siteNote: {
    ar: 'الأيام والأوقات بتوقيت الرياض دائمًا، فعليه تقوم الدفاتر',
    en: 'Days and times are always Riyadh’s: the books are kept by them',
  },
  'help.siteName': {
    ar: 'يظهر في عناوين الصفحات والرسائل والملفات المصدَّرة',
    en: 'Stands in titles of pages, messages and exported files',
  },
  'help.siteDescription': {
    ar: 'يظهر في نتائج البحث وعند مشاركة الرابط',
    en: 'Shown by search engines and where the link is shared',
  },
  'help.adminEmail': {
    ar: 'يظهر في security.txt لمن يبلغ عن ثغرة أمنية',
    en: 'Stands in security.txt for whoever reports a weakness',
  },
  'help.supportEmail': {
    ar: 'تُرسل منه رسائل المنصة، ويظهر في صفحات الخطأ والصيانة',
    en: 'The platform writes from it; pages of errors and maintenance name it',
  },
  'help.sessionTimeout': { ar: 'دقائق بلا حركة تنتهي بعدها الجلسة', en: 'Minutes without use that end a session' },
  'help.rateLimitPerMinute': { ar: 'طلبات التغيير لكل مستخدم في الدقيقة', en: 'Changing calls a user, a minute' },
  'help.failedLoginLimit': {
    ar: 'محاولات دخول لم تكتمل، ثم يُطلب الانتظار',
    en: 'Sign-ins that were not finished, before one has to wait',
  },
});
