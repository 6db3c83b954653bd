import { useMessages } from '@waqf/platform-web';
import { daysLeftMessages } from './days-left.messages';

const joined = (text: string) => text.replaceAll(' ', '\u00a0');

/**
 * In one piece, because it follows a date: `بقيت 6 أيام`, `آخر يوم اليوم`, `تأخر يومين`.
 * @param days whole days until the deadline, negative when it is missed
 */
export function useDaysLeft(): (days: number) => string {
  const t = useMessages(daysLeftMessages);
  return (days) => joined(days < 0 ? t('late', { count: -days }) : t('left', { count: days }));
}
