const dayMs = 86_400_000;

/** A day so many days later, or earlier. @param day `YYYY-MM-DD` */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** When a day of Asia/Riyadh begins: UTC+3 the whole year. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

/** Noon of Riyadh: far from both ends of the day, whoever counts it. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+03:00`);
}
