import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';

/** Most rows of one file; the file and the answer say it when there are more. */
export const mostExportedRows = 10_000;

/** Names of the tables that the screens export. */
export const exportedTables = ['waqfs', 'transactions', 'account-statement', 'bank-transfers'] as const;
export type ExportedTable = (typeof exportedTables)[number];

const text = (most: number, required: string = messageKey('field.exportInvalid')) =>
  z.string(required).check(z.maxLength(most, messageKey('field.exportInvalid')));

/** `POST /api/exports`: a table as the person sees it, in one Excel file (200, the file). */
export const exportTable = z.strictObject({
  /** Name under which a context registered the table: one of `exportedTables`. */
  table: z
    .string(messageKey('field.exportTableRequired'))
    .check(z.regex(/^[a-z][a-z-]{0,40}$/, messageKey('field.exportInvalid'))),
  search: z.optional(z.string().check(z.maxLength(100, messageKey('field.searchLong')))),
  sort: z.optional(
    z.strictObject({
      key: text(40, messageKey('field.sortColumnRequired')),
      order: z.enum(['ascending', 'descending'], messageKey('field.sortOrderRequired')),
    }),
  ),
  /** Keys of the columns shown, in their order; all of them when absent. */
  columns: z.optional(
    z
      .array(text(40))
      .check(z.minLength(1, messageKey('field.exportInvalid')), z.maxLength(40, messageKey('field.exportInvalid'))),
  ),
  /** The table's own filters, as its address bar names them. */
  filters: z.optional(z.record(text(40), text(100))),
});
export type ExportTable = z.infer<typeof exportTable>;

/** Header of the answer when the file was cut: how many rows it holds. */
export const cutHeader = 'x-export-cut';
