import ExcelJS from 'exceljs';
import { compiledEntry } from '../../platform/index.js';
import { WorkbookWriter } from './workbook-writer.js';
import { writeWorkbook, type WorkbookContent } from './write-workbook.js';

const columns = ['name', 'note', 'amount', 'when'] as const;
const content = (rows: number): WorkbookContent => ({
  origin: 'https://waqf.example',
  language: 'ar',
  siteName: 'منصة وقف',
  dateFormat: 'dd/mm/yyyy',
  madeAt: new Date('2026-11-23T09:00:00Z'),
  asOf: null,
  title: 'المعاملات',
  filters: [],
  cutAt: null,
  columns: columns.map((key, at) => ({
    key,
    kind: (['text', 'text', 'amount', 'day'] as const)[at] ?? 'text',
    title: key,
  })),
  rows: Array.from({ length: rows }, (_, at) => [`=${at}`, `بيان ${at}`, at / 4, new Date('2026-01-05')]),
});

let writtenHere: number;
const writer = new WorkbookWriter(
  (given: WorkbookContent) => {
    writtenHere += 1;
    return writeWorkbook(given);
  },
  compiledEntry(import.meta.url, './table-workbook-process.js'),
);
beforeEach(() => {
  writtenHere = 0;
});

test.each([
  [500, 1],
  [501, 0],
])('a workbook of %i rows is complete, and only a short one is written in this process', async (rows, here) => {
  const file = await writer.execute(content(rows), rows);
  expect(writtenHere).toBe(here);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  const [sheet] = workbook.worksheets;
  expect(sheet?.rowCount).toBe(4 + rows);
  expect(sheet?.lastRow?.values).toEqual([
    undefined,
    `'=${rows - 1}`,
    `بيان ${rows - 1}`,
    (rows - 1) / 4,
    new Date('2026-01-05'),
  ]);
});
