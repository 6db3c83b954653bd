import { gregorianFromHijri, type HijriDate, isHijriDate } from '@waqf/formats';

/**
 * From this year on all deeds use the calendar that is published in advance; before it, a sighting could move the days.
 */
const computedFrom = 1420;
/** Before this year no calendar was published: months began by sighting, up to two days from any table. */
const publishedFrom = 1343;

/**
 * Whether a deed can name this date: a date of the calendar or, in the years of sighting, the 30th of a month that ends
 * with the 29th in the published calendar.
 */
export function isHijriDayOfDeed(date: HijriDate): boolean {
  return isHijriDate(date) || isSightedThirtieth(date);
}

/** The Gregorian date (`YYYY-MM-DD`) of a date that a deed can name. @throws RangeError for others */
export function gregorianOfDeed(date: HijriDate): string {
  if (!isSightedThirtieth(date)) return gregorianFromHijri(date);
  const before = Date.parse(gregorianFromHijri({ ...date, day: 29 }));
  return new Date(before + 86_400_000).toISOString().slice(0, 10);
}

/** The days by which a Hijri date and its Gregorian date may differ in this year without a contradiction. */
export function unsettledDays(date: HijriDate): number {
  if (date.year < publishedFrom) return 2;
  return date.year < computedFrom ? 1 : 0;
}

function isSightedThirtieth(date: HijriDate): boolean {
  return date.day === 30 && date.year < computedFrom && !isHijriDate(date) && isHijriDate({ ...date, day: 29 });
}
