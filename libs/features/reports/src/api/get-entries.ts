import { keepPreviousData } from '@tanstack/react-query';
import { transactionList, type TransactionSort } from '@waqf/contracts/finances';
import { figureEntries } from '@waqf/contracts/reporting';
import { apiPages, type Contract, type QueryParams, withQuery } from '@waqf/platform-web';
import type { EntrySearch, ReportSearch } from '../model/report-filter';

const pageSize = 100;

/** `GET /api/transactions`: the entries behind the figures, a page at a time. */
export const entryPages = (search: EntrySearch, sort?: TransactionSort) =>
  pagesOf('transactions', transactionList, { ...search, sort });

/** `GET /api/figure-entries`: the entries that a figure adds up, a page at a time. */
export const figurePages = (search: ReportSearch & { figure: string }) =>
  pagesOf('figure-entries', figureEntries, { ...search });

/** The query key is below `/api/transactions`, so that new entries refresh these queries. */
function pagesOf<Page extends { nextCursor: string | null }>(
  list: 'transactions' | 'figure-entries',
  contract: Contract<Page>,
  search: QueryParams,
) {
  return {
    ...apiPages(
      ['/api/transactions', list, withQuery('', search)],
      (cursor) => withQuery(`/api/${list}`, { ...search, limit: pageSize, cursor }),
      contract,
    ),
    placeholderData: keepPreviousData,
  };
}
