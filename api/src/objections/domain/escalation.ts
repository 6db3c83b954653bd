import { addDays, riyadhDay } from '@waqf/formats';
import type { Objection } from './objection.js';

/** Days in which whoever looks again decides. */
const reviewDays = 15;
/** Days after an answer in which the person may ask for a second look. */
const escalationDays = 15;
const dayMs = 86_400_000;

/** Whether a second look can be asked for now, and until when. Days of Asia/Riyadh. */
export interface EscalationWindow {
  readonly isOpen: boolean;
  /** The last day; null where nothing was answered. */
  readonly until: string | null;
}

/** Opens with the day after the last one for the answer, or with the answer, unless the person was content with it. */
export function escalationOf(
  objection: Pick<Objection, 'state' | 'dueOn' | 'answeredAt' | 'acceptedAt'>,
  now: Date,
): EscalationWindow {
  const { state, dueOn, answeredAt, acceptedAt } = objection;
  const today = riyadhDay(now);
  if (state === 'open') return { isOpen: dueOn < today, until: null };
  if ((state !== 'granted' && state !== 'upheld') || answeredAt === null || acceptedAt !== null)
    return { isOpen: false, until: null };
  const until = addDays(riyadhDay(answeredAt), escalationDays);
  return { isOpen: today <= until, until };
}

/** The last day for the decision on what was escalated at this moment. */
export const reviewDueDay = (escalatedAt: Date): string => addDays(riyadhDay(escalatedAt), reviewDays);

/** Whole days from today to the last one: 0 on that day, negative once it has passed. @param day `YYYY-MM-DD` */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(riyadhDay(now))) / dayMs);

/** The day that is waited for: of the answer, of the decision, or the last one to escalate; null once it is over. */
export function awaitedDay(objection: Objection, now: Date): string | null {
  if (objection.state === 'open') return objection.dueOn;
  if (objection.state === 'escalated') return objection.review?.dueOn ?? null;
  const { isOpen, until } = escalationOf(objection, now);
  return isOpen ? until : null;
}
