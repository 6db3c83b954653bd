import { type ImportColumn, importColumnLabels, importColumns, importLimits } from '@waqf/contracts/beneficiaries';
import { arabicCount, arabicNouns, arabicSearchKey } from '@waqf/formats';
import ExcelJS from 'exceljs';
import { strFromU8, strToU8, unzipSync, type Unzipped, zipSync } from 'fflate';
import { unreadable, WorkbookFault } from './workbook-fault.js';

/** A row of the sheet as texts. */
export interface SheetRow {
  /** Row number as in Excel. */
  readonly row: number;
  readonly cells: Readonly<Record<ImportColumn, string>>;
}

/** The most bytes of all unpacked parts of a workbook together; 500 rows of our template need a tenth of it. */
const mostUnpacked = 6_000_000;
const mostParts = 60;
/** Longer than any cell that is accepted, so that the whole of a longer one is never carried around. */
const longestCell = 1_000;
/** The parts that hold the cells; pictures, comments, tables, macros and links are left out. */
const cellParts =
  /^\/?(?:_rels\/\.rels|xl\/(?:(?:_rels\/)?workbook\.xml(?:\.rels)?|(?:sharedStrings|styles)\.xml|worksheets\/[^/]+\.xml))$/i;
/**
 * Elements of a sheet that are not cells. The library expands ranges into cells, so one merged range over a whole sheet
 * of 6 kB would take all memory.
 */
const ignoreNodes = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'autoFilter',
  'mergeCells',
  'rowBreaks',
  'hyperlinks',
  'pageMargins',
  'dataValidations',
  'pageSetup',
  'headerFooter',
  'printOptions',
  'picture',
  'drawing',
  'sheetProtection',
  'tableParts',
  'conditionalFormatting',
  'extLst',
];
const namedRanges = /<definedNames[\s\S]*<\/definedNames\s*>/;

/**
 * Reads the first sheet; empty rows are left out.
 * Runs in a process of its own (`read-in-process.ts`). @throws WorkbookFault
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRow[]> {
  const workbook = new ExcelJS.Workbook();
  try {
    const parts = zipSync(unpacked(bytes), { level: 0 });
    await workbook.xlsx.load(parts.buffer as ArrayBuffer, { ignoreNodes });
  } catch (error) {
    throw error instanceof WorkbookFault ? error : unreadable();
  }
  const [sheet] = workbook.worksheets;
  if (!sheet) throw unreadable();
  const places = placesOf(sheet.getRow(1));
  const rows: SheetRow[] = [];
  let count = 0;
  sheet.eachRow((row, number) => {
    if (number === 1) return;
    const cells = Object.fromEntries(
      importColumns.map((column) => [
        column,
        textOf(places[column] === undefined ? null : row.getCell(places[column])),
      ]),
    ) as Record<ImportColumn, string>;
    if (Object.values(cells).every((text) => text === '')) return;
    count += 1;
    if (count <= importLimits.rows) rows.push({ row: number, cells });
  });
  if (rows.length === 0) throw refused('empty', 'لا صفوف في الملف', 'The file has no rows');
  if (count > importLimits.rows) {
    const files = Math.ceil(count / importLimits.rows);
    throw refused(
      'too-many-rows',
      `صفوف الملف ${count} والحد ${importLimits.rows}. قسّمه إلى ${arabicCount(files, arabicNouns.file)}.`,
      `The file has ${count} rows, at most ${importLimits.rows} are taken. Split it into ${files} files.`,
    );
  }
  return rows;
}

/**
 * The XML parts of the workbook that hold cells. Each part is unpacked only up to the size that it
 * declares, so that a small file can't unpack to a huge one.
 */
function unpacked(bytes: Uint8Array): Unzipped {
  const kept = partsOf(bytes);
  const name = Object.keys(kept).find((each) => /^\/?xl\/workbook\.xml$/i.test(each));
  const book = name === undefined ? undefined : kept[name];
  return name === undefined || !book ? kept : { ...kept, [name]: strToU8(strFromU8(book).replace(namedRanges, '')) };
}

function partsOf(bytes: Uint8Array): Unzipped {
  let size = 0;
  let parts = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!cellParts.test(name)) return false;
      size += originalSize;
      parts += 1;
      if (size > mostUnpacked || parts > mostParts)
        throw refused('too-large', 'محتوى الملف أكبر من المسموح', 'The file unpacks to more than is allowed');
      return true;
    },
  });
}

const refused = (fault: string, ar: string, en: string): WorkbookFault => new WorkbookFault(fault, { ar, en });

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
  if (typeof value === 'number')
    return String(/%/.test(cell.numFmt ?? '') ? Number((value * 100).toFixed(4)) : asExcelShows(value));
  // Objects are rich text and links; an Excel error ("#REF!") is returned as its text.
  return (typeof value === 'object' ? cell.text : String(value)).slice(0, longestCell).trim();
}

/** Excel shows at most 15 digits; a computed value such as 3.3000000000000003 is 3.3 for its user. */
const asExcelShows = (value: number): number => Number(value.toPrecision(15));
