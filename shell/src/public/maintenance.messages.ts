import { defineMessages } from '@waqf/platform-web';

/** What public pages, the sign-in and the page in the place of all others say during maintenance. */
export const maintenanceMessages = defineMessages({
  title: { ar: 'المنصة تحت الصيانة', en: 'The platform is under maintenance' },
  onlyAdmins: {
    ar: 'لا يدخلها الآن إلا مديرو النظام. بياناتك وأموال أوقافك محفوظة، فعد إليها لاحقًا.',
    en: 'Only administrators can enter now. Your data and the money of your waqfs are safe; please come back later.',
  },
  text: {
    ar: 'بياناتك وأموال أوقافك محفوظة، وما أُرسل من تحويلات يُستكمل بعد الصيانة.',
    en: 'Your data and the money of your waqfs are safe. Transfers that were sent are completed afterwards.',
  },
  typed: {
    ar: 'ما كتبته ولم تحفظه باقٍ في هذه النافذة فلا تغلقها، وتجده حين تعود.',
    en: 'What you typed and have not saved stays in this window: leave it open, and you will find it again.',
  },
  again: { ar: 'أعد المحاولة', en: 'Try again' },
});
