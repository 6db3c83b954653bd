import type { Language } from '@waqf/contracts/identity';
import { csvOf } from '../../exports/index.js';
import type { ReportTable } from './report-tables.js';

/**
 * UTF-8 with a byte order mark, so that Excel reads Arabic; one table below the other, with a blank line between.
 * @param head what the figures are
 */
export function reportCsv(tables: readonly ReportTable[], language: Language, head: readonly string[]): Buffer {
  const lines = tables.flatMap(({ title, columns, rows, total }) => [
    [title[language]],
    columns.map((column) => column.title[language]),
    ...[...rows, ...(total ? [total] : [])].map((row) =>
      row.map((cell) => (cell === null ? '' : typeof cell === 'string' ? cell : cell[language])),
    ),
    [],
  ]);
  return Buffer.from(csvOf([...head.map((line) => [line]), [], ...lines]), 'utf8');
}
