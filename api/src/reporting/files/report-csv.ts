import type { Language } from '@waqf/contracts/identity';
import { textForSheets } from '../../exports/index.js';
import type { ReportTable } from './report-tables.js';

/** UTF-8 with its mark, so that Excel reads Arabic; tables one under the other, a blank line between. */
export function reportCsv(tables: readonly ReportTable[], language: Language, asOf: string): Buffer {
  const lines = tables.flatMap(({ title, columns, rows, total }) => [
    [title[language]],
    columns.map((column) => column.title[language]),
    ...[...rows, ...(total ? [total] : [])].map((row) =>
      row.map((cell) => (cell === null ? '' : typeof cell === 'string' ? cell : cell[language])),
    ),
    [],
  ]);
  return Buffer.from(csvOf(asOf === '' ? lines : [[asOf], [], ...lines]), 'utf8');
}

/** Lines of cells as CSV with its mark; no cell is read as a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;

function quoted(cell: string): string {
  const safe = textForSheets(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
