import { parse } from 'csv-parse/sync';
import { arabicSearchKey, compactNumber } from '@waqf/formats';
import { displayAmount, halalas, type Halalas } from '@waqf/money';
import type { StatementColumns, UnknownColumns } from '@waqf/contracts/reconciliation';
import { amountIn, dateOrderOf, dayIn, plainText, referencesIn, type DateOrder } from './cell-values.js';
import { balanceNamedIn, columnsIn, foreignCurrencyIn, keyOf, type CsvColumns } from './csv-columns.js';
import { foreignCurrency, ibanOf, severalAccounts, tooManyLines } from './read-mt940.js';
import {
  checkSum,
  faultOfLines,
  lineFault,
  lineText,
  readEach,
  StatementFault,
  type ParsedLine,
  type ParsedStatement,
} from './statement.js';

const longestWrittenDay = 40;

interface Row {
  place: number;
  cells: string[];
}

/** A line with the balance in its row; null when there is no such column. */
interface BalancedLine extends ParsedLine {
  balance: Halalas | null;
}

/** Balances that the user entered, for a file that has none. */
export interface GivenBalances {
  opening?: Halalas;
  closing?: Halalas;
}

/** Information missing in a CSV file, given by the user now or for an earlier file of the bank. */
export interface GivenForCsv extends GivenBalances {
  /** Columns chosen for this file, counted from zero. */
  columns?: StatementColumns | undefined;
  /** Columns chosen for earlier files of the same bank, by `headingsKey`. */
  remembered?: ReadonlyMap<string, StatementColumns> | undefined;
}

/** The headings were not recognised; `table` has them and the first rows, so that the user can choose the columns. */
export class UnknownColumnsFault extends StatementFault {
  constructor(readonly table: UnknownColumns) {
    super('columns', {
      ar: 'لم نعرف أعمدة الملف: اختر عمود التاريخ، وعمود المبلغ أو عمودي المدين والدائن',
      en: 'The columns of the file are not known: choose the date, and the amount or debit and credit',
    });
  }
}

/** Key of a row of headings: the same for every file of a bank with these columns. */
function headingsKey(cells: readonly string[]): string {
  return cells.map(keyOf).join('|').slice(0, 2_000);
}

const delimiters = [',', ';', '\t', '|'];
/** The headings are searched in this many first rows; above them banks print the account and the period. */
const headingRows = 40;
const longestRow = 16_384;
const mostColumns = 60;

/**
 * Reads a CSV statement whose columns are found by their Arabic or English headings. Opening and closing balance are
 * taken from the balance column, from rows that name them, or from the user's input.
 * @throws StatementFault
 */
export function readCsv(text: string, mostLines: number, given: GivenForCsv = {}): ParsedStatement {
  const { rows, heading, columns } = tableIn(text, mostLines, given);
  const above = rows.slice(0, heading);
  const below = rows.slice(heading + 1);
  const movements = below.filter((row) => isMovement(row, columns));
  refuseForeign(rows.slice(0, heading + 1), movements, columns);
  const named = namedBalances([...above, ...below.filter((row) => !isMovement(row, columns))]);
  const { order, undecided } = dateOrderOf(movements.map((row) => row.cells[columns.date!] ?? ''));
  const read = readEach(movements, (row) => readRow(row, columns, order));
  if (read.length > mostLines) throw tooManyLines(mostLines);
  if (read.length === 0)
    throw new StatementFault('empty', { ar: 'لا توجد حركات في الكشف', en: 'The statement has no movements' });
  const lines = oldestFirst(read);
  const { opening, closing } = balancesOf(lines, {
    opening: named.get('opening') ?? given.opening,
    closing: named.get('closing') ?? given.closing,
  });
  checkSum({ opening, closing, lines });
  return {
    format: 'csv',
    headings: headingsKey(rows[heading]?.cells ?? []),
    iban: ibanIn(above, movements, columns),
    number: null,
    opening,
    closing,
    ...uncertainDayIn(undecided, order),
    lines: lines.map(({ balance: _balance, ...line }) => line),
  };
}

function uncertainDayIn(cell: string | null, order: DateOrder): Pick<ParsedStatement, 'uncertainDay'> {
  const readAs = cell === null ? undefined : dayIn(cell, order);
  return cell === null || readAs === undefined
    ? {}
    : { uncertainDay: { written: plainText(cell).slice(0, longestWrittenDay), readAs } };
}

interface Table {
  rows: Row[];
  heading: number;
  columns: CsvColumns;
}

