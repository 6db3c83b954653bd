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
