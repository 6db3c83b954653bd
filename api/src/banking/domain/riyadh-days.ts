/** Asia/Riyadh is three hours ahead of UTC all the year. */
const aheadMs = 3 * 3_600_000;
const dayMs = 86_400_000;

/** When a day of Asia/Riyadh begins. @param day `YYYY-MM-DD` */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadMs);
}

/** The day after; @param day `YYYY-MM-DD` */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