function tableIn(text: string, mostLines: number, given: GivenForCsv): Table {
  let fault: StatementFault | undefined;
  let unknown: { rows: Row[]; heading: number } | undefined;
  for (const delimiter of delimiters) {
    try {
      const rows = rowsOf(text, delimiter, mostLines);
      const found = knownTable(rows, given);
      if (found) return found;
      const heading = likelyHeading(rows);
      if (heading >= 0 && (rows[heading]?.cells.length ?? 0) > (unknown?.rows[unknown.heading]?.cells.length ?? 1))
        unknown = { rows, heading };
    } catch (error) {
      if (!(error instanceof StatementFault)) throw error;
      if (error.reason === 'too-many-lines') throw error;
      fault ??= error;
    }
  }
  if (unknown && given.columns) return { ...unknown, columns: given.columns };
  if (unknown) throw new UnknownColumnsFault(tableForPeople(unknown));
  throw (
    fault ??
    new StatementFault('columns', {
      ar: 'لم نجد عناوين الأعمدة: يلزم التاريخ، والمبلغ أو المدين والدائن',
      en: 'No column headings were found: a date, and an amount or debit and credit are needed',
    })
  );
}

/** The table, when its headings are known or the user explained them for an earlier file of the bank. */
function knownTable(rows: Row[], { columns: chosen, remembered }: GivenForCsv): Table | undefined {
  if (chosen) return undefined;
  for (const [heading, row] of rows.slice(0, headingRows).entries()) {
    const columns = remembered?.get(headingsKey(row.cells)) ?? columnsIn(row.cells);
    if (columns) return { rows, heading, columns };
  }
  return undefined;
}

/** Index of the row directly above the first one that has both a day and an amount; -1 when there is none. */
function likelyHeading(rows: readonly Row[]): number {
  const first = rows
    .slice(0, headingRows + 1)
    .findIndex(
      ({ cells }) =>
        cells.some((cell) => dayIn(cell, 'day-first')) && cells.filter((cell) => amountIn(cell)).length > 0,
    );
  return first > 0 && (rows[first - 1]?.cells.length ?? 0) > 1 ? first - 1 : -1;
}

const rowsForPeople = 4;

function tableForPeople({ rows, heading }: { rows: Row[]; heading: number }): UnknownColumns {
  const cellsOf = (row: Row | undefined): string[] => (row?.cells ?? []).map((cell) => plainText(cell).slice(0, 80));
  return {
    headings: cellsOf(rows[heading]),
    rows: rows.slice(heading + 1, heading + 1 + rowsForPeople).map(cellsOf),
  };
}

/** The IBAN in rows above the headings or in a column. @throws StatementFault when there are several accounts */
function ibanIn(above: readonly Row[], movements: readonly Row[], { account }: CsvColumns): string | null {
  const accounts = account === undefined ? [] : movements.map(({ cells }) => compactNumber(cells[account] ?? ''));
  const named = [...new Set(accounts.filter((text) => text !== ''))];
  const ibans = [...above.flatMap((row) => row.cells), ...named].flatMap((cell) => ibanOf(cell) ?? []);
  if (named.length > 1 || new Set(ibans).size > 1) throw severalAccounts();
  return ibans[0] ?? null;
}

/** @throws StatementFault when the file says that its amounts are not in riyals */
function refuseForeign(above: readonly Row[], movements: readonly Row[], columns: CsvColumns): void {
  const currencyCells = above.flatMap(({ cells }) => {
    const at = cells.findIndex((cell) => /^(?:account )?(?:currency|ccy)\b|عمل[ةه]/i.test(cell.trim()));
    return at < 0 ? [] : cells.slice(at, at + 2);
  });
  const amounts = [columns.amount, columns.debit, columns.credit, columns.balance, columns.currency];
  const inHeadings = above.at(-1)?.cells.filter((_, at) => amounts.includes(at)) ?? [];
  const inRows = movements.flatMap(({ cells }) => cells.filter((_, at) => amounts.includes(at)));
  for (const cell of [...currencyCells, ...inHeadings, ...inRows]) {
    const currency = foreignCurrencyIn(cell);
    if (currency !== undefined) throw foreignCurrency(currency);
  }
}

function rowsOf(text: string, delimiter: string, mostLines: number): Row[] {
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      to: mostLines + 2 * headingRows,
      // The line number in the file is added as the first cell, for messages.
      on_record: (record: string[], { lines }: { lines: number }) => [String(lines), ...record],
    });
  } catch {
    // The parser fails on unclosed quotes and on rows longer than in any statement.
    throw new StatementFault('unreadable', { ar: 'الملف ليس جدول CSV سليمًا', en: 'The file is not a valid CSV table' });
  }
  if (rows.length > mostLines + headingRows) throw tooManyLines(mostLines);
  if (rows.some((row) => row.length > mostColumns))
    throw new StatementFault('columns', { ar: 'أعمدة الملف أكثر من المسموح', en: 'The file has too many columns' });
  return rows.map(([place = '0', ...cells]) => ({ place: Number(place), cells }));
}

/** Balances in named rows around the movements, such as `الرصيد الافتتاحي`. */
function namedBalances(rows: readonly Row[]): Map<'opening' | 'closing', Halalas> {
  const named = new Map<'opening' | 'closing', Halalas>();
  for (const { cells } of rows) {
    const name = balanceNamedIn(cells);
    const balance = name && cells.map(amountIn).findLast((amount) => amount !== undefined);
    if (name && balance !== undefined) named.set(name, balance);
  }
  return named;
}

