import { defineFact } from '../platform/index.js';

/** Who exported how many rows of which table; the search text is never recorded. */
export const tableExported = defineFact<{ table: string; rows: number; cut: boolean; columns: readonly string[] }>(
  'exports.table-exported',
  {
    title: { ar: 'صُدّر جدول إلى Excel', en: 'A table was exported to Excel' },
    audit: ({ table, ...details }) => ({ subject: { type: 'table', id: table }, waqfId: null, details }),
  },
);
