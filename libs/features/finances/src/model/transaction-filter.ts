import {
  expenseCategories,
  incomeSources,
  transactionSorts,
  type ExpenseCategory,
  type IncomeSource,
  type TransactionSort,
  type TransactionType,
} from '@waqf/contracts/finances';
import type { TransactionSearch } from '../api/get-transactions';
import { daysOf, firstAndLastDay, periods, type Period } from './period';
import { isDay, isId, oneOf } from '@waqf/screen-kit';

/** The state of the list that is kept in the address. */
export interface TransactionFilter {
  waqfId: string | undefined;
  type: TransactionType | undefined;
  /** A source or a category; each of them determines the type. */
  kind: IncomeSource | ExpenseCategory | undefined;
  period: Period;
  from: string;
  to: string;
  q: string;
}

/** Reads the filter from an address; unknown values are ignored, so that no link can break the page. */
export function filterOf(params: URLSearchParams): TransactionFilter {
  const from = params.get('from');
  const to = params.get('to');
  const waqfId = params.get('waqf');
  return {
    waqfId: isId(waqfId) ? waqfId : undefined,
    type: oneOf(['income', 'expense'] as const, params.get('type')),
    kind: oneOf([...incomeSources, ...expenseCategories] as const, params.get('kind')),
    period: oneOf(periods, params.get('period')) ?? 'any',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
    q: params.get('q') ?? '',
  };
}

/** A copy of the address with the filter in it; default values are left out. */
export function paramsOf(filter: TransactionFilter, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined, first = '') => {
    if (value === undefined || value === first) next.delete(name);
    else next.set(name, value);
  };
  put('waqf', filter.waqfId);
  put('type', filter.type);
  put('kind', filter.kind);
  put('period', filter.period, 'any');
  put('from', filter.period === 'chosen' ? filter.from : '');
  put('to', filter.period === 'chosen' ? filter.to : '');
  put('q', filter.q);
  return next;
}

/** The first day of the month, when the filter covers exactly one month. */
export function monthOf({ period, from, to }: TransactionFilter): string | undefined {
  const [year = '', month = ''] = from.split('-');
  if (period !== 'chosen' || from === '') return undefined;
  const ends = firstAndLastDay(Number(year), Number(month));
  return ends.from === from && ends.to === to ? from : undefined;
}

/** The sort order in the address, as the table wrote it; undefined (newest first) when it is missing or unknown. */
export const sortOf = (params: URLSearchParams): TransactionSort | undefined =>
  oneOf(transactionSorts, params.get('sort'));

/** Whether any filter is set. */
export const hasFilter = ({ waqfId, type, kind, period, q }: TransactionFilter): boolean =>
  waqfId !== undefined || type !== undefined || kind !== undefined || period !== 'any' || q !== '';

/** The filter as the server's search parameters. */
export function searchOf(filter: TransactionFilter, now: Date): TransactionSearch {
  const { from, to } = daysOf(filter.period, now, filter);
  return {
    waqfId: filter.waqfId,
    type: filter.type,
    from,
    to,
    q: filter.q.trim(),
    source: oneOf(incomeSources, filter.kind ?? null),
    category: oneOf(expenseCategories, filter.kind ?? null),
  };
}
