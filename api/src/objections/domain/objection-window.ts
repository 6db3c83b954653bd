import { addDays, addMonths, lastDayOf, riyadhDay } from '@waqf/formats';

/** Days in which the nazir answers. */
const answerDays = 15;

/** Until when a payment can be objected to. Days of Asia/Riyadh. */
export interface ObjectionWindow {
  readonly isOpen: boolean;
  /** The last day; null while the payment has not reached the person. */
  readonly until: string | null;
}

/** Opens with the payment, as soon as the person sees it, and ends some months after it was paid. */
export function windowOf({ paidAt }: { paidAt: Date | null }, months: number, now: Date): ObjectionWindow {
  if (paidAt === null) return { isOpen: true, until: null };
  const until = monthsLater(riyadhDay(paidAt), months);
  return { isOpen: riyadhDay(now) <= until, until };
}

/** The last day for the answer to what was raised at this moment. */
export const dueDay = (raisedAt: Date): string => addDays(riyadhDay(raisedAt), answerDays);

/** The same day so many months later; in a shorter month its last day. */
function monthsLater(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const sameDay = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return sameDay < last ? sameDay : last;
}
