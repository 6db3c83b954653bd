import { defineMessages } from '@waqf/platform-web';

/** Messages of the dialog about the account to which a beneficiary is paid. */
export const ibanDialogMessages = defineMessages({
  title: { ar: 'آيبان صرف {name}', en: 'IBAN of {name}' },
  how: {
    ar: 'يؤكده صاحبه بنفاذ، ويوافق عليه غير من طلبه، ثم لا يُصرف إليه إلا بعد 48 ساعة.',
    en: 'Its owner confirms it in Nafath, another person approves it, and nothing is paid to it for 48 hours.',
  },
  subAccount: {
    ar: 'يُصرف الآن إلى حسابه الفرعي في مصرف الوقف.',
    en: 'Payments now go to the sub-account at the waqf’s bank.',
  },
  loadFailed: { ar: 'تعذر تحميل الآيبانات', en: 'The IBANs could not be loaded' },
  close: { ar: 'إغلاق', en: 'Close' },
});
