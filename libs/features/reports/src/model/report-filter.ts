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
  unnamed,
} from '@waqf/contracts/finances';
import {
  lineLabels,
  waqfReportTypes,
  type FigureParts,
  type Report,
  type LineKey,
  type ReportLine,
  type ReportType,
} from '@waqf/contracts/reporting';
import { addMonths, firstDayOf, lastDayOf, riyadhMonth } from '@waqf/formats';
import { isDay, isId, oneOf } from '@waqf/screen-kit';

/** The periods of the specification, and a free range. */
export const periods = ['current_month', 'last_month', 'current_year', 'all_time', 'range'] as const;
export type Period = (typeof periods)[number];

/** The state of the page that is kept in the address. */
export interface ReportFilter {
  type: ReportType;
  waqfId: string | undefined;
  period: Period;
  /** The first day, set for a chosen range only. */
  from: string;
  to: string;
  /** Filters the entries to those of the figure that was opened. */
  entries: TransactionType | undefined;
  kind: Kind | undefined;
  fund: IncomeFund | undefined;
  /** The figure whose entries are shown, by the server's name for it, and the line that it belongs to. */
  figure: string | undefined;
  line: LineKey | undefined;
}

const kinds = [...incomeSources, ...expenseCategories, unnamed] as const;
type Kind = (typeof kinds)[number];

/** The parameters of a report; an empty value means no bound. */
export interface ReportSearch {
  waqfId?: string;
  from?: string;
  to?: string;
}

export interface EntrySearch extends ReportSearch {
  type?: TransactionType;
  source?: IncomeSource | typeof unnamed;
  category?: ExpenseCategory | typeof unnamed;
  fund?: IncomeFund;
  q?: string;
}

/** Reads the filter from an address; unknown values are ignored, so that no link can break the page. */
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
    kind: oneOf(kinds, params.get('kind')),
    fund: oneOf(incomeFunds, params.get('fund')),
    figure: params.get('figure') ?? undefined,
    line: oneOf(Object.keys(lineLabels) as LineKey[], params.get('line')),
  };
}

/** Address parameters that are set when a figure is opened. */
const opened = ['entries', 'kind', 'fund', 'figure', 'line'] as const;
export const noOpenFigure = {
  entries: undefined,
  kind: undefined,
  fund: undefined,
  figure: undefined,
  line: undefined,
} as const satisfies Partial<ReportFilter>;

/** A copy of the address with the filter in it; default values are left out. */
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
  for (const name of opened) put(name, filter.type === 'detailed' ? filter[name] : undefined);
  return next;
}

/** Whether the filter differs from the page's default. */
export const hasFilter = (filter: ReportFilter): boolean =>
  filter.waqfId !== undefined ||
  filter.period !== 'current_month' ||
  filter.entries !== undefined ||
  filter.figure !== undefined;

/** The days of a period in Gregorian months of Riyadh, as banks and leases use them. */
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

/** The search for the entries that are shown below the figures. */
export function entriesOf(filter: ReportFilter, now: Date, q: string): EntrySearch {
  return {
    ...searchOf(filter, now),
    type: filter.entries,
    source: filter.entries === 'expense' ? undefined : oneOf([...incomeSources, unnamed], filter.kind),
    category: filter.entries === 'income' ? undefined : oneOf([...expenseCategories, unnamed], filter.kind),
    fund: filter.fund,
    q,
  };
}

/** The entries of all income of the yield, and of all expenses. */
export const opensIncome = { type: 'income', kind: null, fund: 'yield' } as const;
export const opensExpenses = { type: 'expense', kind: null } as const;

/** The address of a figure's entries: the detailed report of the same waqf and period. */
export function entriesHref(filter: ReportFilter, opens: NonNullable<ReportLine['opens']>): string {
  const params = paramsOf({
    ...filter,
    ...noOpenFigure,
    type: 'detailed',
    entries: oneOf(['income', 'expense'] as const, opens.type),
    kind: oneOf(kinds, opens.kind),
    fund: oneOf(incomeFunds, opens.fund),
  });
  return `/reports?${params}`;
}

/**
 * The address of a figure's parts when the list of entries has no filter for them, in the days that the figure covers.
 */
export function partsHref(filter: ReportFilter, { figure, from, to }: FigureParts, line: string): string {
  const days = { period: 'range', from: from ?? '', to } as const;
  const known = oneOf(Object.keys(lineLabels) as LineKey[], line);
  return `/reports?${paramsOf({ ...filter, ...noOpenFigure, ...days, type: 'detailed', figure, line: known })}`;
}

/** The addresses that the figures of a line open: this period's, and the previous period's. */
export function hrefsOf(
  filter: ReportFilter,
  line: ReportLine,
  before: Report['before'],
): { now: string | undefined; before: string | undefined } {
  const { opens, adds, addsBefore, key } = line;
  const earlier = before && { ...filter, period: 'range' as const, ...before };
  return {
    now: adds ? partsHref(filter, adds, key) : opens ? entriesHref(filter, opens) : undefined,
    before: addsBefore
      ? partsHref(filter, addsBefore, key)
      : opens && earlier
        ? entriesHref(earlier, opens)
        : undefined,
  };
}

/** The sort order in the address, as the table wrote it. */
export const sortOf = (params: URLSearchParams): TransactionSort | undefined =>
  oneOf(transactionSorts, params.get('sort'));
