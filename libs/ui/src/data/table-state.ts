import { arabicSearchKey } from '@waqf/formats';
import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The value to sort by; without it the column cannot be sorted. */
  sortValue?: (row: Row) => string | number | bigint;
  /** The text that a search looks in; by default a column is not searched. */
  searchText?: (row: Row) => string;
  /** `amount` aligns to the physical right in both directions. */
  align?: 'start' | 'end' | 'amount';
  /** The column cannot be hidden. The first column, the name of the row, is always shown. */
  fixed?: boolean;
  /** Hidden until the user chooses it. */
  hiddenAtFirst?: boolean;
  /** The server can sort by it, even without `sortValue`. */
  sortable?: boolean;
}

/** Whether the user may sort by a column. */
export const isSortable = <Row>({ sortValue, sortable }: DataColumn<Row>): boolean =>
  sortValue !== undefined || sortable === true;

/** The user's search, sort order and choices; small and flat, so that it fits in the URL. */
export interface TableState {
  sort?: { key: string; order: 'ascending' | 'descending' };
  search: string;
  /** Counted from 1. */
  page: number;
  /** Keys of hidden columns; when undefined, the columns decide. */
  hidden?: string[];
}

export const FIRST_STATE: TableState = { search: '', page: 1 };

/** Reads a state from a query string: `?sort=-date&q=...&page=2&hide=a,b`. A prefix allows two tables on a page. */
export function tableStateFromQuery(query: URLSearchParams, prefix = ''): TableState {
  const sort = query.get(`${prefix}sort`);
  const page = Number(query.get(`${prefix}page`));
  const hide = query.get(`${prefix}hide`);
  return {
    sort: sort ? { key: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'descending' : 'ascending' } : undefined,
    search: query.get(`${prefix}q`) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    hidden: hide === null ? undefined : hide.split(',').filter(Boolean),
  };
}

/** A copy of the query with the state in it; default values are left out. */
export function tableStateToQuery(state: TableState, query: URLSearchParams, prefix = ''): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined || value === '') next.delete(prefix + name);
    else next.set(prefix + name, value);
  };
  put('sort', state.sort && `${state.sort.order === 'descending' ? '-' : ''}${state.sort.key}`);
  put('q', state.search);
  put('page', state.page > 1 ? String(state.page) : undefined);
  if (state.hidden === undefined) next.delete(`${prefix}hide`);
  else next.set(`${prefix}hide`, state.hidden.join(','));
  return next;
}

function compare(a: string | number | bigint, b: string | number | bigint, collator: Intl.Collator): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The rows that match the search, in the chosen order. */
export function visibleRows<Row>(rows: Row[], columns: DataColumn<Row>[], state: TableState, language: string): Row[] {
  const wanted = arabicSearchKey(state.search);
  const found =
    wanted === ''
      ? rows
      : rows.filter((row) =>
          columns.some((column) => column.searchText && arabicSearchKey(column.searchText(row)).includes(wanted)),
        );
  const sortValue = columns.find((column) => column.key === state.sort?.key)?.sortValue;
  if (!sortValue || !state.sort) return found;
  const collator = new Intl.Collator(language, { numeric: true });
  const side = state.sort.order === 'ascending' ? 1 : -1;
  return [...found].sort((a, b) => side * compare(sortValue(a), sortValue(b), collator));
}
