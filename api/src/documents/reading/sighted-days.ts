import { gregorianFromHijri, type HijriDate, isHijriDate } from '@waqf/formats';

/**
 * From here on everybody writes the days of the calendar that is published ahead; before, a sighting could move them.
 */
const computedFrom = 1420;
/** Before this year no calendar was published: months began by sighting, up to two days from any table. */
const publishedFrom = 1343;

/**
 * Whether a deed can name this day: one of the calendar, or, in the years of sighting, the 30th of a month that the
 * published calendar ended with the 29th.
 */
export function isHijriDayOfDeed(date: HijriDate): boolean {
  return isHijriDate(date) || isSightedThirtieth(date);
}

/** Gregorian `YYYY-MM-DD` of a day that a deed can name. @throws RangeError for others */
export function gregorianOfDeed(date: HijriDate): string {
  if (!isSightedThirtieth(date)) return gregorianFromHijri(date);
  const before = Date.parse(gregorianFromHijri({ ...date, day: 29 }));
  return new Date(before + 86_400_000).toISOString().slice(0, 10);
}

/** Days between a Hijri day and its Gregorian one that are no contradiction in this year. */
export function unsettledDays(date: HijriDate): number {
  if (date.year < publishedFrom) return 2;
  return date.year < computedFrom ? 1 : 0;
}

function isSightedThirtieth(date: HijriDate): boolean {
  return date.day === 30 && date.year < computedFrom && !isHijriDate(date) && isHijriDate({ ...date, day: 29 });
}
