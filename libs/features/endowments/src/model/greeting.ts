import { riyadhClock } from '@waqf/formats';

/** `morning` until noon in Riyadh, then `evening`: Arabic greets with these two. */
export function greetingAt(now: Date): 'morning' | 'evening' {
  const hour = riyadhClock(now).getUTCHours();
  return hour >= 4 && hour < 12 ? 'morning' : 'evening';
}
