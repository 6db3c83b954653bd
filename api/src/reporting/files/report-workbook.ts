import type { Language } from '@waqf/contracts/identity';
import { type GregorianOrder, textForSheets } from '@waqf/formats';
import ExcelJS from 'exceljs';
import type { ReportColumn, ReportTable } from './report-tables.js';

const formats = { amount: '#,##0.00', number: '#,##0', text: undefined } as const;

/** A workbook of a report. */
export interface ReportWorkbook {
  readonly title: string;
  readonly siteName: string;
  readonly language: Language;
  readonly dateFormat: GregorianOrder;
  /** Lines above each table, because a sheet may be printed alone. */
  readonly head: readonly string[];
  readonly tables: readonly ReportTable[];
}

/** An Excel workbook with one sheet per table: real numbers and dates, and sums as formulas with their stored value. */
export async function reportWorkbook({
  title,
  siteName,
  language,
  dateFormat,
  head,
  tables,
}: ReportWorkbook): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.creator = siteName;
  workbook.title = title;
  for (const [place, table] of tables.entries()) {
    const sheet = workbook.addWorksheet(
      `${place + 1} ${table.title[language]}`.replace(/[*?:\\/[\]]/g, ' ').slice(0, 31),
      {
        views: [{ state: 'frozen', ySplit: head.length + 2, rightToLeft: language === 'ar' }],
        pageSetup: { paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    );
    for (const [at, line] of head.entries()) {
      const row = sheet.addRow([textForSheets(line)]);
      row.font = at === 0 ? { bold: true, size: 14 } : { color: { argb: 'FF6C737F' } };
    }
    sheet.addRow([textForSheets(table.title[language])]).font = { bold: true };
    sheet.addRow(table.columns.map((column) => column.title[language])).font = { bold: true };
    for (const row of table.rows) sheet.addRow(row.map((cell, at) => cellOf(cell, table.columns[at], language)));
    if (table.total) addTotal(sheet, table, language);
    table.columns.forEach((column, at) => {
      const shown = sheet.getColumn(at + 1);
      shown.width = column.kind === 'text' ? 14 + column.width * 8 : 18;
      const format = column.kind === 'day' ? dateFormat : formats[column.kind];
      if (format !== undefined) shown.numFmt = format;
    });
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** A total that adds up its rows becomes a formula; one that was read separately (a closing balance) stays a value. */
function addTotal(sheet: ExcelJS.Worksheet, { columns, rows, total }: ReportTable, language: Language): void {
  if (!total) return;
  const row = sheet.addRow([]);
  const first = row.number - rows.length;
  row.font = { bold: true };
  total.forEach((cell, at) => {
    const column = columns[at];
    const value = cellOf(cell, column, language);
    const letter = sheet.getColumn(at + 1).letter;
    row.getCell(at + 1).value =
      column?.kind === 'amount' && rows.length > 0 && typeof value === 'number'
        ? { formula: `SUM(${letter}${first}:${letter}${first + rows.length - 1})`, result: value }
        : value;
  });
}

function cellOf(
  cell: ReportTable['rows'][number][number] | undefined,
  column: ReportColumn | undefined,
  language: Language,
): string | number | Date | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell !== 'string') return textForSheets(cell[language]);
  if (column?.kind === 'amount' || column?.kind === 'number') return Number(cell);
  return column?.kind === 'day' ? new Date(`${cell}T00:00:00Z`) : textForSheets(cell);
}
