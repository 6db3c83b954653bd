export const exportFormats = ['pdf', 'xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** What an answer may say: the pack is an archive. */
export const exportedFormats = [...exportFormats, 'zip'] as const;
export type ExportedFormat = (typeof exportedFormats)[number];
