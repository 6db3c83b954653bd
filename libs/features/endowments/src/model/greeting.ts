import { riyadhClock } from '@waqf/formats';

/** `morning` until noon in Riyadh, then `evening`: Arabic has these two greetings. */
export function greetingAt(now: Date): 'morning' | 'evening' {
  const hour = riyadhClock(now).getUTCHours();
  return hour >= 4 && hour < 12 ? 'morning' : 'evening';
}
