export { ExportsModule } from './exports.module.js';
export { ExportSources, type ExportSource, type ExportView } from './export-sources.js';
export { sortRows, type ExportColumn } from './domain/export-column.js';
