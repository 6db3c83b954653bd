import { peopleCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  title: { ar: 'إعدادات الإشعارات', en: 'Notification settings' },
  ways: { ar: 'كيف تصلك', en: 'How they reach you' },
  waysNote: { ar: 'كل إشعار يبقى في قائمة إشعاراتك', en: 'Every notification stays in your list' },
  kinds: { ar: 'ماذا يصلك', en: 'What reaches you' },
  kindsNote: { ar: 'ما توقفه لا يصلك بأي طريقة', en: 'What you switch off does not reach you in any way' },
  save: { ar: 'احفظ', en: 'Save' },
  undo: { ar: 'تراجع', en: 'Undo' },
  saved: peopleCatalogue.notificationsSaved,
  failed: { ar: 'تعذر حفظ إعدادات الإشعارات', en: 'Notification settings could not be saved' },
  toEmail: { ar: 'رسالة إلى بريدك:', en: 'A message to your address:' },
  toPhone: { ar: 'رسالة إلى جوالك:', en: 'A message to your mobile:' },
  noEmail: { ar: 'لا بريد في ملفك الشخصي بعد.', en: 'Your profile has no e-mail address yet.' },
  noPhone: { ar: 'لا رقم جوال في ملفك الشخصي بعد.', en: 'Your profile has no mobile number yet.' },
});

export const preferenceTexts = defineMessages({
  emailNotifications: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  smsNotifications: { ar: 'الرسائل النصية', en: 'Text messages' },
  pushNotifications: { ar: 'الإشعارات الفورية', en: 'Live notifications' },
  pushNotificationsHint: { ar: 'تظهر في المنصة لحظة حدوثها.', en: 'Shown in the platform as they happen.' },
  waqfUpdates: { ar: 'أخبار الأوقاف', en: 'Waqf updates' },
  waqfUpdatesHint: {
    ar: 'الاعتماد والتعديل والنظارة والحسابات البنكية.',
    en: 'Approval, amendments, the nazir and bank accounts.',
  },
  transactionAlerts: { ar: 'تنبيهات الحركات', en: 'Transaction alerts' },
  transactionAlertsHint: { ar: 'الإيرادات والمصروفات والتحويلات.', en: 'Revenue, expenses and transfers.' },
  documentReminders: { ar: 'تذكير الوثائق', en: 'Document reminders' },
  documentRemindersHint: { ar: 'صكوك قُرئت وتنتظر مراجعتك.', en: 'Deeds that were read and wait for your review.' },
  reportReady: { ar: 'جاهزية التقارير', en: 'Reports ready' },
  reportReadyHint: { ar: 'حين يكتمل تقرير طلبته.', en: 'When a report that you asked for is finished.' },
});
