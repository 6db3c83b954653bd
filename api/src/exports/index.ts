export { ExportsModule } from './exports.module.js';
export { ExportSources, type ExportSource, type ExportView } from './exports.facade.js';
export { sortRows, type ExportColumn } from './domain/export-column.js';
