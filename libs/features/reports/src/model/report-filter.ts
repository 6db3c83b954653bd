import {
  expenseCategories,
  incomeFunds,
  incomeSources,
  transactionSorts,
  type ExpenseCategory,
  type IncomeFund,
  type IncomeSource,
  type TransactionSort,
  type TransactionType,
} from '@waqf/contracts/finances';
import { waqfReportTypes, type ReportLine, type ReportType } from '@waqf/contracts/reporting';
import { addMonths, firstDayOf, lastDayOf, riyadhMonth } from '@waqf/formats';

/** The periods of the specification, and any range. */
export const periods = ['current_month', 'last_month', 'current_year', 'all_time', 'range'] as const;
export type Period = (typeof periods)[number];

/** What the address bar says. */
export interface ReportFilter {
  type: ReportType;
  waqfId: string | undefined;
  period: Period;
  /** Of a chosen range only. */
  from: string;
  to: string;
  /** Of the entries: which of them a figure opened. */
  entries: TransactionType | undefined;
  kind: IncomeSource | ExpenseCategory | undefined;
  fund: IncomeFund | undefined;
}

/** What a report is asked for; empty: without that bound. */
export interface ReportSearch {
  waqfId?: string;
  from?: string;
  to?: string;
}

export interface EntrySearch extends ReportSearch {
  type?: TransactionType;
  source?: IncomeSource;
  category?: ExpenseCategory;
  fund?: IncomeFund;
  q?: string;
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
const isId = (text: string | null): text is string => text !== null && /^[\da-f-]{36}$/i.test(text);
const oneOf = <T extends string>(choices: readonly T[], text: string | null | undefined): T | undefined =>
  choices.find((choice) => choice === text);

/** Reads the filter from an address; what it doesn't know is left out, so that no link can break the page. */
export function filterOf(params: URLSearchParams): ReportFilter {
  const from = params.get('from');
  const to = params.get('to');
  const waqfId = params.get('waqf');
  return {
    type: oneOf(waqfReportTypes, params.get('type')) ?? 'financial',
    waqfId: isId(waqfId) ? waqfId : undefined,
    period: oneOf(periods, params.get('period')) ?? 'current_month',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
    entries: oneOf(['income', 'expense'] as const, params.get('entries')),
    kind: oneOf([...incomeSources, ...expenseCategories] as const, params.get('kind')),
    fund: oneOf(incomeFunds, params.get('fund')),
  };
}

/** A copy of the address with the filter in it; what is as at first is left out. */
export function paramsOf(filter: ReportFilter, params = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined, first = '') => {
    if (value === undefined || value === first) next.delete(name);
    else next.set(name, value);
  };
  const range = filter.period === 'range';
  put('type', filter.type, 'financial');
  put('waqf', filter.waqfId);
  put('period', filter.period, 'current_month');
  put('from', range ? filter.from : '');
  put('to', range ? filter.to : '');
  put('entries', filter.type === 'detailed' ? filter.entries : undefined);
  put('kind', filter.type === 'detailed' ? filter.kind : undefined);
  put('fund', filter.type === 'detailed' ? filter.fund : undefined);
  return next;
}

/** Whether the filter differs from what the page shows at first. */
export const narrows = (filter: ReportFilter): boolean =>
  filter.waqfId !== undefined || filter.period !== 'current_month' || filter.entries !== undefined;

/** The days of a period in Gregorian months of Riyadh, as banks and leases count. */
export function searchOf({ waqfId, period, from, to }: ReportFilter, now: Date): ReportSearch {
  const month = riyadhMonth(now);
  const year = month.slice(0, 4);
  const last = addMonths(month, -1);
  const days: Record<Period, ReportSearch> = {
    current_month: { from: firstDayOf(month), to: lastDayOf(month) },
    last_month: { from: firstDayOf(last), to: lastDayOf(last) },
    current_year: { from: `${year}-01-01`, to: `${year}-12-31` },
    all_time: {},
    range: { from, to },
  };
  return { waqfId, ...days[period] };
}

/** The entries that the filter shows below the figures. */
export function entriesOf(filter: ReportFilter, now: Date, q: string): EntrySearch {
  return {
    ...searchOf(filter, now),
    type: filter.entries,
    source: oneOf(incomeSources, filter.kind),
    category: oneOf(expenseCategories, filter.kind),
    fund: filter.fund,
    q,
  };
}

/** Where a figure's entries stand: the detailed report of the same waqf and period. */
export function entriesHref(filter: ReportFilter, opens: NonNullable<ReportLine['opens']>): string {
  const params = paramsOf({
    ...filter,
    type: 'detailed',
    entries: oneOf(['income', 'expense'] as const, opens.type),
    kind: oneOf([...incomeSources, ...expenseCategories] as const, opens.kind),
    fund: oneOf(incomeFunds, opens.fund),
  });
  return `/reports?${params}`;
}

/** The order that an address asks for, as the table wrote it there. */
export const sortOf = (params: URLSearchParams): TransactionSort | undefined =>
  oneOf(transactionSorts, params.get('sort'));
