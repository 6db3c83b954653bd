import { statementColumns } from '@waqf/contracts/reconciliation';
import { arabicSearchKey } from '@waqf/formats';

/** What a column of a statement can hold. */
const csvFields = [...statementColumns, 'currency', 'account'] as const;
type CsvField = (typeof csvFields)[number];

/** Place of each known column, counted from zero. */
export type CsvColumns = Partial<Record<CsvField, number>>;

/** Headings as Saudi banks write them, in normalised form (`keyOf`); for each field, earlier ones have priority. */
const headings: Readonly<Record<CsvField, readonly string[]>> = {
  date: [
    'تاريخ العمليه',
    'تاريخ القيد',
    'تاريخ المعامله',
    'تاريخ الحركه',
    'التاريخ',
    'التاريخ الميلادي',
    'تاريخ العمليه الميلادي',
    'تاريخ التنفيذ',
    'تاريخ الترحيل',
    'تاريخ القيمه',
    'تاريخ الحق',
    'التاريخ الهجري',
    'booking date',
    'txn date',
    'trans date',
    'tran date',
    'transaction dt',
    'post date',
    'posted date',
    'process date',
    'processing date',
    'gregorian date',
    'value date',
    'val date',
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
    'الشرح',
    'بيان العمليه',
    'بيان الحركه',
    'وصف الحركه',
    'وصف المعامله',
    'تفاصيل الحركه',
    'تفاصيل المعامله',
    'ملاحظات',
    'txn description',
    'transaction description',
    'transaction narration',
    'memo',
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
    'رقم المعامله',
    'مرجع العمليه',
    'مرجع المصرف',
    'رقم السند',
    'رقم الشيك',
    'reference',
    'txn id',
    'txn ref',
    'txn reference',
    'txn no',
    'transaction no',
    'transaction number',
    'cheque no',
    'cheque number',
    'customer reference',
    'reference number',
    'reference no',
    'ref',
    'ref no',
    'bank reference',
    'transaction id',
    'transaction reference',
  ],
  amount: [
    'المبلغ',
    'مبلغ العمليه',
    'مبلغ الحركه',
    'مبلغ المعامله',
    'القيمه',
    'amount',
    'txn amount',
    'transaction amount',
    'value',
  ],
  debit: [
    'مدين',
    'المدين',
    'سحب',
    'السحب',
    'مسحوبات',
    'خصم',
    'الخصم',
    'مبلغ مدين',
    'المبلغ المدين',
    'مبلغ المدين',
    'المبالغ المدينه',
    'حركه مدينه',
    'المسحوبات',
    'مبلغ السحب',
    'صادر',
    'debits',
    'debit amt',
    'dr',
    'dr amount',
    'withdrawal amount',
    'withdrawal amt',
    'debit',
    'debit amount',
    'withdrawal',
    'withdrawals',
    'paid out',
    'money out',
  ],
  credit: [
    'داين',
    'الداين',
    'ايداع',
    'الايداع',
    'ايداعات',
    'اضافه',
    'مبلغ داين',
    'المبلغ الداين',
    'مبلغ الداين',
    'المبالغ الداينه',
    'حركه داينه',
    'الايداعات',
    'مبلغ الايداع',
    'وارد',
    'credits',
    'credit amt',
    'cr',
    'cr amount',
    'deposit amount',
    'deposit amt',
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
    'مدين/داين',
    'داين/مدين',
    'طبيعه الحركه',
    'اشاره',
    'dr/cr',
    'indicator',
    'sign',
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
    'الرصيد المتاح',
    'الرصيد الحالي',
    'الرصيد بعد الحركه',
    'رصيد الحساب',
    'الرصيد المتبقي',
    'balance',
    'bal',
    'available balance',
    'account balance',
    'closing balance',
    'balance amount',
    'running balance',
    'balance after',
    'ledger balance',
  ],
  currency: [
    'العمله',
    'عمله',
    'عمله الحساب',
    'رمز العمله',
    'currency',
    'ccy',
    'account currency',
    'transaction currency',
  ],
  // The statement's own account; a counterparty's column has a heading that says so.
  account: [
    'رقم الحساب',
    'الحساب',
    'رقم حساب العميل',
    'الايبان',
    'رقم الايبان',
    'ايبان الحساب',
    'iban',
    'account iban',
    'account',
    'account no',
    'account number',
    'acct no',
  ],
};

const fieldByHeading = new Map(
  csvFields.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
);

/**
 * Finds out what each column contains; undefined unless the row names a date and amounts.
 * @param cells a row that may be the headings
 */
export function columnsIn(cells: readonly string[]): CsvColumns | undefined {
  const columns: CsvColumns = {};
  const rank = new Map<CsvField, number>();
  cells.forEach((cell, at) => {
    const field = fieldOf(cell);
    if (field === undefined) return;
    // When two columns fit a field, the one with the earlier heading in `headings` is used (such as the booking date).
    const place = headings[field].indexOf(keyOf(cell));
    if (columns[field] !== undefined && (rank.get(field) ?? 0) <= place) return;
    columns[field] = at;
    rank.set(field, place);
  });
  const amounts = columns.amount !== undefined || (columns.debit !== undefined && columns.credit !== undefined);
  return columns.date !== undefined && amounts ? columns : undefined;
}

function fieldOf(cell: string): CsvField | undefined {
  return fieldByHeading.get(keyOf(cell));
}

/** A heading in normalised form for comparison: without its currency, extra blanks, and blanks around slashes. */
export function keyOf(heading: string): string {
  return arabicSearchKey(heading.slice(0, 80))
    .replace(/[([]?\b(?:sar|sr)\b[)\]]?|[([](?:ريال|ر\.?س\.?)[^)\]]*[)\]]|[.:]+$/g, '')
    .replace(/\s*\/\s*/g, '/')
    .replace(/_/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Foreign currencies that a file may name, by code or in words. */
const foreign =
  /\b(USD|EUR|GBP|AED|KWD|BHD|QAR|OMR|EGP|JOD|TRY|INR|PKR|CHF|JPY|CNY|YER|SDG|IQD|LBP|MAD|TND|MYR|IDR|CAD|AUD|NZD|SGD|HKD|SEK|NOK|DKK|THB|PHP|BDT|LKR|NGN|KES|ETB|ZAR|SYP|DZD|LYD)\b|دولار|يورو|درهم|دينار|جنيه|ليره/i;

/** The foreign currency that a cell names; undefined for riyals or no currency. */
export function foreignCurrencyIn(cell: string): string | undefined {
  return foreign.exec(arabicSearchKey(cell).toUpperCase())?.[0];
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
