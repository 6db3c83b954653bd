import { defineFact } from '../platform/index.js';

/** Who took how many rows of what; never what was searched for. */
export const tableExported = defineFact<{ table: string; rows: number; cut: boolean; columns: readonly string[] }>(
  'exports.table-exported',
  {
    title: { ar: 'صُدّر جدول إلى Excel', en: 'A table was exported to Excel' },
    audit: ({ table, ...details }) => ({ subject: { type: 'table', id: table }, waqfId: null, details }),
  },
);
