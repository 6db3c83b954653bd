import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { searchText } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { exportReport } from './report-export.js';

export * from './report-export.js';

/** Most rows of one file; when the table has more, both the file and the answer say so. */
export const mostExportedRows = 10_000;

/** Names of the tables that the screens export. */
export const exportedTables = ['waqfs', 'transactions', 'account-statement', 'bank-transfers'] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** More filters than any table has. */
const mostFilters = 20;

const invalid = messageKey('field.exportInvalid');
/** Key of a column or a filter. */
const key = (required: string = invalid) =>
  z.string(required).check(z.maxLength(40, invalid), z.regex(/^[\w.-]+$/, invalid));
const filterText = proseText({ least: 0, most: 100, short: invalid, long: invalid });

/** Body of `POST /api/exports` for a table as the user sees it: 200 with one Excel file. */
export const exportTable = z.strictObject({
  /** The name under which a context registered the table: one of `exportedTables`. */
  table: z
    .string(messageKey('field.exportTableRequired'))
    .check(z.regex(/^[a-z][a-z-]{0,40}$/, messageKey('field.exportInvalid'))),
  search: z.optional(searchText),
  sort: z.optional(
    z.strictObject({
      key: key(messageKey('field.sortColumnRequired')),
      order: z.enum(['ascending', 'descending'], messageKey('field.sortOrderRequired')),
    }),
  ),
  /** Keys of the columns shown, in their order; all columns when left out. */
  columns: z.optional(
    z
      .array(key())
      .check(z.minLength(1, messageKey('field.exportInvalid')), z.maxLength(40, messageKey('field.exportInvalid'))),
  ),
  /** The table's own filters, named as in the query of its page. */
  filters: z.optional(
    z.record(key(), filterText).check(
      z.refine((filters) => Object.keys(filters).length <= mostFilters, {
        error: invalid,
        params: { mostKeys: mostFilters },
      }),
    ),
  ),
});
export type ExportTable = z.infer<typeof exportTable>;

/** Header of the answer when the file was cut; its value is the number of rows in the file. */
export const cutHeader = 'x-export-cut';

/**
 * Body of `POST /api/exports`: either a table (200 with the file, Excel unless `format` is `csv`) or a report (202, its
 * file is made afterwards), not both.
 */
export const exportRequest = z
  .strictObject({
    table: z.optional(exportTable.shape.table),
    search: exportTable.shape.search,
    sort: exportTable.shape.sort,
    columns: exportTable.shape.columns,
    report: z.optional(exportReport.shape.report),
    format: z.optional(exportReport.shape.format),
    language: exportReport.shape.language,
    filters: exportTable.shape.filters,
  })
  .check(
    z.refine(({ table, report }) => table !== undefined || report !== undefined, {
      error: messageKey('field.exportTableRequired'),
      path: ['table'],
    }),
    z.refine(({ table, report }) => table === undefined || report === undefined, {
      error: messageKey('field.exportInvalid'),
      path: ['report'],
    }),
    // Screens and older pages send no format with a table and get Excel.
    z.refine(({ table, format }) => table === undefined || format !== 'pdf', {
      error: messageKey('field.exportTableFormat'),
      path: ['format'],
    }),
  );
export type ExportRequest = z.infer<typeof exportRequest>;
