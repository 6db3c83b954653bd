import { arabicCount, arabicNouns } from './arabic-count';
import { displayGregorian, displayHijri, type Language } from './display-date';
import { riyadhDay } from './riyadh-days';

const dayMs = 86_400_000;

/**
 * How long ago a day was, in the words of the dashboards: today, one day ago, N days ago (under 7 days), N weeks ago
 * (under 30 days), otherwise the date in both calendars. Days are calendar days in Riyadh; a future day is shown as a
 * date.
 */
export function relativeDate(at: Date, now: Date, language: Language): string {
  const days = (Date.parse(riyadhDay(now)) - Date.parse(riyadhDay(at))) / dayMs;
  if (days === 0) return language === 'ar' ? 'اليوم' : 'today';
  if (days > 0 && days < 7) return ago(days, 'day', language);
  if (days > 0 && days < 30) return ago(Math.floor(days / 7), 'week', language);
  return `${displayHijri(at, language)} · ${displayGregorian(at, language)}`;
}

/** How long ago a moment was, in the words of notifications: just now (under an hour), then hours, then days. */
export function relativeTime(at: Date, now: Date, language: Language): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / 3_600_000);
  if (hours < 1) return language === 'ar' ? 'الآن' : 'just now';
  return hours < 24 ? ago(hours, 'hour', language) : ago(Math.floor(hours / 24), 'day', language);
}

function ago(count: number, unit: 'hour' | 'day' | 'week', language: Language): string {
  if (language === 'en') return count === 1 ? `one ${unit} ago` : `${count} ${unit}s ago`;
  return `منذ ${arabicCount(count, arabicNouns[unit])}`;
}
