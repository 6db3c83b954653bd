import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@waqf/contracts/identity';
import {
  arabicCount,
  arabicNouns,
  displayGregorianDay,
  displayHijri,
  displayNumber,
  displayTime,
  textForSheets,
} from '@waqf/formats';
import ExcelJS from 'exceljs';
import type { SystemSettings } from '../../platform/index.js';
import type { CellValue, ExportColumn } from '../domain/export-column.js';
import type { ExportFilter } from '../domain/export-filter.js';

type Kind = ExportColumn<unknown>['kind'];

export interface WorkbookContent {
  readonly language: Language;
  readonly siteName: string;
  /** Public address of the platform for links: scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly dateFormat: SystemSettings['dateFormat'];
  readonly madeAt: Date;
  /** The moment of the data, when it is older than the file; otherwise null. */
  readonly asOf: Date | null;
  readonly title: string;
  /** What narrows the rows: the filters and the search; empty when the file has the whole table. */
  readonly filters: readonly ExportFilter[];
  /** The number of exported rows when the table has more; null when the file has all rows. */
  readonly cutAt: number | null;
  readonly columns: readonly { readonly key: string; readonly kind: Kind; readonly title: string }[];
  readonly rows: readonly (readonly CellValue[])[];
}

const words = {
  made: { ar: 'صُدّر في', en: 'Exported on' },
  asOf: { ar: 'البيانات كما كانت في', en: 'Data as of' },
  only: { ar: 'التصفية', en: 'Filtered by' },
  open: { ar: 'افتح', en: 'Open' },
  cut: {
    ar: (rows: number) =>
      `يقتصر الملف على أول ${arabicCount(rows, arabicNouns.row)}. ضيّق البحث أو التصفية لتصدير الباقي.`,
    en: (rows: number) =>
      `The file holds the first ${displayNumber(rows)} rows only. Narrow the search or the filter to export the rest.`,
  },
};

/** Number of rows between two pauses, so that other requests are answered while a long file is written. */
const rowsAtOnce = 250;
const widest = 60;
const wholeNumber = '#,##0';

/**
 * Writes one sheet: title and platform, the moment, the filters, the headings (bold, frozen, with filters), the rows.
 * Right to left in Arabic. Texts are shared strings, and none begins like a formula, so that they stay texts even in a
 * CSV file saved from the sheet.
 */
export async function writeWorkbook(content: WorkbookContent): Promise<Buffer> {
  const stream = new PassThrough();
  const file = buffer(stream);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  workbook.creator = content.siteName;
  workbook.created = content.madeAt;
  const sheet = addSheet(workbook, content);
  writeHead(sheet, content);
  await writeRows(sheet, content);
  sheet.commit();
  await workbook.commit();
  return file;
}

/** The row of the headings of columns: below the title, the moment, the optional lines and an empty row. */
const headRow = ({ filters, cutAt }: WorkbookContent): number =>
  4 + (filters.length > 0 ? 1 : 0) + (cutAt === null ? 0 : 1);

