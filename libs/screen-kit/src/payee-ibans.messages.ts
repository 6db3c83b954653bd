import { defineMessages } from '@waqf/platform-web';

/** Accounts of their own to which beneficiaries are paid. */
export const ibanMessages = defineMessages({
  list: { ar: 'الآيبانات', en: 'IBANs' },
  inUse: { ar: 'يُصرف إليه الآن', en: 'Paid to now' },
  'state.asked': { ar: 'بانتظار تأكيد صاحبه', en: 'Awaits its owner' },
  'state.confirmed': { ar: 'بانتظار الموافقة', en: 'Awaits an approval' },
  'state.approved': { ar: 'معتمد', en: 'Approved' },
  'state.waits': { ar: 'معتمد، في المهلة', en: 'Approved, waiting' },
  'state.replaced': { ar: 'حلّ غيره محله', en: 'Replaced' },
  'state.declined': { ar: 'أنكره صاحبه', en: 'Declined by its owner' },
  'state.rejected': { ar: 'مرفوض', en: 'Rejected' },
  'state.withdrawn': { ar: 'مسحوب', en: 'Withdrawn' },
  from: { ar: 'يُصرف إليه من', en: 'Paid to from' },
  since: { ar: 'طُلب في', en: 'Asked on' },
  confirm: { ar: 'هذا حسابي', en: 'This is my account' },
  decline: { ar: 'ليس حسابي', en: 'Not my account' },
  withdraw: { ar: 'اسحب الطلب', en: 'Take back' },
  place: { ar: 'الوقف', en: 'Waqf' },
  iban: { ar: 'الآيبان الجديد', en: 'New IBAN' },
  hint: { ar: 'SA ثم 22 رقمًا، كما يظهر في تطبيق البنك.', en: 'SA and 22 digits, as the bank’s app shows it.' },
  ask: { ar: 'اطلب تغيير الآيبان', en: 'Ask for another IBAN' },
  asked: { ar: 'سُجّل طلب الآيبان', en: 'The request is recorded' },
  done: { ar: 'سُجّل جوابك', en: 'Your answer is recorded' },
  failed: { ar: 'لم يُسجَّل الطلب', en: 'It was not recorded' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
});
