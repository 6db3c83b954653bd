import { defineMessages } from '@waqf/platform-web';

export const documentRowMessages = defineMessages({
  open: { ar: 'نزّل الملف', en: 'Download' },
  reason: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
});
