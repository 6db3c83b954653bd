import { addDays, riyadhDay } from '@waqf/formats';
import type { Objection } from './objection.js';

/** How many days the reviewer has to decide. */
const reviewDays = 15;
/** How many days after an answer the person may ask for a review. */
const escalationDays = 15;
const dayMs = 86_400_000;

/** Whether a review can be requested now, and until when. Days are in Asia/Riyadh. */
export interface EscalationWindow {
  readonly isOpen: boolean;
  /** The last day; null when there is no answer. */
  readonly until: string | null;
}

/**
 * The person can escalate from the day after the last day for the answer, or once it is answered, unless they accepted
 * the answer.
 */
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

/** The last day for the decision on an objection that was escalated at this moment. */
export const reviewDueDay = (escalatedAt: Date): string => addDays(riyadhDay(escalatedAt), reviewDays);

/**
 * The number of whole days from today to a last day: 0 on that day, negative once it has passed. @param day
 * `YYYY-MM-DD`
 */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(riyadhDay(now))) / dayMs);

/** The next deadline: for the answer, for the decision, or for the escalation; null when there is none any more. */
export function nextDeadline(objection: Objection, now: Date): string | null {
  if (objection.state === 'open') return objection.dueOn;
  if (objection.state === 'escalated') return objection.review?.dueOn ?? null;
  const { isOpen, until } = escalationOf(objection, now);
  return isOpen ? until : null;
}
