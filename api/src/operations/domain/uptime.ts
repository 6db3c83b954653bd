import { type HealthComponent, healthComponents, type HealthDay, type SystemHealth } from '@waqf/contracts/operations';
import { addDays, endOfDay, riyadhDay, startOfDay } from '@waqf/formats';

/** How many minutes of a day a component was found in each state. */
export interface HealthDayRow {
  readonly day: string;
  /** `overall`, or the name of a component. */
  readonly component: string;
  readonly healthy: number;
  readonly warning: number;
  readonly error: number;
  readonly firstMinute: Date;
}

/** The component name of the row that is for all components together. */
export const overall = 'overall';
/** How many days the strip shows. */
export const shownDays = 60;
const minuteMs = 60_000;
/** A component is named from this many minutes of trouble on; a single minute may have been a deployment. */
const leastTroubled = 2;

/** The days of the strip, and the share of minutes in which users could work. @param rows by day, oldest first */
export function historyOf(rows: readonly HealthDayRow[], now: Date): SystemHealth['history'] {
  const totals = rows.filter(({ component }) => component === overall);
  const [first] = totals;
  if (!first) return { availability: null, days: [] };
  const byDay = new Map(totals.map((row) => [row.day, row]));
  const days: HealthDay[] = [];
  for (let day = first.day; day <= riyadhDay(now); day = addDays(day, 1)) {
    const { healthy = 0, warning = 0, error = 0 } = byDay.get(day) ?? {};
    const expected = minutesOf(day, { first, now });
    const missed = Math.max(0, expected - healthy - warning - error);
    days.push({ day, healthy, warning, error, missed, troubled: troubledOn(day, rows) });
  }
  return { availability: availabilityOf(days), days: days.slice(-shownDays) };
}

/** How many minutes of a day could have been checked: from the very first check until now. */
function minutesOf(day: string, { first, now }: { first: HealthDayRow; now: Date }): number {
  const from = day === first.day ? first.firstMinute : startOfDay(day);
  const to = Math.min(now.getTime(), endOfDay(day).getTime() + 1);
  return Math.max(0, Math.floor((to - from.getTime()) / minuteMs));
}

function troubledOn(day: string, rows: readonly HealthDayRow[]): HealthComponent[] {
  return healthComponents.filter((name) =>
    rows.some((row) => row.day === day && row.component === name && row.warning + row.error >= leastTroubled),
  );
}

/** The percentage with two decimals, never rounded up: 100 means every minute. */
function availabilityOf(days: readonly HealthDay[]): number | null {
  const served = days.reduce((sum, { healthy, warning }) => sum + healthy + warning, 0);
  const all = days.reduce((sum, { healthy, warning, error, missed }) => sum + healthy + warning + error + missed, 0);
  return all < 2 ? null : Math.floor((served / all) * 10_000) / 100;
}
