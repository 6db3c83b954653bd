import { defineMessages, useMessages } from '@waqf/platform-web';
import { Alert } from '@waqf/ui/core';

const messages = defineMessages({
  text: {
    ar: 'تعذر تشغيل أحدث إصدار من هذا القسم، فعُرض الإصدار السابق. بياناتك كاملة.',
    en: 'The newest version of this part did not start, so the previous one is shown. Your data is complete.',
  },
});

/** Says that the previous version of the user's screens is in use. */
export function FallbackNotice() {
  const t = useMessages(messages);
  return <Alert tone="warning">{t('text')}</Alert>;
}
