const dayMs = 86_400_000;

/** How long the platform keeps data about itself, and how many log lines. */
export const retention = {
  logDays: 30,
  logLines: 200_000,
  healthDays: 60,
  minuteDays: 2,
  requestDays: 60,
} as const;

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs);
