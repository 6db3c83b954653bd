import { displayGregorian, displayHijri, type Language } from './display-date';
import { riyadhDay } from './riyadh-days';

const dayMs = 86_400_000;

/**
 * How long ago a day was, as the dashboards word it: today, one day ago, N days ago (under 7 days), N weeks ago (under
 * 30 days), otherwise the date in both calendars. Days are Riyadh's calendar days; a future date reads as its date.
 */
export function relativeDate(at: Date, now: Date, language: Language): string {
  const days = (Date.parse(riyadhDay(now)) - Date.parse(riyadhDay(at))) / dayMs;
  if (days === 0) return language === 'ar' ? 'اليوم' : 'today';
  if (days > 0 && days < 7) return ago(days, 'day', language);
  if (days > 0 && days < 30) return ago(Math.floor(days / 7), 'week', language);
  return `${displayHijri(at, language)} · ${displayGregorian(at, language)}`;
}

/** How long ago a moment was, as notifications word it: just now under an hour, then hours, then days. */
export function relativeTime(at: Date, now: Date, language: Language): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / 3_600_000);
  if (hours < 1) return language === 'ar' ? 'الآن' : 'just now';
  return hours < 24 ? ago(hours, 'hour', language) : ago(Math.floor(hours / 24), 'day', language);
}

// Arabic counts: one and two have words of their own, 3-10 take the plural, 11-99 the singular in the accusative.
const arabicUnits = {
  hour: { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  day: { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
} as const;

const arabicPlural = new Intl.PluralRules('ar');

function ago(count: number, unit: keyof typeof arabicUnits, language: Language): string {
  if (language === 'en') return count === 1 ? `one ${unit} ago` : `${count} ${unit}s ago`;
  const words = arabicUnits[unit];
  if (count === 1) return `منذ ${words.one}`;
  if (count === 2) return `منذ ${words.two}`;
  const form = arabicPlural.select(count);
  return `منذ ${count} ${form === 'few' ? words.few : form === 'many' ? words.many : words.other}`;
}
