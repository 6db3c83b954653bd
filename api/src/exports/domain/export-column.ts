import { riyadhClock, riyadhDay } from '@waqf/formats';
import type { Language } from '@waqf/contracts/identity';

interface Column<Row, Kind extends string, Value> {
  /** The key of the column in the table on the screen. */
  readonly key: string;
  readonly kind: Kind;
  readonly title: Readonly<Record<Language, string>>;
  /** Null leaves the cell empty. A method, so that columns of different row types fit into one list. */
  value(row: Row, language: Language): Value | null;
}

/**
 * A column of an export by the kind of its cells: `amount` in riyals as in the API (`"1234.50"`), `day` as `YYYY-MM-DD`
 * or as a moment whose day in Riyadh is shown, `moment` an ISO moment shown in Riyadh's time, `link` a path of the
 * platform that opens from the file.
 */
export type ExportColumn<Row> =
  | Column<Row, 'text', string>
  | Column<Row, 'link', string>
  | Column<Row, 'number', number>
  | Column<Row, 'amount', string>
  | Column<Row, 'day', string>
  | Column<Row, 'moment', string>;

/** The value of an Excel cell; dates have the time in Riyadh in their UTC fields, because a cell has no time zone. */
export type CellValue = string | number | Date | null;

/** A little below the limit of Excel (32,767 characters). */
const longestText = 32_000;

/** The cell of a row: numbers and dates with their types, and text that is never read as a formula. */
export function cellOf<Row>(column: ExportColumn<Row>, row: Row, language: Language): CellValue {
  const value = column.value(row, language);
  if (value === null) return null;
  if (column.kind === 'text' || column.kind === 'link') return String(value).slice(0, longestText);
  if (column.kind === 'number' || column.kind === 'amount') return Number(value);
  const text = String(value);
  return column.kind === 'moment' ? riyadhClock(new Date(text)) : new Date(`${dayOf(text)}T00:00:00Z`);
}

/** The same cell as plain text, with amounts and moments as in the API; a day is the day in Riyadh here too. */
export function plainCellOf<Row>(column: ExportColumn<Row>, row: Row, language: Language): string {
  const value = column.value(row, language);
  if (value === null) return '';
  return column.kind === 'day' ? dayOf(String(value)) : String(value);
}

const dayOf = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : riyadhDay(new Date(text)));

/** Rows sorted by one column, empty cells last; for tables that are small enough to be sorted in memory. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ExportColumn<Row>[],
  sort: { readonly key: string; readonly order: 'ascending' | 'descending' } | undefined,
  language: Language,
): Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (!column || !sort) return [...rows];
  const collator = new Intl.Collator(language, { numeric: true });
  const side = sort.order === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, cell: cellOf(column, row, language) }));
  return keyed.sort((a, b) => compare(a.cell, b.cell, side, collator)).map(({ row }) => row);
}

function compare(a: CellValue, b: CellValue, side: 1 | -1, collator: Intl.Collator): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === 'string' && typeof b === 'string') return side * collator.compare(a, b);
  return side * (Number(a) - Number(b));
}
