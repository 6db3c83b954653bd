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

/** These texts in a minor's portal, which the guardian reads. */
export const ibansTexts = portalMessages(messages, {
  title: { ar: 'آيبان الصرف باسم {minor}', en: 'Payment IBAN of {minor}' },
  how: {
    ar: 'تُصرف مستحقات {minor} إلى الحساب الفرعي، أو إلى حساب في مصرف بالاسم نفسه إن طلبت ذلك. تؤكده بنفاذ، ويوافق عليه غيرك، ثم ينتظر 48 ساعة.',
    en: '{minor} is paid to the sub-account, or to a bank account in the same name if you ask. You confirm it in Nafath, somebody else approves it, then it waits 48 hours.',
  },
});
