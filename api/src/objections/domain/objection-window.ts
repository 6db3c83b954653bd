import { addDays, addMonths, lastDayOf, riyadhDay } from '@waqf/formats';

/** How many days the nazir has to answer. */
const answerDays = 15;

/** Whether a payment can be objected to now, and until when. Days are in Asia/Riyadh. */
export interface ObjectionWindow {
  readonly isOpen: boolean;
  /** The last day; null while the payment has not reached the person. */
  readonly until: string | null;
}

/** The window opens as soon as the person sees the payment, and ends `months` months after it was paid. */
export function windowOf({ paidAt }: { paidAt: Date | null }, months: number, now: Date): ObjectionWindow {
  if (paidAt === null) return { isOpen: true, until: null };
  const until = monthsLater(riyadhDay(paidAt), months);
  return { isOpen: riyadhDay(now) <= until, until };
}

/** The last day for the answer to an objection that was raised at this moment. */
export const dueDay = (raisedAt: Date): string => addDays(riyadhDay(raisedAt), answerDays);

/** The same day `months` months later, or the last day of that month when it is shorter. */
function monthsLater(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const sameDay = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return sameDay < last ? sameDay : last;
}
