import { gregorianFromHijri, hijriFromGregorian, riyadhDay } from '@waqf/formats';
import type { TestApi } from '../harness.js';

/** A day of birth this many Hijri years ago, at the beginning of the current Hijri month. */
export function bornYearsAgo(api: TestApi, years: number): string {
  const { year, month } = hijriFromGregorian(riyadhDay(api.clock.now()));
  return gregorianFromHijri({ year: year - years, month, day: 1 });
}
