import { arabicSearchKey } from '@waqf/formats';

/** What a column of a statement can hold. */
export const csvFields = ['date', 'description', 'reference', 'amount', 'debit', 'credit', 'mark', 'balance'] as const;
export type CsvField = (typeof csvFields)[number];

/** Place of each known column, counted from zero. */
export type CsvColumns = Partial<Record<CsvField, number>>;

/** Headings as Saudi banks write them, by their search key. The first that fits a column decides. */
const headings: Readonly<Record<CsvField, readonly string[]>> = {
  date: [
    'تاريخ العمليه',
    'تاريخ القيد',
    'تاريخ المعامله',
    'تاريخ الحركه',
    'التاريخ',
    'booking date',
    'transaction date',
    'posting date',
    'entry date',
    'date',
  ],
  description: [
    'الوصف',
    'وصف العمليه',
    'البيان',
    'التفاصيل',
    'تفاصيل العمليه',
    'شرح',
    'description',
    'details',
    'narrative',
    'narration',
    'particulars',
    'transaction details',
    'remarks',
  ],
  reference: [
    'المرجع',
    'رقم المرجع',
    'الرقم المرجعي',
    'رقم العمليه',
    'رقم الحركه',
    'reference',
    'reference number',
    'reference no',
    'ref',
    'ref no',
    'bank reference',
    'transaction id',
    'transaction reference',
  ],
  amount: ['المبلغ', 'مبلغ العمليه', 'القيمه', 'amount', 'transaction amount', 'value'],
  debit: [
    'مدين',
    'المدين',
    'سحب',
    'السحب',
    'مسحوبات',
    'خصم',
    'الخصم',
    'مبلغ مدين',
    'debit',
    'debit amount',
    'withdrawal',
    'withdrawals',
    'paid out',
    'money out',
  ],
  credit: [
    'دائن',
    'الدائن',
    'ايداع',
    'الايداع',
    'ايداعات',
    'اضافه',
    'مبلغ دائن',
    'credit',
    'credit amount',
    'deposit',
    'deposits',
    'paid in',
    'money in',
  ],
  mark: [
    'النوع',
    'نوع العمليه',
    'نوع الحركه',
    'مدين/دائن',
    'دائن/مدين',
    'dr/cr',
    'cr/dr',
    'd/c',
    'debit/credit',
    'type',
    'transaction type',
  ],
  balance: [
    'الرصيد',
    'الرصيد بعد العمليه',
    'الرصيد الجاري',
    'رصيد',
    'balance',
    'running balance',
    'balance after',
    'ledger balance',
  ],
};

const fieldByHeading = new Map(
  csvFields.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
);

/**
 * Finds out which column holds what; undefined unless the row names a date and amounts.
 * @param cells a row that may be the headings
 */
export function columnsIn(cells: readonly string[]): CsvColumns | undefined {
  const columns: CsvColumns = {};
  cells.forEach((cell, at) => {
    const field = fieldOf(cell);
    if (field !== undefined) columns[field] ??= at;
  });
  const amounts = columns.amount !== undefined || (columns.debit !== undefined && columns.credit !== undefined);
  return columns.date !== undefined && amounts ? columns : undefined;
}

function fieldOf(cell: string): CsvField | undefined {
  const key = arabicSearchKey(cell.slice(0, 80))
    .replace(/[\u200e\u200f\u061c\ufeff]/g, '')
    .replace(/\((sar|ريال|ر\.?س\.?)\)|\bsar\b|[.:]+$/g, '')
    .trim();
  return fieldByHeading.get(key) ?? fieldByHeading.get(key.replace(/\s*\/\s*/g, '/'));
}

const openingKeys = [
  'الرصيد الافتتاحي',
  'رصيد افتتاحي',
  'الرصيد السابق',
  'رصيد اول المده',
  'opening balance',
  'balance brought forward',
  'previous balance',
];
const closingKeys = ['الرصيد الختامي', 'رصيد ختامي', 'رصيد اخر المده', 'closing balance', 'balance carried forward'];

/** Whether one of the cells names the opening or the closing balance. */
export function balanceNamedIn(cells: readonly string[]): 'opening' | 'closing' | undefined {
  const keys = cells.map((cell) => arabicSearchKey(cell.slice(0, 80)));
  if (keys.some((key) => openingKeys.some((name) => key.startsWith(name)))) return 'opening';
  return keys.some((key) => closingKeys.some((name) => key.startsWith(name))) ? 'closing' : undefined;
}
