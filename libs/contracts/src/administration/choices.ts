/** Types of file that a deed may have. */
export const fileTypes = ['pdf', 'jpg', 'png'] as const;
export const backupFrequencies = ['daily', 'weekly', 'monthly'] as const;
export const dateFormats = ['dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy-mm-dd'] as const;
export const currencies = ['SAR', 'USD', 'EUR'] as const;
/** The one zone that days, months and fiscal years of the platform are of. */
export const timeZones = ['Asia/Riyadh'] as const;
