import { defineMessages } from '@waqf/platform-web';

/** Messages about the time until a deadline, counted in whole days. */
export const daysLeftMessages = defineMessages({
  left: {
    ar: {
      zero: 'ينتهي اليوم',
      one: 'بقي يوم واحد',
      two: 'بقي يومان',
      few: 'بقيت {count} أيام',
      many: 'بقي {count} يومًا',
      other: 'بقي {count} يوم',
    },
    en: { zero: 'Ends today', one: 'One day left', other: '{count} days left' },
  },
  late: {
    ar: {
      one: 'تأخر يومًا واحدًا',
      two: 'تأخر يومين',
      few: 'تأخر {count} أيام',
      many: 'تأخر {count} يومًا',
      other: 'تأخر {count} يوم',
    },
    en: { one: 'One day late', other: '{count} days late' },
  },
});
