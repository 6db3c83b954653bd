/** The file types in which a deed may be uploaded. */
export const fileTypes = ['pdf', 'jpg', 'png'] as const;
export const backupFrequencies = ['daily', 'weekly', 'monthly'] as const;
export const dateFormats = ['dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy-mm-dd'] as const;
export const currencies = ['SAR', 'USD', 'EUR'] as const;