/** Whether a row is a movement; rows without a date or without any amount are totals and notes. */
function isMovement({ cells }: Row, columns: CsvColumns): boolean {
  if (!/[\d\u0660-\u0669\u06f0-\u06f9]/.test(cells[columns.date!] ?? '')) return false;
  return [columns.amount, columns.debit, columns.credit].some(
    (at) => at !== undefined && (cells[at] ?? '').trim() !== '',
  );
}

function readRow({ place, cells }: Row, columns: CsvColumns, order: DateOrder): BalancedLine {
  const cell = (at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? ''));
  const bookedOn = dayIn(cell(columns.date), order);
  if (!bookedOn) throw lineFault(place, 'تاريخ غير صحيح', 'a date that is not valid');
  const amount = signedAmount(cell, columns);
  if (amount === undefined) throw lineFault(place, 'مبلغ غير صحيح', 'an amount that is not valid');
  const balanceCell = cell(columns.balance);
  const balance = balanceCell.trim() === '' ? null : amountIn(balanceCell);
  if (balance === undefined) throw lineFault(place, 'رصيد غير صحيح', 'a balance that is not valid');
  return {
    bookedOn,
    amount,
    balance,
    place,
    references: referencesIn([cell(columns.reference)]),
    description: plainText(cell(columns.description)),
  };
}

function signedAmount(cell: (at: number | undefined) => string, columns: CsvColumns): Halalas | undefined {
  if (columns.debit !== undefined && columns.credit !== undefined) {
    const debit = optionalAmount(cell(columns.debit));
    const credit = optionalAmount(cell(columns.credit));
    if (debit === undefined || credit === undefined || (debit !== 0n && credit !== 0n)) return undefined;
    return debit === 0n ? credit : halalas(debit < 0n ? debit : -debit);
  }
  const amount = amountIn(cell(columns.amount));
  if (amount === undefined || amount < 0n) return amount;
  const mark = arabicSearchKey(cell(columns.mark));
  return /^(dr?|debit|مدين|سحب|خصم)\b|^(مدين|سحب|خصم)/.test(mark) ? halalas(-amount) : amount;
}

function optionalAmount(cell: string): Halalas | undefined {
  return /^[\s\-\u2013\u2212]*$/.test(cell) ? halalas(0n) : amountIn(cell);
}

/** Lines oldest first. Banks use either order; the balances show which, otherwise the dates. */
function oldestFirst(lines: BalancedLine[]): BalancedLine[] {
  const reversed = lines.toReversed();
  const [asWritten, turned] = [balanceGaps(lines).length, balanceGaps(reversed).length];
  if (asWritten !== turned) return asWritten < turned ? lines : reversed;
  return lines[0]!.bookedOn <= lines.at(-1)!.bookedOn ? lines : reversed;
}

interface BalanceGap {
  line: BalancedLine;
  difference: Halalas;
}

/**
 * The lines whose balance does not follow from the previous one. A single balance that was written wrong makes two gaps
 * that cancel each other out; the line with that balance is named and not the one after it.
 */
function balanceGaps(lines: readonly BalancedLine[]): BalanceGap[] {
  const gaps: BalanceGap[] = [];
  let balanceOnly: Halalas | null = null;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const difference: Halalas =
      !before || before.balance === null || line.balance === null
        ? halalas(0n)
        : halalas(line.balance - before.balance - line.amount);
    const ends: boolean = difference !== 0n && balanceOnly === halalas(-difference);
    if (difference !== 0n && !ends) gaps.push({ line, difference });
    balanceOnly = difference === 0n || ends ? null : difference;
  }
  return gaps;
}

function balancesOf(
  lines: BalancedLine[],
  known: { opening?: Halalas | undefined; closing?: Halalas | undefined },
): { opening: Halalas; closing: Halalas } {
  const broken = balanceGaps(lines).map(({ line, difference }) => {
    const amount = displayAmount(difference, { sign: 'never' });
    return lineText(
      line.place,
      `الرصيد لا يتبع ما قبله، والفرق ${amount} ريال`,
      `the balance does not follow from the one before; the difference is ${amount} riyals`,
    );
  });
  if (broken.length > 0) throw faultOfLines('sum', broken);
  const [first] = lines;
  const last = lines.at(-1);
  const fromFirst = first && first.balance !== null ? halalas(first.balance - first.amount) : undefined;
  const opening = fromFirst ?? known.opening;
  const closing = known.closing ?? last?.balance ?? undefined;
  if (opening === undefined || closing === undefined) {
    throw new StatementFault('balances-missing', {
      ar: 'لا رصيد في الكشف: أدخل الرصيد الافتتاحي والختامي',
      en: 'The statement has no balances: enter the opening and the closing balance',
    });
  }
  if (fromFirst !== undefined && known.opening !== undefined && fromFirst !== known.opening) {
    checkSum({ opening: known.opening, closing: fromFirst, lines: [] });
  }
  return { opening, closing };
}
