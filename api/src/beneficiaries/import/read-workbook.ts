import type { Bilingual } from '@waqf/contracts';
import { type ImportColumn, importColumnLabels, importColumns, importLimits } from '@waqf/contracts/beneficiaries';
import { arabicSearchKey } from '@waqf/formats';
import ExcelJS from 'exceljs';
import { unzipSync, type Unzipped, zipSync } from 'fflate';
import { BeneficiariesFileRefusedError } from '../beneficiaries.errors.js';

/** A row of the sheet as texts. */
export interface SheetRow {
  /** Row number as in Excel. */
  readonly row: number;
  readonly cells: Readonly<Record<ImportColumn, string>>;
}

/** The most bytes of all unpacked parts of a workbook together; 500 rows of our template need a tenth of it. */
const mostUnpacked = 6_000_000;
const mostParts = 60;

const unreadable = (): BeneficiariesFileRefusedError =>
  new BeneficiariesFileRefusedError('unreadable', {
    ar: 'لم نتمكن من قراءة الملف. احفظه من Excel بصيغة xlsx ثم ارفعه.',
    en: 'The file could not be read. Save it in Excel as xlsx and upload it again.',
  });

/**
 * Reads the first sheet; empty rows are left out.
 * @throws BeneficiariesFileRefusedError (422)
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRow[]> {
  const workbook = new ExcelJS.Workbook();
  try {
    const parts = zipSync(unpacked(bytes), { level: 0 });
    await workbook.xlsx.load(parts.buffer as ArrayBuffer);
  } catch (error) {
    throw error instanceof BeneficiariesFileRefusedError ? error : unreadable();
  }
  const [sheet] = workbook.worksheets;
  if (!sheet) throw unreadable();
  const places = placesOf(sheet.getRow(1));
  const rows: SheetRow[] = [];
  sheet.eachRow((row, number) => {
    if (number === 1) return;
    const cells = Object.fromEntries(
      importColumns.map((column) => [
        column,
        textOf(places[column] === undefined ? null : row.getCell(places[column])),
      ]),
    ) as Record<ImportColumn, string>;
    if (Object.values(cells).some((text) => text !== '')) rows.push({ row: number, cells });
  });
  if (rows.length === 0) throw refused('empty', 'لا صفوف في الملف', 'The file has no rows');
  if (rows.length > importLimits.rows)
    throw refused(
      'too-many-rows',
      `صفوف الملف ${rows.length} والحد ${importLimits.rows}. قسّمه إلى ملفين.`,
      `The file has ${rows.length} rows, at most ${importLimits.rows} are taken. Split it.`,
    );
  return rows;
}

/**
 * The XML parts of the workbook without pictures and macros. Each part is unpacked only up to the size that it
 * declares, so that a small file can't unpack to a huge one.
 */
function unpacked(bytes: Uint8Array): Unzipped {
  let size = 0;
  let parts = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      size += originalSize;
      parts += 1;
      if (size > mostUnpacked || parts > mostParts)
        throw refused('too-large', 'محتوى الملف أكبر من المسموح', 'The file unpacks to more than is allowed');
      return true;
    },
  });
}

const refused = (fault: string, ar: string, en: string): BeneficiariesFileRefusedError =>
  new BeneficiariesFileRefusedError(fault, { ar, en } satisfies Bilingual);

/** The position of each column; the two required columns must exist. */
function placesOf(headings: ExcelJS.Row): Partial<Record<ImportColumn, number>> {
  const places: Partial<Record<ImportColumn, number>> = {};
  headings.eachCell((cell, number) => {
    const heading = arabicSearchKey(textOf(cell));
    const column = importColumns.find((each) => {
      const { ar, en } = importColumnLabels[each];
      return arabicSearchKey(ar) === heading || arabicSearchKey(en) === heading;
    });
    if (column) places[column] ??= number;
  });
  for (const column of ['nationalId', 'fullName'] as const)
    if (places[column] === undefined)
      throw refused(
        'headings',
        `لم نجد عمود «${importColumnLabels[column].ar}» في الصف الأول. استعمل القالب.`,
        `There is no column “${importColumnLabels[column].en}” in the first row. Use the template.`,
      );
  return places;
}

/** The text that a user sees in a cell; a day as ISO, a value formatted as percent as its number. */
function textOf(cell: ExcelJS.Cell | null): string {
  if (!cell) return '';
  const value = cell.type === ExcelJS.ValueType.Formula ? cell.result : cell.value;
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(/%/.test(cell.numFmt ?? '') ? Number((value * 100).toFixed(4)) : value);
  // Objects are rich text and links; an Excel error ("#REF!") is returned as its text.
  return (typeof value === 'object' ? cell.text : String(value)).trim();
}
