import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  title: { ar: 'آيبان الصرف', en: 'Your payment IBAN' },
  how: {
    ar: 'تُصرف مستحقاتك إلى حسابك الفرعي، أو إلى حسابك في مصرفك إن طلبت ذلك. تؤكده بنفاذ، ويوافق عليه غيرك، ثم ينتظر 48 ساعة.',
    en: 'You are paid to your sub-account, or to your own bank account if you ask. You confirm it in Nafath, somebody else approves it, then it waits 48 hours.',
  },
  failed: { ar: 'تعذر تحميل الآيبانات', en: 'The IBANs could not be loaded' },
  failedReason: { ar: 'لم يصل رد من الخادم', en: 'The server did not answer' },
});
