import { addMonths, type DaySpan, firstDayOf, lastDayOf } from '@waqf/formats';

/** The whole month before the current one. */
export const monthBefore = (today: string): DaySpan => wholeMonths(today, 1, 0);

/** Three whole months that ended a month ago, or as many quarters before them. */
export const quarterBefore = (today: string, quarters = 0): DaySpan => wholeMonths(today, 3, 1 + 3 * quarters);

/** So many whole `months`, ending `ended` whole months before the current one. */
function wholeMonths(today: string, months: number, ended: number): DaySpan {
  const month = today.slice(0, 7);
  return { from: firstDayOf(addMonths(month, -months - ended)), to: lastDayOf(addMonths(month, -1 - ended)) };
}
