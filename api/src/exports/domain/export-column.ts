import { riyadhClock } from '@waqf/formats';
import type { Language } from '@waqf/contracts/identity';

interface Column<Row, Kind extends string, Value> {
  /** As the table of the screen names its column. */
  readonly key: string;
  readonly kind: Kind;
  readonly title: Readonly<Record<Language, string>>;
  /** Null leaves the cell empty. Methods, so that a column of one row type stands in a list of any. */
  value(row: Row, language: Language): Value | null;
}

/**
 * A column of an export by what stands in its cells: `amount` in riyals as on the wire (`"1234.50"`), `day` as
 * `YYYY-MM-DD` or a moment whose day in Riyadh is meant, `moment` an ISO moment shown in Riyadh's time, `link` a
 * path of the platform that opens from the file.
 */
export type ExportColumn<Row> =
  | Column<Row, 'text', string>
  | Column<Row, 'link', string>
  | Column<Row, 'number', number>
  | Column<Row, 'amount', string>
  | Column<Row, 'day', string>
  | Column<Row, 'moment', string>;

/** What a cell of Excel holds; dates carry Riyadh's clock in their UTC fields, because a cell knows no zone. */
export type CellValue = string | number | Date | null;

/** Excel refuses longer texts (32,767). */
const longestText = 32_000;

/** The cell of a row: real numbers and dates, and text that is never read as a formula. */
export function cellOf<Row>(column: ExportColumn<Row>, row: Row, language: Language): CellValue {
  const value = column.value(row, language);
  if (value === null) return null;
  if (column.kind === 'text' || column.kind === 'link') return String(value).slice(0, longestText);
  if (column.kind === 'number' || column.kind === 'amount') return Number(value);
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(`${text}T00:00:00Z`);
  const local = riyadhClock(new Date(text));
  return column.kind === 'moment' ? local : new Date(local.toISOString().slice(0, 10));
}

/** Rows in the order of one column, empty cells last; for tables that are small enough to be sorted here. */
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
