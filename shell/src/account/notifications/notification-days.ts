import type { Notification } from '@waqf/contracts/notifications';
import { addDays, riyadhDay } from '@waqf/formats';

/** A day of Riyadh with its notifications; a run are equal ones that follow one another. */
export interface NotificationDay {
  /** ISO. */
  day: string;
  /** What the day is called from today; null: by its date. */
  name: 'today' | 'yesterday' | null;
  runs: Notification[][];
}

/** So many equal ones are folded; fewer are read as fast as the line that would stand for them. */
const leastFolded = 3;

const isEqual = (one: Notification, other: Notification): boolean =>
  one.title === other.title && one.category === other.category && one.type === other.type;

/** Runs of one where fewer than `leastFolded` follow one another. */
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
