import { readdirSync, readFileSync } from 'node:fs';
import { makeSaudiIban } from '@waqf/formats';
import { UnknownColumnsFault } from './read-csv.js';
import { readStatement } from './read-statement.js';
import { StatementFault } from './statement.js';

/* The files are as banks and their programs write them: api/test/reconciliation/files. */
const folder = new URL('../../../test/reconciliation/files/', import.meta.url);
const bytesOf = (name: string): Uint8Array => readFileSync(new URL(name, folder));
const iban = makeSaudiIban('99', '608010000001');

/** Day and amount in halalas of each line. */
const read: Record<string, [string, bigint][]> = {
  'mt940-trailing-dash.sta': [
    ['2026-10-05', 50_000n],
    ['2026-10-07', -10_000n],
  ],
  'mt940-ctrl-z.sta': [
    ['2026-10-05', 50_000n],
    ['2026-10-07', -10_000n],
  ],
  'mt940-nov-nonref.sta': [
    ['2026-10-05', 50_000n],
    ['2026-10-07', -10_000n],
  ],
  'mt940-blank-entry-date.sta': [['2026-10-05', 50_000n]],
  'mt940-cr-line-ends.sta': [
    ['2026-10-05', 50_000n],
    ['2026-10-07', -10_000n],
  ],
  'mt940-zero-movement.sta': [
    ['2026-10-05', 0n],
    ['2026-10-07', -10_000n],
  ],
  'camt053.xml': [['2026-10-05', 50_000n]],
  'camt053-zero-movement.xml': [
    ['2026-10-05', 0n],
    ['2026-10-05', 500n],
  ],
  'csv-month-names.csv': [
    ['2026-10-01', 50_000n],
    ['2026-10-02', -10_000n],
  ],
  'csv-two-digit-years.csv': [
    ['2026-10-01', 50_000n],
    ['2026-10-13', -10_000n],
  ],
  'csv-arabic-month-names.csv': [
    ['2026-10-01', 50_000n],
    ['2026-10-02', -10_000n],
  ],
  'csv-cr-dr.csv': [
    ['2026-10-01', 50_000n],
    ['2026-10-02', -10_000n],
  ],
  'csv-zero-movement.csv': [
    ['2026-10-01', 0n],
    ['2026-10-02', 50_000n],
  ],
  'csv-cr-line-ends.csv': [['2026-10-01', 50_000n]],
  'csv-windows-1256.csv': [['2026-10-01', 50_000n]],
  'camt053-moment-after-midnight-in-riyadh.xml': [['2026-10-06', 50_000n]],
  'csv-hijri-dates.csv': [
    ['2026-09-30', 50_000n],
    ['2026-10-01', -10_000n],
  ],
};

const refused: Record<string, [StatementFault['reason'], RegExp]> = {
  'mt940-gap-between-statements.sta': ['gap', /500\.00 riyals/],
  'mt940-amount-too-large.sta': ['too-large', /99,999,999,999\.99/],
  'mt942.sta': ['format', /MT942.*MT940/],
  'camt053-two-accounts-othr.xml': ['several-accounts', /more than one account/],
  'camt053-gap.xml': ['gap', /200\.00 riyals/],
  'camt052.xml': ['format', /camt\.052.*CAMT\.053/],
  'camt054.xml': ['format', /camt\.054.*CAMT\.053/],
  'csv-two-accounts-column.csv': ['several-accounts', /more than one account/],
  'camt053-account-of-other-currency.xml': ['currency', /USD/],
  'csv-other-currency-column.csv': ['currency', /USD/],
  'csv-other-currency-heading.csv': ['currency', /USD/],
  'csv-unknown-columns.csv': ['columns', /choose the date/],
  'csv-amount-too-large.csv': ['too-large', /99,999,999,999\.99/],
  'workbook.xlsx': ['format', /XLSX.*CSV/],
};

/** Files of other accounts: the IBAN is kept as written, so that it matches none of our accounts. */
const ofOthers: Record<string, string> = {
  'mt940-other-country.sta': 'GB29NWBK60161331926819',
  'camt053-other-country.xml': 'GB29NWBK60161331926819',
  'camt053-wrong-check-digits.xml': `SA${String((Number(iban.slice(2, 4)) % 97) + 1).padStart(2, '0')}${iban.slice(4)}`,
  'csv-other-country.csv': 'GB29NWBK60161331926819',
  'csv-account-column-of-others.csv': 'SA4420000001234567891234',
  'camt053-other-country-othr.xml': 'GB29NWBK60161331926819',
};

test('every file of the folder is tested', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys({ ...read, ...refused, ...ofOthers }).toSorted());
});

test.each(Object.entries(read))('%s is read', (name, lines) => {
  expect(readStatement(bytesOf(name)).lines.map(({ bookedOn, amount }) => [bookedOn, amount])).toEqual(lines);
});

test.each(Object.entries(refused))('%s is refused with an instruction', (name, [reason, text]) => {
  let fault: unknown;
  try {
    readStatement(bytesOf(name));
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(StatementFault);
  expect((fault as StatementFault).reason).toBe(reason);
  expect((fault as StatementFault).text.en).toMatch(text);
});

test.each(Object.entries(ofOthers))('%s names its own account', (name, account) => {
  expect(readStatement(bytesOf(name)).iban).toBe(account);
  expect(account).not.toBe(iban);
});

test('unknown columns are shown with their first rows, read as assigned, and remembered', () => {
  const file = bytesOf('csv-unknown-columns.csv');
  let table: unknown;
  try {
    readStatement(file);
  } catch (error) {
    table = (error as UnknownColumnsFault).table;
  }
  expect(table).toEqual({
    headings: ['يوم القيد البنكي', 'نص الحركة', 'خارج', 'داخل', 'المتبقي'],
    rows: [
      ['01/10/2026', 'إيجار', '', '500.00', '1500.00'],
      ['02/10/2026', 'رسوم', '100.00', '', '1400.00'],
    ],
  });
  const columns = { date: 0, description: 1, debit: 2, credit: 3, balance: 4 };
  const said = readStatement(file, { columns });
  expect(said).toMatchObject({
    opening: 100_000n,
    closing: 140_000n,
    lines: [{ amount: 50_000n }, { amount: -10_000n }],
  });
  const remembered = new Map([[said.headings!, columns]]);
  expect(readStatement(file, { remembered }).lines).toHaveLength(2);
});
