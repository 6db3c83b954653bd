import type { Notification } from '@waqf/contracts/notifications';
import { addDays, riyadhDay } from '@waqf/formats';

/** A day in Riyadh with its notifications; a run is a group of consecutive equal ones. */
export interface NotificationDay {
  /** ISO date. */
  day: string;
  /** The day's name relative to today; null when it is shown by its date. */
  name: 'today' | 'yesterday' | null;
  runs: Notification[][];
}

/** From this number on, equal notifications are folded into one line; fewer are just as quick to read. */
const leastFolded = 3;

const isEqual = (one: Notification, other: Notification): boolean =>
  one.title === other.title && one.category === other.category && one.type === other.type;

/** The runs of a day; fewer than `leastFolded` consecutive equal ones are separate runs of one. */
function runsOf(notifications: readonly Notification[]): Notification[][] {
  const runs: Notification[][] = [];
  for (const notification of notifications) {
    const last = runs.at(-1);
    if (last?.[0] && isEqual(last[0], notification)) last.push(notification);
    else runs.push([notification]);
  }
  return runs.flatMap((run) => (run.length < leastFolded ? run.map((one) => [one]) : [run]));
}

/** @param notifications newest first */
export function byDay(notifications: readonly Notification[], now: Date): NotificationDay[] {
  const today = riyadhDay(now);
  const yesterday = addDays(today, -1);
  const days = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const day = riyadhDay(new Date(notification.createdAt));
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  return [...days].map(([day, rows]) => ({
    day,
    name: day === today ? 'today' : day === yesterday ? 'yesterday' : null,
    runs: runsOf(rows),
  }));
}
