import { defineMessages } from '@waqf/platform-web';

export const recordedDayMessages = defineMessages({
  dayInFuture: { ar: 'لا يكون التاريخ بعد اليوم', en: 'The date can’t be after today' },
});
