/** A stretch of time: `from` belongs to it, `to` doesn't; null is open. */
export interface Period {
  from: Date | null;
  to: Date | null;
}

export type PeriodName = 'day' | 'month' | 'year' | 'all';

/** Arabia Standard Time: UTC+3 the whole year, without summer time since 1947. */
const riyadhOffsetMs = 3 * 60 * 60_000;

/**
 * The current day, Gregorian month or Gregorian year of Asia/Riyadh around `now`, as banks and leases count; `all` is
 * unbounded.
 */
export function periodAround(now: Date, name: PeriodName): Period {
  if (name === 'all') return { from: null, to: null };
  const local = new Date(now.getTime() + riyadhOffsetMs);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const ends: Record<Exclude<PeriodName, 'all'>, [number, number]> = {
    day: [Date.UTC(year, month, day), Date.UTC(year, month, day + 1)],
    month: [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)],
    year: [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)],
  };
  const [from, to] = ends[name];
  return { from: new Date(from - riyadhOffsetMs), to: new Date(to - riyadhOffsetMs) };
}

/** The calendar day of Asia/Riyadh at that moment, `YYYY-MM-DD`. */
export function riyadhDay(at: Date): string {
  return new Date(at.getTime() + riyadhOffsetMs).toISOString().slice(0, 10);
}
