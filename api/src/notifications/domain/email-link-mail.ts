import type { Language } from '@waqf/contracts/identity';
import type { GregorianOrder } from '@waqf/formats';
import { mailOf } from './mail-text.js';

const words = {
  ar: {
    title: 'أكّد بريدك الإلكتروني',
    message: 'افتح الرابط خلال 24 ساعة لتصلك رسائل المنصة على هذا العنوان. لا يصلك عليه شيء قبل ذلك.',
    why: 'وصلتك هذه الرسالة لأن هذا العنوان كُتب في حساب على المنصة. إن لم تكتبه أنت فلا تفتح الرابط.',
  },
  en: {
    title: 'Verify your e-mail address',
    message: 'Open the link within 24 hours to receive the platform’s messages here. Nothing is sent here before.',
    why: 'You get this message because this address was entered in an account. If it was not you, do not open the link.',
  },
} as const;

/** The mail with the link that verifies an address. @param url the link, with its secret */
export function emailLinkMail(of: {
  language: Language;
  siteName: string;
  createdAt: Date;
  dateFormat: GregorianOrder;
  url: string;
}): { subject: string; html: string; text: string } {
  const { title, message, why } = words[of.language];
  const { url, ...rest } = of;
  return mailOf({ ...rest, title, message, why, recipientName: null, actionUrl: url, settingsUrl: null });
}
