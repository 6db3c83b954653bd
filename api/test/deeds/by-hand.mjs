import { gregorianFromHijri } from '@waqf/formats';

/** Of deeds written by hand: the Gregorian day, `YYYY-MM-DD`, of a Hijri one. */
export const day = (year, month, date) => gregorianFromHijri({ year, month, day: date });
