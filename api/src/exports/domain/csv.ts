import { textForSheets } from '@waqf/formats';

/** Lines of cells as CSV with a byte order mark; cells are escaped so that no spreadsheet runs one as a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;

function quoted(cell: string): string {
  const safe = textForSheets(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
