import { defineMessages } from '@waqf/platform-web';

export const developmentMessages = defineMessages({
  title: { ar: 'نسخ التطوير', en: 'Development versions' },
  note: {
    ar: 'يراها مطوّرها وحده من جهازه، داخل المنصة وببياناتها',
    en: 'Only their developer sees them, from their own machine, inside the platform and with its data',
  },
  empty: { ar: 'لا إذن سارٍ', en: 'No valid permission' },
  make: { ar: 'اسمح بنسخة تطوير', en: 'Allow a development version' },
  remote: { ar: 'الواجهة', en: 'Remote' },
  hours: { ar: 'المدة بالساعات', en: 'Hours' },
  hoursHint: { ar: 'من ساعة إلى 8 ساعات', en: 'From 1 to 8 hours' },
  name: { ar: 'اسم المطوّر أو سبب الإذن', en: 'Name of the developer, or the reason' },
  makeFailed: { ar: 'خطأ في إنشاء الإذن', en: 'Error while creating the permission' },
  onceTitle: { ar: 'انسخ الأمر الآن', en: 'Copy the command now' },
  onceText: {
    ar: 'لا يُعرض الإذن مرة أخرى. يشغّل المطوّر هذا الأمر على جهازه، ويرى واجهته في صفحته وحدها.',
    en: 'The permission is not shown again. The developer runs this command on their machine and sees the remote only on their own page.',
  },
  copy: { ar: 'انسخ الأمر', en: 'Copy the command' },
  close: { ar: 'نسخته', en: 'I have copied it' },
  revoke: { ar: 'ألغِ', en: 'Revoke' },
  revokeTitle: { ar: 'إلغاء إذن نسخة تطوير', en: 'Revoke a development permission' },
  revokeText: {
    ar: 'لا تُفتح به صفحة بعد الآن. الصفحة المفتوحة تبقى حتى تُغلق أو تُفتح من جديد.',
    en: 'No page opens with it from now on. A page that is open stays until it is closed or reloaded.',
  },
  revokeConfirm: { ar: 'ألغِ الإذن', en: 'Revoke the permission' },
  revoked: { ar: 'أُلغي الإذن', en: 'The permission was revoked' },
  revokeFailed: { ar: 'خطأ في إلغاء الإذن', en: 'Error while revoking the permission' },
  by: { ar: 'أذن به {who}', en: 'Allowed by {who}' },
  until: { ar: 'حتى', en: 'until' },
  used: { ar: 'آخر استعمال', en: 'last use' },
  inUse: { ar: 'نسخة تطوير مفتوحة الآن', en: 'A development version is open now' },
  inUseText: {
    ar: '{what}. لا يراها غير مطوّرها، وما يفعله فيها يقع على بيانات المنصة.',
    en: '{what}. Only the developer sees it; what they do there affects the platform’s data.',
  },
  'state.ready': { ar: 'سارٍ', en: 'Valid' },
  'state.in-use': { ar: 'قيد الاستعمال', en: 'In use' },
  'state.over': { ar: 'انتهى', en: 'Ended' },
  'state.revoked': { ar: 'ملغى', en: 'Revoked' },
});
