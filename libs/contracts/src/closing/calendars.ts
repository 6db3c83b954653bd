export const fiscalCalendars = ['hijri', 'gregorian'] as const;
export type FiscalCalendar = (typeof fiscalCalendars)[number];
