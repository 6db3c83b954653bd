import ExcelJS from 'exceljs';
import { writeWorkbook } from './write-workbook.js';

test('areas show only the decimals that they have, and no row of a saved CSV begins a formula', async () => {
  const file = await writeWorkbook({
    origin: 'https://waqf.example',
    language: 'ar',
    siteName: '=منصة',
    dateFormat: 'dd/mm/yyyy',
    madeAt: new Date('2026-11-23T09:00:00Z'),
    asOf: null,
    title: '@الأوقاف',
    filters: [],
    cutAt: null,
    columns: [
      { key: 'name', kind: 'text', title: 'الاسم' },
      { key: 'area', kind: 'number', title: 'المساحة' },
    ],
    rows: [
      ['\t=1+1', 760],
      ['وقف', 760.25],
      ['+966512345678', null],
    ],
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  const sheet = workbook.worksheets[0]!;
  expect([5, 6].map((row) => [sheet.getCell(row, 2).value, sheet.getCell(row, 2).numFmt])).toEqual([
    [760, '#,##0'],
    [760.25, '#,##0.####'],
  ]);
  const csv = Buffer.from(await workbook.csv.writeBuffer()).toString('utf8');
  expect(csv).toContain("'\t=1+1");
  expect(csv.split('\n').filter((line) => /^"?[=+\-@\t\r]/.test(line) && !/^\+966\d+,?$/.test(line))).toEqual([]);
});
