import { defineMessages } from '@waqf/platform-web';

/** Messages about the beneficiaries' own accounts to which they are paid. */
export const ibanMessages = defineMessages({
  list: { ar: 'الآيبانات', en: 'IBANs' },
  inUse: { ar: 'يُصرف إليه الآن', en: 'In use' },
  'state.waits': { ar: 'معتمد، في المهلة', en: 'Approved, waiting' },
  'state.replaced': { ar: 'حلّ غيره محله', en: 'Replaced' },
  from: { ar: 'يُصرف إليه من', en: 'In use from' },
  since: { ar: 'طُلب في', en: 'Requested on' },
  confirm: { ar: 'هذا حسابي', en: 'This is my account' },
  decline: { ar: 'ليس حسابي', en: 'Not my account' },
  withdraw: { ar: 'اسحب الطلب', en: 'Withdraw the request' },
  place: { ar: 'الوقف', en: 'Waqf' },
  iban: { ar: 'الآيبان الجديد', en: 'New IBAN' },
  hint: { ar: 'SA ثم 22 رقمًا، كما يظهر في تطبيق المصرف.', en: 'SA and 22 digits, as the bank’s app shows it.' },
  ask: { ar: 'اطلب تغيير الآيبان', en: 'Request another IBAN' },
  asked: { ar: 'سُجّل طلب الآيبان', en: 'Request recorded' },
  done: { ar: 'سُجّل جوابك', en: 'Answer recorded' },
  taken: { ar: 'سُحب طلب الآيبان', en: 'Request withdrawn' },
  failed: { ar: 'لم يُسجَّل الطلب', en: 'The request was not recorded' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
});
