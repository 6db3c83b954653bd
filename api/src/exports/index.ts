export { ExportsModule } from './exports.module.js';
export {
  ExportSources,
  ReportExports,
  type ExportSource,
  type ExportView,
  type ReportExporter,
} from './exports.facade.js';
export { filtersInWords, periodFilters, type ExportFilter, waqfFilter } from './domain/export-filter.js';
export { WorkbookWriter } from './workbook/workbook-writer.js';
export { csvOf } from './domain/csv.js';
export { sortRows, type ExportColumn } from './domain/export-column.js';
