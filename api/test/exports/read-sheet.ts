import ExcelJS from 'exceljs';
import type { Answer } from '../browser.js';

/**
 * The first sheet of an export's answer, as a reader of Excel files sees it. @throws Error unless it is a file with a
 * sheet
 */
export async function sheetOf(answer: Answer): Promise<ExcelJS.Worksheet> {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(answer.bytes).buffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('the file has no sheet');
  return sheet;
}

/** Number of the row with the headings. */
export const headRow = (sheet: ExcelJS.Worksheet): number =>
  sheet.views[0]?.state === 'frozen' ? (sheet.views[0].ySplit ?? 0) : 0;

/** Values of a row, from its first cell on. */
export const cells = (sheet: ExcelJS.Worksheet, row: number): unknown[] =>
  (sheet.getRow(row).values as unknown[]).slice(1);

/** Values of a column below its heading; @param at from 1 */
export const column = (sheet: ExcelJS.Worksheet, at: number): unknown[] =>
  Array.from(
    { length: sheet.rowCount - headRow(sheet) },
    (_, index) => sheet.getRow(headRow(sheet) + 1 + index).getCell(at).value,
  );

/** The rows below the headings with all their cells; an empty cell is null. */
export const records = (sheet: ExcelJS.Worksheet): unknown[][] => {
  const width = cells(sheet, headRow(sheet)).length;
  const columns = Array.from({ length: width }, (_, index) => column(sheet, index + 1));
  return (columns[0] ?? []).map((_, index) => columns.map((values) => values[index]));
};
