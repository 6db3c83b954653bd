import { WorkbookWriter } from '../../exports/index.js';
import { compiledEntry } from '../../platform/index.js';
import { reportWorkbook } from './report-workbook.js';

/** Writes workbooks with a sheet for each table. */
export const reportWorkbooks = new WorkbookWriter(
  reportWorkbook,
  compiledEntry(import.meta.url, './report-workbook-process.js'),
);
