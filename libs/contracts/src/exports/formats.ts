export const exportFormats = ['pdf', 'xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
