import { defineMessages } from '@waqf/platform-web';
import { portalMessages } from './portal-messages';

const messages = defineMessages({
  title: { ar: 'آيبان الصرف', en: 'Your payment IBAN' },
  how: {
    ar: 'تُصرف مستحقاتك إلى حسابك الفرعي، أو إلى حسابك في مصرفك إن طلبت ذلك. تؤكده بنفاذ، ويوافق عليه غيرك، ثم ينتظر 48 ساعة.',
    en: 'You are paid to your sub-account, or to your own bank account if you ask. You confirm it in Nafath, somebody else approves it, then it waits 48 hours.',
  },
  failed: { ar: 'تعذر تحميل الآيبانات', en: 'The IBANs could not be loaded' },
});

/** The same in the portal of a minor. */
export const ibansTexts = portalMessages(messages, {
  title: { ar: 'آيبان صرف القاصر', en: 'Payment IBAN of the minor' },
  how: {
    ar: 'تُصرف مستحقات القاصر إلى حسابه الفرعي، أو إلى حساب باسمه في مصرفه إن طلبت ذلك. تؤكده بنفاذ، ويوافق عليه غيرك، ثم ينتظر 48 ساعة.',
    en: 'The minor is paid to the sub-account, or to a bank account in the minor’s name if you ask. You confirm it in Nafath, somebody else approves it, then it waits 48 hours.',
  },
});