function addSheet(workbook: ExcelJS.stream.xlsx.WorkbookWriter, content: WorkbookContent): ExcelJS.Worksheet {
  const { language, siteName, title, columns, rows } = content;
  const sheet = workbook.addWorksheet(sheetName(title), {
    views: [{ state: 'frozen', ySplit: headRow(content), rightToLeft: language === 'ar' }],
    pageSetup: {
      paperSize: 9,
      orientation: columns.length > 5 ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
    headerFooter: {
      oddHeader: `&C${headerText(`${siteName} · ${title}`)}`,
      oddFooter: `&C${headerText(momentText(content))} · &P / &N`,
    },
  });
  sheet.columns = columns.map((column, at) => ({
    key: column.key,
    width: widthOf(column.title, column.kind, rows, at),
    style: styleOf(column.kind, content.dateFormat),
  }));
  return sheet;
}

function writeHead(sheet: ExcelJS.Worksheet, content: WorkbookContent): void {
  const { language, siteName, title, columns, rows, filters, cutAt } = content;
  const headAt = headRow(content);
  sheet.addRow([textForSheets(`${title} · ${siteName}`)]).font = { bold: true, size: 14 };
  sheet.addRow([madeText(content)]).font = { color: { argb: 'FF6C737F' } };
  if (filters.length > 0) sheet.addRow([textForSheets(filterText(content))]).font = { color: { argb: 'FF6C737F' } };
  if (cutAt !== null) sheet.addRow([words.cut[language](cutAt)]).font = { bold: true, color: { argb: 'FFB54708' } };
  sheet.addRow([]);
  for (let line = 1; line < headAt; line += 1) sheet.getRow(line).getCell(1).alignment = { wrapText: false };
  const head = sheet.addRow(columns.map((column) => column.title));
  head.eachCell((cell) => {
    cell.font = { bold: true, color: { argb: 'FF14573A' } };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFECFDF3' } };
    cell.border = { bottom: { style: 'thin', color: { argb: 'FF1B8354' } } };
    cell.alignment = { vertical: 'middle', wrapText: true };
  });
  sheet.autoFilter = { from: { row: headAt, column: 1 }, to: { row: headAt + rows.length, column: columns.length } };
}

async function writeRows(
  sheet: ExcelJS.Worksheet,
  { language, origin, columns, rows }: WorkbookContent,
): Promise<void> {
  for (const [at, row] of rows.entries()) {
    const added = sheet.addRow(
      row.map((value, column) => {
        if (typeof value !== 'string') return value;
        if (columns[column]?.kind === 'link') return { text: words.open[language], hyperlink: `${origin}${value}` };
        return textForSheets(value);
      }),
    );
    columns.forEach(({ kind }, column) => {
      // The format of the column has optional decimals: with it, a whole number would show a decimal point at its end.
      if (kind === 'number' && Number.isInteger(row[column])) added.getCell(column + 1).numFmt = wholeNumber;
    });
    added.commit();
    if (at % rowsAtOnce === rowsAtOnce - 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** When the file was made, and the moment of its data. */
function madeText(content: WorkbookContent): string {
  const { language, asOf } = content;
  const made = `${words.made[language]} ${momentText(content)}`;
  return asOf === null ? made : `${made} · ${words.asOf[language]} ${momentText({ ...content, madeAt: asOf })}`;
}

/** `التصفية – النوع: إيراد · من: 1 محرم 1448هـ (16 يونيو 2026)` */
function filterText({ filters, language, dateFormat }: WorkbookContent): string {
  const named = filters.map((filter) => {
    const value =
      'day' in filter
        ? `${displayHijri(filter.day, language)} (${displayGregorianDay(filter.day, language, dateFormat)})`
        : filter.value;
    return `${filter.title[language]}: ${value}`;
  });
  return `${words.only[language]} – ${named.join(' · ')}`;
}

function momentText({ madeAt, language, dateFormat }: WorkbookContent): string {
  return (
    `${displayHijri(madeAt, language)} · ${displayGregorianDay(madeAt, language, dateFormat)}` +
    ` · ${displayTime(madeAt)}`
  );
}

/** Excel refuses these characters, and names longer than 31 characters. */
function sheetName(title: string): string {
  return title.replace(/[*?:\\/[\]]/g, ' ').slice(0, 31);
}

/** `&` starts a code in headers and footers, so it is doubled. */
function headerText(text: string): string {
  return text.replaceAll('&', '&&').slice(0, 100);
}

function styleOf(kind: Kind, dateFormat: string): Partial<ExcelJS.Style> {
  switch (kind) {
    case 'amount':
      return { numFmt: '#,##0.00' };
    case 'number':
      return { numFmt: '#,##0.####' };
    case 'day':
      return { numFmt: dateFormat };
    case 'link':
      return { font: { color: { argb: 'FF1B8354' }, underline: true } };
    case 'moment':
      return { numFmt: `${dateFormat} hh:mm` };
    default:
      return { alignment: { vertical: 'top', wrapText: true } };
  }
}

/** The column width in characters: that of the longest text in the first rows, within limits. */
function widthOf(title: string, kind: Kind, rows: readonly (readonly CellValue[])[], at: number): number {
  if (kind !== 'text') return Math.max(title.length + 4, kind === 'moment' ? 20 : 16);
  const longest = rows.slice(0, 200).reduce((most, row) => Math.max(most, String(row[at] ?? '').length), title.length);
  return Math.min(widest, longest + 4);
}
