export const exportFormats = ['pdf', 'xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** Formats in an answer; `zip` is the pack, which is an archive. */
export const exportedFormats = [...exportFormats, 'zip'] as const;
export type ExportedFormat = (typeof exportedFormats)[number];
