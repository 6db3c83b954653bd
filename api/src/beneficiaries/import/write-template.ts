import { importColumnLabels, importColumns } from '@waqf/contracts/beneficiaries';
import type { Language } from '@waqf/contracts/identity';
import ExcelJS from 'exceljs';

/** The empty template: one sheet with the headings; ids are formatted as text so that no leading zero is lost. */
export async function writeTemplate(language: Language): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const name = { ar: 'المستفيدون', en: 'Beneficiaries' }[language];
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: 1, rightToLeft: language === 'ar' }],
  });
  sheet.columns = importColumns.map((column) => ({
    key: column,
    header: importColumnLabels[column][language],
    width: column === 'fullName' ? 36 : 18,
    style: column === 'nationalId' ? { numFmt: '@' } : {},
  }));
  sheet.getRow(1).font = { bold: true, color: { argb: 'FF14573A' } };
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
